import Testing

@testable import ScreenModel

@Suite("Voice") struct VoiceTests {
  @Test(arguments: [
    ("6000", "six thousand"), ("6,000", "six thousand"), ("6.000", "six point zero zero zero"),
    ("520215", "five two zero two one five"),
    ("520,215", "five hundred twenty thousand two hundred fifteen"),
    ("4422", "four thousand four hundred twenty two"), ("91 014", "nine one zero one four"),
    ("1.0", "one point zero"), ("0.0", "zero point zero"), ("12.5", "twelve point five"),
    (".5", "point five"), ("9.0.4", "nine point zero point four"),
    ("10.0.4", "ten point zero point four"),
    (
      "192.168.100.10",
      "one hundred ninety two point one hundred sixty eight point one hundred point ten"
    ),
    ("-100", "minus one hundred"), ("−100", "minus one hundred"),
    ("(-2.5)", "(minus two point five)"),
    ("-9565", "minus nine thousand five hundred sixty five"), ("75%", "seventy five percent"),
    ("12.5%", "twelve point five percent"), ("75 %", "seventy five percent"), ("2nd", "second"),
    ("21st", "twenty first"), ("14th", "fourteenth"), ("11th", "eleventh"),
    ("100th", "one hundredth"),
    ("30th", "thirtieth"), ("2th", "two th"), ("n°5", "N degrees five"), ("1 of 3", "one of three"),
    ("06", "zero six"), ("00", "zero"), ("007", "zero zero seven"), ("0", "zero"),
    ("1/2", "one slash two"), ("Chapter 1", "Chapter one"), ("Chapter 1.", "Chapter one."),
    ("Count 1.0", "Count one point zero"), ("100000", "one zero zero zero zero zero"),
    ("99999", "ninety nine thousand nine hundred ninety nine"), ("Chapter IV", "Chapter IV"),
    ("1,000,000,000,000", "one trillion"),
    (
      "1,000,000,000,000,000",
      "one zero zero zero zero zero zero zero zero zero zero zero zero zero zero zero"
    ),
    ("1,000,001", "one million one"), ("115", "one hundred fifteen"),
    ("1,23,456", "one, twenty three thousand four hundred fifty six"), ("16:9", "sixteen: nine"),
    ("1,23", "one, twenty three"),
  ])
  func numbers(written: String, heard: String) { check(written, heard) }

  @Test(arguments: [
    ("06/14/03", "zero six slash fourteen slash zero three"),
    ("12/05/2020", "twelve slash zero five slash two thousand twenty"),
    ("2020-05-12", "two thousand twenty, zero five, twelve"),
    ("2020-05-12 14:15:16", "two thousand twenty, zero five, twelve fourteen fifteen sixteen"),
    ("00:10", "zero ten"), ("01:05", "zero one zero five"), ("1:05", "one zero five"),
    ("-0:45", "minus zero forty five"),
    ("14:15", "fourteen fifteen"), ("14:00", "fourteen"), ("00:00", "zero zero"),
    ("1:02:03", "one zero two zero three"), ("9:30 AM", "nine thirty A-M"),
    ("9:30am", "nine thirty A-M"), ("9:00 p.m. sharp", "nine P-M sharp"), ("9 PM", "nine P-M"),
    ("2h 34m", "two hours thirty four minutes"), ("2h34m", "two hours thirty four minutes"),
    ("39m", "thirty nine meters"), ("56m remaining", "fifty six meters remaining"),
    ("30 min", "thirty minutes"), ("1 h 39 m", "one hour thirty nine minutes"),
    ("1m 10s", "one minute ten seconds"), ("Feb", "February"), ("Feb.", "February."),
    ("Apr", "A-P-R"), ("APR", "A-P-R"), ("Mar", "March"), ("June 14, 2003", "June fourteenth 2003"),
    ("June 14 2003", "June fourteenth 2003"), ("Apr 5", "April fifth"),
    ("Sept. 5", "September fifth"),
    ("June 2003", "June 2003"), ("February 21st", "February twenty first"),
    ("Mar 21, 10:30", "March twenty first, ten thirty"), ("task, 00:10", "task, zero ten"),
    ("Graduation date, June 14 2003", "Graduation date, June fourteenth 2003"),
    ("You may 5", "You may five"), ("the sat in mar and dec", "the sat in mar and dec"),
  ])
  func dates(written: String, heard: String) { check(written, heard) }

