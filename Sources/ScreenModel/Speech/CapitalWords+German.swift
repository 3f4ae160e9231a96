/// The ordinary words of German that are too short to be told from acronyms by their length.
extension CapitalWords {
  /// German words of two to five letters that interfaces use; a list of our own.
  static let german = list(
    """
    ab aber abo ach alle allem allen aller alles als also alt alte alten am an ans app apps arm \
    art auch auf aus auto außen bad bahn bald ball band bank bar bau baum bei beim bett bild \
    bin bis bist bitte blatt blau blick blitz boden bot box brot buch bunt bus chat da dach \
    damit dank dann das datei daten datum dauer dein deine dem den denn der des dich die dies \
    diese dir doch dort drauf drei du durch ecke eilt ein eine einem einen einer eines eis end \
    ende eng er erde erst erste es essen etwa euch euer eure fach fahrt fall falls farbe fast \
    feld fern fest fett film finde fisch foto frau frei früh fuß fünf für gab gang ganz gar \
    gast geben gegen geh gehe gehen gelb geld gern glas glück gold grad grau groß grund gruß \
    grün gut gute guten haar habe haben halb hallo halt hand hat haus heim heiß hell her herr \
    herz heute hier hilfe hin hoch hof hund ich ihm ihn ihnen ihr ihre im in info ins ist ja \
    jahr jahre jede jeder jetzt jung kalt kann karte kasse kauf kaufe kein keine kind kino klar \
    klein kommt konto kopf korb kraft kreis kunde kurz laden lage land lang lange laut leben \
    leer leg legen leute licht lieb liebe liste los luft lust mach mache mai mail mal man mann \
    markt mehr mein meine menge menü mich milch mir mit mitte monat mord musik muss mut nach \
    nacht name nase nass nein netz neu neue neuen neues nicht nie noch nord not notiz null nun \
    nur ob oben obst oder ofen offen ohne ohr ort ost paar park pass pause platz plus post \
    preis punkt rad rand rat raum raus recht rede reise rest rot route ruf ruhe rund sache safe \
    sag sage satz schal schon schön see sehen sehr sein seine seit seite sie sind so sohn sonne \
    sonst spar spaß spiel sport spät stadt stand start statt stern stil stopp suche süd süß tag \
    tage tal tarif tat tee teil teile test text tief tipp tisch tod ton top tor tot tour treue \
    tun typ tür uhr um und uns unser unten unter vater viel viele vier voll vom von vor vorne \
    wagen wahl wald wand wann war ware warm warum was weg weil wein weit weiß welt wem wen wenn \
    wer werk wert west wie will wind wir wird wo woche wohin wohl wort zahl zeige zeit ziel \
    zoll zoo zu zug zum zur zwei öl über
    """)
}
