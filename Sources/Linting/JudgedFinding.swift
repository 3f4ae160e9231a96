import DocumentSyntax
import ScreenModel

/// A finding whose severity, suppression and identity are decided. Its places are still offsets:
/// lines and columns are counted once, when all findings of the file are known.
struct JudgedFinding: Sendable {
  let content: LocatedFinding.Content
  let severity: Severity
  let certainty: Certainty
  let range: SourceRange
  /// The hash that its fingerprint spells.
  var fingerprintHash: UInt64
  var related: [Finding.Note]
  /// The number of its screen and the place of its element there, on request.
  var details: FindingDetails?

  var rule: RuleInfo { content.rule }
  var isSuppressed: Bool { content.suppression != nil }

  /// The offsets of its places, in the order in which `located` takes their positions.
  func appendOffsets(to offsets: inout [Int]) {
    offsets.append(range.start)
    offsets.append(range.end)
    for place in related {
      offsets.append(place.range.start)
      offsets.append(place.range.end)
    }
  }

  /// The finding with lines and columns, taken from the front of a list.
  func located(by positions: inout ArraySlice<Position>) -> LocatedFinding {
    let start = positions.removeFirst()
    let end = positions.removeFirst()
    return LocatedFinding(
      content: content, severity: severity, certainty: certainty, start: start, end: end,
      fingerprintHash: fingerprintHash, state: isSuppressed ? .suppressed : .new,
      related: related.map {
        LocatedFinding.Related(
          message: $0.message, start: positions.removeFirst(), end: positions.removeFirst())
      }, details: details)
  }
}

/// Tells findings of a file apart that have the same fingerprint, by their order.
struct FingerprintNumbering: Sendable {
  private var counts: [UInt64: UInt64] = [:]

  /// Gives the findings that come next hashes of their own.
  mutating func number(_ findings: inout [JudgedFinding]) {
    for index in findings.indices {
      findings[index].fingerprintHash = unique(findings[index].fingerprintHash)
    }
  }

  /// The hash of the next finding whose own hash is `hash`: the same for the first of them.
  mutating func unique(_ hash: UInt64) -> UInt64 {
    let count = counts[hash, default: 0]
    counts[hash] = count + 1
    guard count > 0 else { return hash }
    var numbered = StableHash(continuing: hash)
    numbered.mix(count)
    return numbered.value
  }
}