  @Test(arguments: [
    ("$42 million", "forty two million dollars"), ("$5", "five dollars"), ("$1", "one dollar"),
    ("$4.50", "four dollars and fifty cents"), ("$4.00", "four dollars"),
    ("$0.99", "ninety nine cents"), ("$1.01", "one dollar and one cent"),
    ("$4.5", "four point five dollars"),
    ("$1,234.56", "one thousand two hundred thirty four dollars and fifty six cents"),
    ("-€100", "minus one hundred euros"), ("€-100", "minus one hundred euros"),
    ("−€100", "minus one hundred euros"), ("- €100", "one hundred euros"),
    ("-$115.00", "minus one hundred fifteen dollars"), ("100 €", "one hundred euros"),
    ("-100 €", "minus one hundred euros"), ("£3.20", "three pounds and twenty pence"),
    ("¥500", "five hundred yen"), ("€100,50", "one hundred euros and fifty cents"),
    ("4,50 €", "four euros and fifty cents"), ("$5K", "five thousand dollars"),
    ("$5-$10", "five dollars, ten dollars"), ("$€££", "dollar euro pound pound"), ("$", "dollar"),
    ("$.50", "fifty cents"), ("1 000 €", "one zero zero zero euros"),
    ("$4.50/mo", "four dollars and fifty cents slash mo"),
    ("$6.000", "six point zero zero zero dollars"),
  ])
  func amounts(written: String, heard: String) { check(written, heard) }

  @Test(arguments: [
    ("LOG", "L-O-G"), ("NEW", "N-E-W"), ("VERY", "V-E-R-Y"), ("ÖFFNEN", "Ö-F-F-N-E-N"),
    ("ВЫХОД", "В-Ы-Х-О-Д"), ("DON'T", "D-O-N-T"), ("NASA's", "N-A-S-A's"), ("PDFs", "P-D-Fs"),
    ("Q&A", "Q and A"), ("I am A", "I am A"), ("destructiveRed", "destructiveRed"),
    ("iOS", "iOS"), ("LH454", "L-H four hundred fifty four"), ("B2", "B two"), ("MP3", "M-P three"),
    ("4K", "four K"), ("H2O", "H two O"), ("COVID-19", "C-O-V-I-D nineteen"), ("X-RAY", "X-R-A-Y"),
    ("E\u{301}TE\u{301}", "E\u{301}-T-E\u{301}"), ("東京", "東京"), ("LOG IN", "L-O-G I-N"),
    ("LINEの2要素", "L-I-N-E の2要素"), ("電源100%", "電源100%"), ("5 é", "five é"),
  ])
  func capitals(written: String, heard: String) {
    var profile = SpeechProfile()
    profile.capitals = .spell
    #expect(Voice(profile).spoken(written) == heard)
  }

  @Test(arguments: [
    ("LOG", "L-O-G"), ("NEW", "N-E-W"), ("ADD", "A-D-D"), ("SALE", "SALE"), ("SCORE", "SCORE"),
    ("IMPORTANT", "IMPORTANT"), ("HTML", "H-T-M-L"), ("QR", "Q-R"), ("ON", "ON"), ("OFF", "OFF"),
    ("NASA", "NASA"), ("SIGN UP NOW", "SIGN UP NOW"), ("LOG IN", "L-O-G I-N"), ("XKCD", "X-K-C-D"),
    ("TERMS OF SALE", "TERMS OF SALE"), ("KWZ", "K-W-Z"), ("COVID-19", "COVID nineteen"),
  ])
  func capitalsByTheLists(written: String, heard: String) { check(written, heard) }

  @Test(arguments: [
    ("NEU", "de", "N-E-U"), ("SUCHE", "de", "SUCHE"), ("LOS", "es", "L-O-S"),
    ("COMPTE", "fr", "COMPTE"), ("CLAIR", "fr", "CLAIR"), ("OUI", "fr", "O-U-I"),
    ("BUSCAR", "es", "BUSCAR"), ("XQZ", "de", "X-Q-Z"),
  ])
  func capitalsInOtherLanguages(written: String, language: String, heard: String) {
    #expect(Voice(language: language).spoken(written) == heard)
  }

  @Test(arguments: [
    ("Item\tPrice", "Item, Price"), ("Photo \u{FFFC} of Ana", "Photo of Ana"), ("To\n--", "To"),
    ("13 : 39", "thirteen thirty nine"), ("2024", "twenty twenty four"),
    ("2007", "two thousand seven"),
    ("1905", "nineteen oh five"), ("1900", "nineteen hundred"),
    ("2024 items", "two thousand twenty four items"),
  ])
  func pausesYearsAndPlaceholders(written: String, heard: String) { check(written, heard) }

