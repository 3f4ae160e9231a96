import ScreenModel

/// The names that authors wrote, by the words that they begin and end with.
///
/// A rule about words asks for the elements whose names may have one of its phrases, and looks at
/// those closely. A name is the label of an element where VoiceOver stops, or else its text.
struct NameIndex: SharedKnowledge {
  private typealias Entry = (key: UInt32, element: Int32)

  /// The elements whose names somebody wrote, in document order.
  private var named: [Int32] = []
  /// Those with a name of other letters than the keys know.
  private var unknown: [Int32] = []
  /// Those whose name begins or ends with an ideograph or the like.
  private var ideographic: [Int32] = []
  /// The keys of all names, those of one bucket beside each other.
  private var entries: [Entry] = []
  /// Where in `entries` each bucket begins, and after the last one its end.
  private var starts: [Int32] = [0, 0]
  /// The languages that names are in.
  private let languages: [String]

  init(of tree: AccessibilityTree) {
    languages = Self.languages(of: tree)
    var found: [Entry] = []
    for index in tree.nodes(.exposed) {
      guard let attribute = WrittenName.attribute(of: index, in: tree),
        let keys = tree.interface.look(at: attribute, NameKey.all)
      else { continue }
      let element = Int32(truncatingIfNeeded: index)
      named.append(element)
      for key in [keys.start, keys.end, keys.whole] {
        switch key {
        case NameKey.none: continue
        case NameKey.unknown: unknown.append(element)
        case NameKey.ideograph: ideographic.append(element)
        default: found.append((key, element))
        }
      }
    }
    sort(found)
  }

  private static func languages(of tree: AccessibilityTree) -> [String] {
    var languages = Set(tree.interface.screens.map(\.language))
    if tree.uses(.language) {
      for index in 0..<tree.count where tree.element(index).has(.language) {
        languages.insert(tree.language(of: index))
      }
    }
    return languages.sorted()
  }

  /// Puts the entries into buckets, about one a bucket.
  private mutating func sort(_ found: [Entry]) {
    var size = 16
    while size < found.count { size *= 2 }
    starts = Array(repeating: 0, count: size + 1)
    for entry in found { starts[Int(entry.key) & (size - 1) + 1] += 1 }
    for bucket in 1...size { starts[bucket] += starts[bucket - 1] }
    var next = starts
    entries = Array(repeating: (0, 0), count: found.count)
    for entry in found {
      let bucket = Int(entry.key) & (size - 1)
      entries[Int(next[bucket])] = entry
      next[bucket] += 1
    }
  }

  /// The elements whose names may have one of the phrases of their language, in document order.
  func elements(with phrases: (_ language: String) -> NamePhrases) -> [Int] {
    var found: [Int32] = []
    for language in languages {
      let wanted = phrases(language)
      if wanted.isAnything { return named.map { Int($0) } }
      if wanted.isEmpty { continue }
      found += unknown
      if wanted.hasIdeographs { found += ideographic }
      for key in wanted.keys { find(key, &found) }
    }
    found.sort()
    var last: Int32 = -1
    return found.compactMap { element in
      guard element != last else { return nil }
      last = element
      return Int(element)
    }
  }

  private func find(_ key: UInt32, _ found: inout [Int32]) {
    let bucket = Int(key) & (starts.count - 2)
    for entry in entries[Int(starts[bucket])..<Int(starts[bucket + 1])] where entry.key == key {
      found.append(entry.element)
    }
  }
}

/// Phrases of one language that a rule looks for in names.
struct NamePhrases: Sendable {
  /// Where in a name a phrase is looked for.
  enum Place: UInt32 {
    case start, end, whole
  }

  /// The keys of the phrases.
  fileprivate private(set) var keys: Set<UInt32> = []
  /// Whether some of them are of ideographs, or of letters that the keys do not know.
  fileprivate private(set) var hasIdeographs = false
  /// Whether any name may have what is looked for.
  fileprivate private(set) var isAnything = false

  /// No phrases, which no name has.
  init() {}

  /// Phrases that any name may have.
  static let anything: NamePhrases = {
    var phrases = NamePhrases()
    phrases.isAnything = true
    return phrases
  }()

