/// The style sheet of the page.
///
/// Every colour is a variable, so that dark, high contrast, forced colours and print change nothing
/// else. Contrast is at least 4.5 : 1 for text and 3 : 1 for what is needed to see a control.
enum HTMLStyleSheet {
  /// The whole style sheet.
  static let text = colors + layout + cards + picture + media

  private static let light = """
    --page:#f5f6f8;--card:#fff;--text:#1b2029;--soft:#525c6b;--line:#d9dee5;--strong:#737d8c;
    --link:#0a559e;--focus:#0a559e;--code:#eef1f5;--hit:#ffe9a8;
    --error:#ad1128;--error-bg:#fdeef0;--warning:#834400;--warning-bg:#fff4e0;
    --note:#0a559e;--note-bg:#e9f2fb;--review:#653a99;--review-bg:#f4eefb;
    --suppressed:#525c6b;--suppressed-bg:#eef1f5;--ok:#1a6630;--ok-bg:#e8f6ec;
    --screen:#fff;--shape:#aab3c0;--ink:#3b4450;--tint:#e8eef6;--tint-ink:#23425f;
    --way:#0b6bcb;--stop:#0a559e;--stop-ink:#fff;--beyond:#8d97a5;
    --shadow:0 1px 2px rgba(20,30,50,.06),0 4px 16px rgba(20,30,50,.05);

    """

  private static let dark = """
    --page:#101317;--card:#191d23;--text:#e9ecf1;--soft:#adb6c3;--line:#323a45;--strong:#7f8a99;
    --link:#86bfff;--focus:#86bfff;--code:#242a33;--hit:#543f00;
    --error:#ff9fab;--error-bg:#37191f;--warning:#ffc56e;--warning-bg:#342710;
    --note:#8fc5ff;--note-bg:#142a42;--review:#d2b6ff;--review-bg:#2a2040;
    --suppressed:#adb6c3;--suppressed-bg:#242a33;--ok:#86d99b;--ok-bg:#14301d;
    --screen:#20252d;--shape:#59636f;--ink:#c6cdd7;--tint:#2b3644;--tint-ink:#c5dcf5;
    --way:#5aa9f7;--stop:#8fc5ff;--stop-ink:#0d1a28;--beyond:#6b7583;--shadow:none;

    """

  private static let colors = """
    :root{color-scheme:light dark;\(light)}
    @media screen and (prefers-color-scheme:dark){:root{\(dark)}}
    @media (prefers-contrast:more){:root{--soft:var(--text);--line:var(--strong);
    --strong:var(--text)}}
    @media (forced-colors:active){:root{--page:Canvas;--card:Canvas;--text:CanvasText;
    --soft:CanvasText;--line:CanvasText;--strong:CanvasText;--link:LinkText;--focus:Highlight;
    --screen:Canvas;--shape:GrayText;--ink:CanvasText;--tint:Canvas;--tint-ink:CanvasText;
    --way:LinkText;--stop:CanvasText;--stop-ink:Canvas;--beyond:GrayText;--error:CanvasText;
    --warning:CanvasText;--note:CanvasText;--review:CanvasText;--suppressed:CanvasText;
    --ok:CanvasText}}

    """

