import Linting

/// Fingerprints of which no two are the same in a report, for services that keep one finding each.
struct UniqueFingerprints {
  private var seen: Set<UInt64> = []
  private var repeats: [UInt64: UInt64] = [:]

  /// A fingerprint of 16 hexadecimal digits: that of the finding, unless it was there before.
  mutating func fingerprint(of finding: LocatedFinding) -> String {
    digits(of: finding.fingerprintHash)
  }

  /// The fingerprint of what could not be read.
  mutating func fingerprint(of error: InputError, in file: FileReport) -> String {
    var hash = StableHash()
    hash.mix(InputErrorText.rule)
    hash.mix(file.identity)
    hash.mix(error.message)
    return digits(of: hash.value)
  }

  private mutating func digits(of mark: UInt64) -> String {
    if seen.insert(mark).inserted { return FindingTrace.digits(of: mark) }
    var hash = StableHash(continuing: mark)
    var count = repeats[mark, default: 0]
    repeat {
      count += 1
      hash = StableHash(continuing: mark)
      hash.mix(count)
    } while !seen.insert(hash.value).inserted
    repeats[mark] = count
    return FindingTrace.digits(of: hash.value)
  }
}

extension FileReport {
  /// The hash of the identifying path. Reports have it instead of the path, which may be one of the
  /// machine.
  var identity: UInt64 {
    if let identityHash { return identityHash }
    var hash = StableHash()
    hash.mix(identifyingPath)
    return hash.value
  }
}