  @Test(arguments: [
    ("4 m", "four meters"), ("1m ago", "one meter ago"), ("8 m²", "eight M to the power of two"),
    ("5 km²", "five K M to the power of two"), ("5.37 GB", "five point three seven gigabytes"),
    ("(5.37 GB)", "(five point three seven G B)"), ("Gov. Smith", "Governor Smith"),
    ("No 8-digit code", "number eight digit code"), ("No. 5", "number five"),
    ("No 5", "number five"),
    ("No way", "No way"), ("bd. Voltaire", "B D Voltaire"), ("Grad Date", "Grad Date"),
    ("3mon", "three mon"), ("Dr. Who", "Doctor Who"), ("St. Paul", "Saint Paul"),
    ("Main St. and", "Main Street and"), ("Cats vs. dogs", "Cats versus dogs"),
    ("Cats, etc.", "Cats, et cetera."), ("Cats, etc. Dogs", "Cats, et cetera. Dogs"),
    ("Use e.g. this", "Use for example this"), ("20 km/h", "twenty kilometers per hour"),
    ("5 m/s", "five meters per second"), ("21°C", "twenty one degrees Celsius"),
    ("-1 °F", "minus one degree Fahrenheit"), ("5°", "five degrees"), ("5 in", "five in"),
    ("6 ft", "six feet"), ("1 ft", "one foot"), ("5 mph", "five miles per hour"),
    ("1990s", "one thousand nine hundred ninety s"), ("the 80s", "the eighty s"),
    ("10s", "ten seconds"), ("'90s", "'ninety s"), ("5 min. walk", "five minutes walk"),
    ("2.4 GHz", "two point four gigahertz"), ("5G", "five G"),
  ])
  func abbreviationsAndUnits(written: String, heard: String) { check(written, heard) }

  @Test(arguments: [
    ("a, b; c. d: e! f?", "a, b; c. d: e! f?"), ("and/or", "and slash or"), ("A / B", "A slash B"),
    ("1 - 2", "one, two"), ("1-2", "one, two"), ("9–5", "nine, five"), ("• Item", "bullet Item"),
    ("Wi-Fi", "Wi-Fi"), ("Save – now", "Save – now"), ("…", "…"), ("\"5\"", "\"five\""),
    ("Optional(\"Bob\")", "Optional(\"Bob\")"), ("one\ntwo", "one, two"),
    ("one.\n two", "one. two"),
    ("one\r\n\r\ntwo\n", "one, two"), ("a & b", "a and b"), ("C++", "C plus plus"),
    ("#5", "number five"), ("50% off", "fifty percent off"),
    ("© 2015", "copyright two thousand fifteen"),
    ("3×4", "three times four"), ("Next →", "Next right arrow"),
    ("★★☆", "black star black star white star"), ("✓ Done", "check mark Done"), ("it's", "it's"),
    ("5/7", "five slash seven"), ("\u{2028}a\u{2028}b", "a, b"), ("Say (hi)", "Say (hi)"),
    ("10-20%", "ten, twenty percent"), ("5(x) 5\"", "five (x) five\""),
    ("▶\u{FE0E} Play", "black right-pointing triangle Play"),
    ("x² 5 kg/m²", "x squared five kilograms slash m squared"), ("9:00-17:00", "nine, seventeen"),
  ])
  func marks(written: String, heard: String) { check(written, heard) }

  @Test(arguments: [
    ("555-0123", "five hundred fifty five, zero one two three"),
    (
      "+1 (555) 010-9999",
      "plus one, five hundred fifty five, zero one zero, "
        + "nine thousand nine hundred ninety nine"
    ),
    (
      "(555) 123-4567",
      "five hundred fifty five, one hundred twenty three, "
        + "four thousand five hundred sixty seven"
    ),
    (
      "555.123.4567",
      "five hundred fifty five, one hundred twenty three, "
        + "four thousand five hundred sixty seven"
    ),
    ("2010-2015", "two thousand ten, two thousand fifteen"),
    ("3.14159265", "three point one four one five nine two six five"),
    ("12.05.2020", "twelve point zero five point two thousand twenty"),
  ])
  func phones(written: String, heard: String) { check(written, heard) }

  @Test(arguments: [
    ("john@example.com", "john at example dot com"), ("GOV.UK", "G-O-V dot U-K"),
    ("Visit example.com.", "Visit example dot com."),
    ("https://a.b/c", "https colon slash slash a dot b slash c"),
    ("(www.example.org/x_1)", "(www dot example dot org slash x underscore one)"),
    ("ic_save_24.png", "ic save twenty four dot png"), ("icon@2x.png", "icon at two x dot png"),
    ("start.png", "start dot png"), ("btn-close", "btn-close"),
    ("IMG_12.JPG", "I-M-G twelve dot J-P-G"),
    ("first_last@example.com", "first underscore last at example dot com"), ("Ok.Go", "Ok.Go"),
    ("discover_tick", "discover tick"),
  ])
  func namesAndAddresses(written: String, heard: String) { check(written, heard) }

  @Test(arguments: [
    ("😀", "grinning face"), ("Hi 😀!", "Hi grinning face!"), ("😀😀", "grinning face grinning face"),
    ("👍🏽", "thumbs up sign with medium skin tone"), ("👨‍👩‍👧", "man woman girl"), ("🇺🇸", "flag U-S"),
    ("1️⃣", "keycap one"), ("❤️", "heavy black heart"), ("\u{E000}", ""), ("\u{F8FF} Save", "Save"),
    ("Save \u{E000}", "Save"), ("a\u{E000}b", "a b"), ("5😀", "five grinning face"),
  ])
  func emoji(written: String, heard: String) { check(written, heard) }

  private func check(_ written: String, _ heard: String) {
    #expect(Voice().spoken(written) == heard)
  }
}