  private static let layout = """
    *,*::before,*::after{box-sizing:border-box}
    html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,-apple-system,
    "Segoe UI",Roboto,"Helvetica Neue",sans-serif;overflow-wrap:anywhere}
    a{color:var(--link);text-underline-offset:.15em}
    a:hover{text-decoration-thickness:2px}
    :focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
    main:focus{outline:none}
    h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure{margin:0}
    h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.015em}
    h2{font-size:1.375rem;line-height:1.25;letter-spacing:-.01em;margin:0 0 1rem}
    h3{font-size:1.125rem;line-height:1.35}
    h4{font-size:1.0625rem;line-height:1.35}
    h5{font-size:.8125rem;letter-spacing:.04em;text-transform:uppercase;color:var(--soft);
    margin:0 0 .625rem}
    h6{font-size:1rem;line-height:1.45;font-weight:600}
    code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;
    font-size:.875em}
    bdi{unicode-bidi:isolate}
    .vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);
    white-space:nowrap}
    .skip{position:absolute;left:-99rem;top:.5rem;background:var(--card);padding:.5rem 1rem;
    z-index:9}
    .skip:focus{left:.5rem}
    .signs{position:absolute}
    .sign{width:1em;height:1em;vertical-align:-.125em;margin-right:.375em;flex:none}
    .cut{fill:none;stroke:var(--card);stroke-width:1.8;stroke-linecap:round}
    .ring{fill:none;stroke:currentColor;stroke-width:2}
    .top,.foot,.layout{max-width:88rem;margin-left:auto;margin-right:auto;padding-left:1.5rem;
    padding-right:1.5rem}
    .top{padding-top:2rem;padding-bottom:1.25rem}
    .brand{font-weight:600;color:var(--soft);font-size:.875rem;letter-spacing:.02em}
    .when,.foot{color:var(--soft);font-size:.875rem}
    .foot{padding-top:1rem;padding-bottom:3rem}
    main{min-width:0}
    main>section{margin-bottom:2.5rem}
    .index ul{list-style:none;padding:0}
    .index>ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-bottom:1.5rem}
    .index a{display:inline-flex;min-height:1.75rem;align-items:center;gap:.5rem}
    .index .files{display:none}
    .number{flex:none;color:var(--soft);font-size:.8125rem;font-variant-numeric:tabular-nums}
    @media (min-width:70rem){
    .layout{display:grid;grid-template-columns:15rem minmax(0,1fr);gap:2.5rem;align-items:start}
    .index{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow-y:auto;
    font-size:.9375rem}
    .index>ul{display:block}
    .index a{padding:.125rem .5rem;border-radius:6px;text-decoration:none;width:100%}
    .index a:hover{background:var(--code);text-decoration:underline}
    .index .files{display:block;margin-left:.625rem;border-left:1px solid var(--line);
    padding-left:.25rem}
    .index .files a{justify-content:space-between}
    }

    """

