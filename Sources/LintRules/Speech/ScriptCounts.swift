/// How many letters of each script there are.
struct ScriptCounts {
  private var counts = SIMD16<UInt32>()

  /// Nothing that is counted yet.
  init() {}

  /// The letters of a text.
  init(_ text: String) {
    add(text)
  }

  /// Counts the letters of a text as well.
  mutating func add(_ text: String) {
    for scalar in text.unicodeScalars {
      if let script = Script(scalar) { counts[script.rawValue] &+= 1 }
    }
  }

  /// How many letters there are.
  var total: Int { Int(counts.wrappedSum()) }

  /// The script with the most letters, of several the first one; nil where there is no letter.
  var leading: Script? {
    let most = counts.max()
    return most == 0 ? nil : Script.allCases.first { counts[$0.rawValue] == most }
  }

  /// How many letters are of a script.
  subscript(script: Script) -> Int {
    get { Int(counts[script.rawValue]) }
    set { counts[script.rawValue] = UInt32(newValue) }
  }
}