  /// The phrases of some lists in a language, looked for at one place.
  init(_ packs: [WordPack], in language: String, at place: Place) {
    for pack in packs {
      for phrase in pack[language]?.words ?? [] { insert(phrase, at: place) }
    }
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { keys.isEmpty && !hasIdeographs && !isAnything }

  /// Adds a phrase in lower case.
  mutating func insert(_ phrase: String, at place: Place) {
    var phrase = phrase
    let key = phrase.withUTF8 { NameKey.at(place, in: $0) }
    if NameKey.isKnown(key) {
      keys.insert(key)
    } else if key != NameKey.none {
      hasIdeographs = true
    }
  }

  /// These phrases and others.
  func union(_ other: NamePhrases) -> NamePhrases {
    var all = self
    all.keys.formUnion(other.keys)
    all.hasIdeographs = hasIdeographs || other.hasIdeographs
    all.isAnything = isAnything || other.isAnything
    return all
  }
}

/// Numbers for the first word of a text, its last word and all of it, without regard to case.
///
/// They are worked out from bytes, so that no name has to be decoded. Letters of ASCII, of Western
/// European languages and Cyrillic ones have a lower case here; a word with others is unknown.
private enum NameKey {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  static let none: UInt32 = 0
  static let ideograph: UInt32 = 1
  static let unknown: UInt32 = 2

  static func isKnown(_ key: UInt32) -> Bool { key > unknown }

  /// The keys of a text at all places.
  static func all(_ bytes: Bytes) -> (start: UInt32, end: UInt32, whole: UInt32) {
    (at(.start, in: bytes), at(.end, in: bytes), at(.whole, in: bytes))
  }

  static func at(_ place: NamePhrases.Place, in bytes: Bytes) -> UInt32 {
    var (start, end) = (0, bytes.count)
    switch place {
    case .start:
      while start < end, !isEdge(bytes[start]) { start += 1 }
      end = start
      while end < bytes.count, isPart(bytes[end]) { end += 1 }
    case .end:
      while end > 0, !isPart(bytes[end - 1]) { end -= 1 }
      start = end
      while start > 0, isPart(bytes[start - 1]) { start -= 1 }
    case .whole:
      while start < end, !isEdge(bytes[start]) { start += 1 }
      while start < end, !isEdge(bytes[end - 1]) { end -= 1 }
    }
    guard start < end else { return none }
    if isIdeograph(bytes, at: place == .end ? end - 3 : start) { return ideograph }
    return hash(bytes, start..<end, place)
  }

  /// Whether a byte is part of a letter or a digit.
  private static func isEdge(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    isEdge(byte) || byte == UInt8(ascii: "'")
  }

  /// Whether an ideograph, or one of the first letters of Hiragana, is at an offset.
  private static func isIdeograph(_ bytes: Bytes, at start: Int) -> Bool {
    guard start >= 0, start + 3 <= bytes.count else { return false }
    let next = bytes[start + 1]
    switch bytes[start] {
    case 0xE3: return next == 0x81
    case 0xE4: return next >= 0xB8
    case 0xE5...0xE9: return true
    default: return false
    }
  }

  private static func hash(_ bytes: Bytes, _ range: Range<Int>, _ place: NamePhrases.Place)
    -> UInt32
  {
    var hash = 0x811C_9DC5 ^ UInt64(place.rawValue)
    func take(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      offset += 1
      if byte < 0x80 {
        take(byte | 0x20)
        continue
      }
      guard offset < range.upperBound, let letter = lowercased(byte, bytes[offset]) else {
        return unknown
      }
      offset += 1
      take(UInt8(letter >> 8))
      take(UInt8(letter & 0xFF))
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32) | 4
  }

  /// The two bytes of a letter in lower case; nil where the keys do not know the letter.
  private static func lowercased(_ lead: UInt8, _ next: UInt8) -> UInt16? {
    let pair = UInt16(lead) << 8 | UInt16(next)
    switch pair {
    // The signs for multiplication and division are among the letters.
    case 0xC397, 0xC3B7: return nil
    case 0xC380...0xC39E: return pair | 0x20
    case 0xC39F...0xC3BF: return pair
    case 0xD080...0xD08F: return pair + 0x0110
    case 0xD090...0xD09F: return pair + 0x20
    case 0xD0A0...0xD0AF: return pair + 0x00E0
    case 0xD0B0...0xD0BF, 0xD180...0xD19F: return pair
    default: return nil
    }
  }
}