  private static let cards = """
    .verdict{display:flex;gap:.75rem;padding:1rem 1.25rem;border-radius:12px;
    border-left:6px solid currentColor;margin-bottom:1.25rem}
    .verdict p{color:var(--text)}
    .verdict>.sign{width:1.5rem;height:1.5rem;margin:0}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;
    margin-bottom:1rem}
    .tile{background:var(--card);border:1px solid var(--line);border-radius:12px;
    padding:.875rem 1.125rem;box-shadow:var(--shadow);border-top:4px solid currentColor}
    .tile dt{font-size:.875rem;font-weight:600}
    .tile dd{font-size:1.875rem;line-height:1.2;font-weight:700;color:var(--text);
    font-variant-numeric:tabular-nums}
    .tile.zero{border-top-color:var(--line)}
    .tile.zero dt,.tile.zero dd{color:var(--soft)}
    .s-error{color:var(--error)}.s-warning{color:var(--warning)}.s-note{color:var(--note)}
    .s-review{color:var(--review)}.s-suppressed{color:var(--suppressed)}
    .verdict.s-error{background:var(--error-bg)}.verdict.s-note{background:var(--note-bg)}
    .verdict.s-ok{background:var(--ok-bg);color:var(--ok)}
    .facts{display:grid;gap:.375rem}
    .facts>div{display:grid;grid-template-columns:8.5rem minmax(0,1fr);gap:.75rem}
    .facts dt{color:var(--soft);font-size:.875rem;line-height:1.5rem}
    .facts.wide{grid-template-columns:repeat(auto-fit,minmax(11rem,max-content));gap:.25rem 2rem}
    .facts.wide>div{display:flex;gap:.5rem}
    .facts ul,.silent ul,.plain{padding-left:1.25rem}
    .plain,.links{list-style:none;padding:0}
    .facts ul.links{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0}
    .links a,.tags a{display:inline-block;min-height:1.5rem;line-height:1.5rem}
    .soft,.kind,.about,.limit,.remark,.place{color:var(--soft)}
    .kind,.limit,.remark,.about{font-size:.875rem}
    .limit{border-left:3px solid var(--strong);padding-left:.75rem;margin-top:.75rem;
    margin-bottom:.75rem}
    .remark{margin-top:.5rem;margin-bottom:.5rem}
    .scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);
    border-radius:12px;
    box-shadow:var(--shadow)}
    table{border-collapse:collapse;width:100%;font-size:.9375rem}
    caption{text-align:left;color:var(--soft);font-size:.875rem;padding:.75rem 1rem .25rem}
    th,td{text-align:left;padding:.5rem 1rem;border-bottom:1px solid var(--line);
    vertical-align:top}
    .scroll th,.path,.index{overflow-wrap:break-word}
    tbody th code{white-space:nowrap}
    thead th{font-size:.8125rem;color:var(--soft);white-space:nowrap}
    tbody th{font-weight:500;min-width:15rem;width:100%}
    tbody th .soft{display:block;font-weight:400;font-size:.875rem}
    tbody th a{display:inline-block;min-height:1.5rem}
    td{min-width:3rem}
    tbody tr:last-child>*{border-bottom:0}
    .n{text-align:right;font-variant-numeric:tabular-nums}
    td.n{font-weight:600}
    td.zero{color:var(--soft);font-weight:400}
    .filter{display:none}
    @supports selector(:has(*)){.filter{display:block}}
    .filter form{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;
    background:var(--card);border:1px solid var(--line);border-radius:12px;
    padding:.75rem 1.125rem;
    box-shadow:var(--shadow)}
    fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;
    align-items:center;min-width:0}
    legend{float:left;font-weight:600;padding:0;margin-right:1rem;font-size:.9375rem}
    .choice,.pick{display:inline-flex;align-items:center;min-height:2rem;font-size:.9375rem;
    gap:.375rem}
    .choice .sign{margin:0}
    .pick{color:var(--soft);min-width:0;overflow-wrap:normal}
    input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--link)}
    select,button{font:inherit;font-size:.9375rem;color:var(--text);background:var(--card);
    border:1px solid var(--strong);border-radius:8px;padding:.25rem .625rem;min-height:2rem;
    max-width:100%}
    select{width:14rem}
    .legend,.card{background:var(--card);border:1px solid var(--line);border-radius:14px;
    padding:1.125rem 1.375rem;margin-bottom:1rem;box-shadow:var(--shadow)}
    .card{content-visibility:auto;contain-intrinsic-size:auto 40rem}
    details.card{contain-intrinsic-size:auto 4rem}
    .legend p{max-width:70ch;margin-top:.625rem}
    summary{cursor:pointer;min-height:1.75rem;line-height:1.75rem}
    summary h4{display:inline}
    summary .about{font-weight:400;margin-left:.625rem}
    details.card[open]>summary{margin-bottom:1rem}
    .head{margin-bottom:1rem;break-after:avoid}
    @counter-style silent{system:cyclic;symbols:""}
    @counter-style nothing{system:fixed 0;symbols:"Nothing matches these filters.";
    fallback:silent;suffix:""}
    #screens{counter-reset:shown}
    .file{counter-increment:shown}
    .nothing::after{content:counter(shown,nothing)}
    .file{margin-top:2rem;margin-bottom:2.5rem}
    .path{margin-bottom:.125rem}
    .file>.about{margin-bottom:.875rem}
    .chip{display:inline-block;font-size:.875rem;font-weight:600;margin-right:.375rem}
    .screen{display:grid;gap:1.5rem}
    .transcript{margin-bottom:1.5rem}
    .transcript:last-child{margin-bottom:0}
    @media (min-width:52rem){.screen.narrow{grid-template-columns:auto minmax(0,1fr);
    align-items:start;gap:2rem}}
    @media (min-width:52rem) and (min-height:58rem){.screen.narrow .picture{position:sticky;
    top:1rem}}
    .picture{max-width:100%}
    .picture svg{display:block;max-width:100%;height:auto}
    figcaption{color:var(--soft);font-size:.875rem;margin-top:.5rem;max-width:22rem}
    .stops{list-style-type:"";padding:0}
    .stops>li{display:flex;gap:.75rem;padding-top:.375rem;padding-bottom:.375rem;
    border-bottom:1px solid var(--line)}
    .stops>li:last-child{border:0}
    .no{flex:none;min-width:1.5rem;height:1.5rem;padding-left:.25rem;padding-right:.25rem;
    border-radius:.75rem;
    background:var(--stop);color:var(--stop-ink);font-size:.75rem;font-weight:700;
    line-height:1.5rem;
    text-align:center;font-variant-numeric:tabular-nums}
    .say{font-weight:500}
    .open{display:block}
    .say.none,.enter{font-style:italic;color:var(--soft);font-weight:400}
    .ref{display:inline-flex;align-items:center;min-height:1.5rem;padding-left:.375rem;
    padding-right:.375rem;
    border:1px solid currentColor;border-radius:6px;font-size:.8125rem;font-weight:700;
    text-decoration:none;margin-left:.25rem;position:relative}
    .ref.s-error,.ref.s-warning,.ref.s-note,.ref.s-review,.ref.s-suppressed{color:var(--grade)}
    .f.s-error{--grade:var(--error);--ground:var(--error-bg)}
    .f.s-warning{--grade:var(--warning);--ground:var(--warning-bg)}
    .f.s-note{--grade:var(--note);--ground:var(--note-bg)}
    .f.s-review{--grade:var(--review);--ground:var(--review-bg)}
    .f.s-suppressed{--grade:var(--suppressed);--ground:var(--suppressed-bg)}
    .silent{margin-top:.75rem;font-size:.9375rem}
    .finding{border:1px solid var(--line);border-left:5px solid var(--grade,var(--error));
    border-radius:10px;padding:.875rem 1.125rem;margin-bottom:.75rem;color:var(--text);
    background:var(--card)}
    .finding:last-child{margin-bottom:0}
    .finding:target{outline:3px solid var(--focus);outline-offset:2px}
    .finding h6{margin-bottom:.625rem}
    .badge{display:inline-flex;align-items:center;color:var(--grade);background:var(--ground);
    border-radius:6px;padding:.0625rem .5rem;font-size:.8125rem;font-weight:700;
    line-height:1.5rem;
    margin-right:.125rem}
    .badge .cut{stroke:var(--ground)}
    .source{margin:.75rem 0 0;padding:.625rem .875rem;background:var(--code);border-radius:8px;
    white-space:pre-wrap;line-height:1.6}
    .line{display:inline-block;min-width:2.5em;margin-right:.75em;color:var(--soft);
    text-align:right;user-select:none;-webkit-user-select:none}
    mark{background:var(--hit);color:inherit;text-decoration:underline;
    text-decoration-thickness:2px;
    text-underline-offset:.2em;border-radius:2px}
    .tags{display:flex;align-items:baseline;flex-wrap:wrap;gap:.125rem 1.125rem;
    font-size:.875rem;margin-top:.75rem}
    dd.tags{margin:0}
    .lead{margin-bottom:.75rem}

    """

