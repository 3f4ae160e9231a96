/// Shortened words that keep their full stop at the end of a label.
enum DottedWords {
  private static let all: Set<String> = Set(
    """
    etc inc ltd co corp llc jr sr st no nos vs approx dept est ext fig gov min max misc mr \
    mrs ms dr prof rev tel vol pp pg p a.m p.m e.g i.e u.s u.k d.c ph.d b.a m.a bzw usw z.b \
    d.h ca nr str tel abs gmbh bros ave blvd rd apt hr hrs sec qty incl excl temp avg jan \
    feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun cont \
    ed eds ver
    """.split(separator: " ").map(String.init))

  /// Whether a word, without its last full stop, is a shortened one.
  static func isAbbreviation(_ word: Substring) -> Bool {
    let lower = word.lowercased()
    return word.count == 1 || word.contains(".") || all.contains(lower)
  }
}
