/// One page for a browser: each screen as a picture with what VoiceOver reads, and the findings.
struct HTMLReporter: Reporter {
  static let info = ReporterInfo(
    name: "html", summary: "a page with a picture of each screen and what VoiceOver reads",
    fileExtension: "html", details: [.source, .screens],
    about: """
      One self-contained page for people who look at the findings together: developers, designers,
      testers. It needs no script and asks for nothing from the network; a policy on the page
      forbids both. Each screen is drawn from the frames in its file, with numbered stops along the
      way of a swipe, findings marked on their elements, and the transcript of VoiceOver beside it.
      Findings can be filtered by severity, rule and file. The page follows the reader's choice of
      light or dark, contrast and text size, and prints with everything opened.

      At most \(HTMLContents.maximumOfRule) findings of a rule in a file are written out,
      \(HTMLContents.maximumFindings) in all, the worst first, and \(HTMLContents.maximumScreens)
      screens; a picture has at most \(ScreenPicture.maximumBoxes) elements and
      \(ScreenPicture.maximumStops) stops. The page says what is left out, and its numbers count
      everything. Known findings are counted and not shown.

      Columns are counted in Unicode scalars. Texts from files are escaped, cut after
      \(ByteWriter.maximumHTMLText) scalars, and kept from changing the direction of what stands
      around them; control characters and direction marks are written as escapes.
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    HTMLPage(report, style).write(to: &output)
  }
}