  private static let picture = """
    .p-screen{fill:var(--screen);stroke:var(--strong);stroke-width:1.5}
    .p-edge{fill:none;stroke:var(--strong);stroke-width:1.5}
    .p-view{fill:none;stroke:var(--shape);stroke-width:1}
    .p-image{fill:var(--tint);stroke:var(--shape)}
    .p-cross{stroke:var(--shape);fill:none}
    .p-control{fill:var(--tint);stroke:var(--shape)}
    .p-field{fill:var(--screen);stroke:var(--strong)}
    .p-knob{fill:var(--shape);stroke:var(--strong)}
    .p-text{fill:var(--ink)}
    .p-label{fill:var(--tint-ink);font-weight:600}
    .picture text{unicode-bidi:isolate}
    .p-beyond{fill:url(#beyond);opacity:.35}
    .stripe{fill:var(--beyond)}
    .way{pointer-events:none}
    .p-way{fill:none;stroke:var(--way);stroke-width:2;opacity:.85;stroke-linecap:round}
    .p-head{fill:var(--way)}
    .p-stop{fill:var(--stop);stroke:var(--screen);stroke-width:1.5}
    .p-stop.off{fill:var(--screen);stroke:var(--stop);stroke-dasharray:3 2}
    .p-no{fill:var(--stop-ink);font-size:11px;font-weight:700;text-anchor:middle}
    .p-no.off{fill:var(--stop)}
    .p-mark{fill:transparent;stroke:var(--grade);stroke-width:2.5}
    .s-warning .p-mark{stroke-dasharray:8 4}
    .s-note .p-mark{stroke-dasharray:2 3}
    .s-review .p-mark{stroke-dasharray:9 3 2 3}
    .s-suppressed .p-mark{stroke-width:1;stroke-dasharray:1 4}
    .p-tag{fill:var(--grade);stroke:var(--screen);stroke-width:1.5}
    .p-code{fill:var(--screen);font-size:11px;font-weight:700;text-anchor:middle}
    .mark:focus-visible{outline:none}
    .p-hit{fill:transparent}
    .mark:focus-visible .p-hit,.mark:hover .p-hit,.mark:focus-visible .p-tag{stroke:var(--focus);
    stroke-width:4}

    """

