import Linting

/// The findings of a report that a SARIF file has room for.
struct SARIFSelection {
  /// A file and those of its findings that are shown, in the order of the report.
  struct Part {
    let file: FileReport
    let findings: [LocatedFinding]
  }

  /// The files that have findings, in the order of the report.
  let parts: [Part]
  /// How many findings are left out.
  let omitted: Int

  /// Selects what the limits allow, the worst first; `weight` is what the rest of the file
  /// weighs already.
  init(_ report: LintReport, _ limits: SARIFLimits, beside weight: Int) {
    let files = report.files.filter { $0.findings.count > 0 }
    var room = (results: limits.results, bytes: limits.bytes - weight)
    for file in files {
      room.bytes -= SARIFLimits.frame + 3 * file.repositoryPath.utf8.count
    }
    var scale = Scale()
    let findings = files.map { file in
      file.findings.map { (rank: Self.rank(of: $0), weight: scale.weight(of: $0)) }
    }
    var kept = files.map { [Bool](repeating: false, count: $0.findings.count) }
    var omitted = 0
    for rank in 0..<Self.ranks {
      for index in files.indices {
        for (place, (own, weight)) in findings[index].enumerated() where own == rank {
          if omitted == 0, room.results > 0, room.bytes >= weight {
            room = (room.results - 1, room.bytes - weight)
            kept[index][place] = true
          } else {
            omitted += 1
          }
        }
      }
    }
    let unlisted = report.unlisted
    self.omitted = omitted + unlisted.total + unlisted.known + unlisted.suppressed
    parts = zip(files, kept).map { file, kept in
      let findings =
        omitted == 0
        ? file.findings : zip(file.findings, kept).filter { $0.1 }.map(\.0)
      return Part(file: file, findings: findings)
    }
  }

  private static let ranks = 12

  /// How soon a finding is written: new ones first, then known ones, the bad before the harmless.
  private static func rank(of finding: LocatedFinding) -> Int {
    let states = [LocatedFinding.State.new, .known, .suppressed]
    let state = states.firstIndex(of: finding.state) ?? 0
    guard finding.certainty == .violation else { return state * 4 + 3 }
    switch finding.severity {
    case .error: return state * 4
    case .warning: return state * 4 + 1
    case .note: return state * 4 + 2
    }
  }

  /// Weighs findings in the order of the report.
  private struct Scale {
    /// A text, and how far into the file it stood.
    private struct Earlier {
      let text: String
      let position: Int
    }

    /// How far back a compressor looks, with room for a long message.
    private static let window = 24_000
    /// The most that the member names of a result take before they are compressed.
    private static let names = 600

    private var position = 0
    private var helps: [String: Earlier] = [:]
    private var messages: [String: Earlier] = [:]

    /// The weight of a finding. Message and advice were mostly said by the finding before of its
    /// rule; one of another rank may be left out and does not count.
    mutating func weight(of finding: LocatedFinding) -> Int {
      var weight = SARIFLimits.frame
      for text in [
        finding.screen, finding.nodePath, finding.nodeID, finding.suppression?.reason,
      ] {
        weight += SARIFLimits.weight(of: text.map { $0.beginning(atMost: SARIFLimits.name) })
      }
      for related in finding.related {
        weight += SARIFLimits.relatedFrame + SARIFLimits.weight(of: related.message)
      }
      let key = "\(SARIFSelection.rank(of: finding)) \(finding.rule.id)"
      weight += self.weight(of: finding.help, after: helps[key])
      weight += self.weight(of: finding.message, after: messages[key])
      helps[key] = Earlier(text: finding.help, position: position)
      messages[key] = Earlier(text: finding.message, position: position)
      position +=
        weight + finding.message.utf8.count + finding.help.utf8.count + Self.names
        * (1 + finding.related.count)
      return weight
    }

    /// The weight of a text: as much of it as differs from the one before, if that is near enough.
    private func weight(of text: String, after earlier: Earlier?) -> Int {
      guard let earlier, position - earlier.position < Self.window else {
        return SARIFLimits.weight(of: text)
      }
      let (new, old) = (Array(text.utf8), Array(earlier.text.utf8))
      let start = zip(new, old).prefix { $0 == $1 }.count
      let most = min(new.count, old.count) - start
      let end = zip(new.reversed(), old.reversed()).prefix { $0 == $1 }.count
      // Each of the two repetitions takes no more than eight bytes.
      let rest = new[start..<new.count - min(end, most)]
      return 16 + SARIFLimits.weight(of: String(decoding: rest, as: UTF8.self))
    }
  }
}

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

  /// The weight of a result beside its texts. Its member names are those of the one before, and no
  /// such repetition takes more than four bytes; numbers and hashes repeat nothing.
  static let frame = 160
  /// The weight of a related place of a result beside its text.
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
