/// How much of a SARIF file GitHub takes.
struct SARIFLimits {
  /// The most results of a run.
  var results = 25_000
  /// The most bytes that results and notifications may weigh, as `weight` counts. GitHub takes
  /// 10 MB compressed; the rest is for the rules, of which all together have less than half an MB.
  var bytes = 9_000_000
  /// The most bytes that notifications may weigh.
  var notificationBytes = 2_000_000
  /// The most places of a result.
  var places = 1_000

  /// The most characters of a name of others: more than the beginning tells nobody anything.
  static let name = 1_000

  /// What a result weighs beside its texts. Its member names are those of the one before, and no
  /// such repetition takes more than four bytes; numbers and hashes repeat nothing.
  static let frame = 160
  /// What a related place of a result weighs beside its text.
  static let relatedFrame = 80

  /// The most bytes that a text takes in a compressed file: where nothing in it repeats, a byte of
  /// ASCII takes no more than eight bits; others may, and escapes make some bytes longer before.
  static func weight(of text: String?) -> Int {
    guard let text else { return 0 }
    var weight = 4
    for byte in text.utf8 {
      switch byte {
      case 0..<0x20, 0x22, 0x5C, 0x7F: weight += 6
      case 0x80...: weight += 3
      default: weight += 1
      }
    }
    return weight
  }
}