  private static let media = """
    @media (max-width:40rem){
    .top,.foot,.layout{padding-left:1rem;padding-right:1rem}
    .card,.legend{padding:1rem}
    .facts>div{grid-template-columns:minmax(0,1fr);gap:0}
    .facts>div+div{margin-top:.25rem}
    .finding{padding:.75rem .875rem}
    .tiles{grid-template-columns:repeat(2,minmax(0,1fr))}
    .pick,select{width:100%}
    th,td{padding:.5rem .75rem}
    }
    @media (prefers-reduced-motion:no-preference){html:focus-within{scroll-behavior:smooth}}
    @page{margin:14mm}
    @media print{
    :root{\(light)--page:#fff;--shadow:none}
    body{font-size:10pt}
    .index,.filter,.skip,.nothing{display:none}
    .top,.foot,.layout{max-width:none;padding-left:0;padding-right:0}
    .card,.legend{content-visibility:visible;border-radius:6px}
    .finding,.picture,.tile,.stops>li,tr{break-inside:avoid}
    h2,h3,h4,h5,.head,.file>.about{break-after:avoid}
    h2,caption,thead,summary{break-after:avoid}
    details.card,.rule{break-inside:avoid}
    summary{list-style:none}
    summary::-webkit-details-marker{display:none}
    .silent{display:flow-root}
    .transcript{break-inside:avoid}
    .transcript~h5{clear:both}
    details::details-content{content-visibility:visible;display:block;block-size:auto}
    .rule .tags a::after{content:" (" attr(href) ")";font-weight:400}
    .scroll{overflow:visible}
    .screen{display:flow-root}
    .screen.narrow .picture{float:left;margin-right:1.25rem}
    .picture svg{max-height:11cm;width:auto;max-width:8cm}
    .picture.tall svg{max-height:24cm}
    details.card .picture svg{max-height:7cm}
    .picture.tallest svg{width:6cm;height:23cm;max-height:none}
    .picture.tallest::after{content:"The rest of the picture is on the page in a browser.";
    display:block;max-width:6cm;color:var(--soft);font-size:.875rem}
    .screen.wide .picture svg{max-height:14cm;max-width:100%}
    .stops,.finding{display:flow-root}
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }

    """
}
