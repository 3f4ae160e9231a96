/// Rewrites an example of SwiftUI source in ways that must not change what is found in it.
///
/// The marks of the example stay where they were: what they enclose is moved with them.
enum SwiftUITransform {
  /// The source after a change, and other files of its project.
  struct Result {
    let name: String
    let source: String
    var others: [String] = []
    /// Whether findings stay at what the marks enclose.
    var keepsPlaces = true
  }

  /// Every rewriting that fits the source.
  static func all(of source: String) -> [Result] {
    var results = [Result(name: "renamed", source: renamed(source))]
    results.append(Result(name: "spread", source: spread(source)))
    if let joined = joined(source) { results.append(Result(name: "joined", source: joined)) }
    for container in ["VStack", "Group", "ZStack"] {
      if let wrapped = wrapped(source, in: container) {
        results.append(Result(name: "in \(container)", source: wrapped))
      }
    }
    if let property = bodyInProperty(source) {
      results.append(Result(name: "body in a property", source: property))
    }
    if let (inner, outer) = bodyInView(source) {
      results.append(Result(name: "body in a view", source: inner + "\n" + outer))
      results.append(Result(name: "body in a view of another file", source: inner, others: [outer]))
    }
    for (number, property) in closuresInProperties(source).enumerated() {
      results.append(Result(name: "closure \(number) in a property", source: property))
    }
    for (number, (user, view)) in labelsInViews(source).enumerated() {
      results.append(
        Result(
          name: "label \(number) in a view", source: user + "\n" + view, keepsPlaces: false))
      results.append(
        Result(
          name: "label \(number) in a view of another file", source: user, others: [view],
          keepsPlaces: false))
    }
    return results
  }

  // MARK: Names and lines

  /// The names that a source declares itself, each with another ending.
  static func renamed(_ source: String) -> String {
    let words = words(of: source)
    let declarations: Set<Substring> = ["struct", "var", "let", "func", "enum"]
    var names: Set<Substring> = []
    for (word, next) in zip(words, words.dropFirst())
    where declarations.contains(word) && next != "body" {
      names.insert(next)
    }
    var result = ""
    forEachWord(of: source) { word, isCode in
      result += isCode && names.contains(word) ? word + "Anew" : word
    }
    return result
  }

  /// Arguments and modifiers on lines of their own.
  static func spread(_ source: String) -> String {
    var result = ""
    var depth = 0
    var last: Character = " "
    let scan = CodeScan(source)
    for (index, character) in scan.characters.enumerated() {
      let isCode = scan.isCode[index]
      if isCode, character == ".", last == ")" || last == "}" || isLineStart(result) {
        result = trimmed(result) + "\n\t\t\t\t"
      }
      result.append(character)
      guard isCode else { continue }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      let next = index + 1 < scan.characters.count ? scan.characters[index + 1] : " "
      if character == "(" && next != ")" || character == "," && depth > 0 { result += "\n      " }
      if !character.isWhitespace { last = character }
    }
    return result
  }

  /// The source on as few lines as possible; nil where lines mean something.
  static func joined(_ source: String) -> String? {
    guard !source.contains("//"), !source.contains("#if"), !source.contains("\"\"\"") else {
      return nil
    }
    let lines = source.split(separator: "\n").map { line in
      String(line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
    var result = ""
    for line in lines where !line.isEmpty {
      guard let end = result.last(where: { $0 != "⟫" }),
        let start = line.first(where: { $0 != "⟪" })
      else {
        result += line
        continue
      }
      if start == "." {
        result += line
      } else if "{([,:?+".contains(end) || "})],:?+".contains(start) || line.hasPrefix("else") {
        result += " " + line
      } else {
        result += "; " + line
      }
    }
    return result + "\n"
  }

  // MARK: Views around and inside

  /// The content of each body in a container.
  static func wrapped(_ source: String, in container: String) -> String? {
    let bodies = blocks(of: source) { $0.hasSuffix("var body: some View ") }
    guard !bodies.isEmpty else { return nil }
    return replacing(bodies, in: source) { "\n\(container) {\($0)}\n" }
  }

  /// The content of each body in a property of the same type.
  static func bodyInProperty(_ source: String) -> String? {
    let bodies = blocks(of: source) { $0.hasSuffix("var body: some View ") }
    guard !bodies.isEmpty else { return nil }
    return replacing(bodies, in: source) { content in
      " inner }\n  @ViewBuilder private var inner: some View {\(content)"
    }
  }

  /// The first view as another one that it only shows, and its own declaration.
  static func bodyInView(_ source: String) -> (inner: String, outer: String)? {
    let words = words(of: source)
    guard let place = words.firstIndex(of: "struct"), words.count > place + 1,
      source.contains("var body: some View")
    else { return nil }
    let name = words[place + 1]
    var inner = ""
    forEachWord(of: source) { word, isCode in
      inner += isCode && word == name ? word + "Content" : word
    }
    return (
      inner, "struct \(name): View {\n  var body: some View {\n    \(name)Content()\n  }\n}\n"
    )
  }

  /// The source with the content of one container or label in a property, once for each.
  static func closuresInProperties(_ source: String) -> [String] {
    let names = [
      "VStack ", "HStack ", "ZStack ", "Group ", "List ", "Form ", "label: ", "Section ",
    ]
    let closures = blocks(of: source) { before in names.contains(where: before.hasSuffix) }
    return closures.compactMap { closure in
      guard
        let body = blocks(of: source, { $0.hasSuffix("var body: some View ") })
          .last(where: {
            $0.lowerBound <= closure.lowerBound && closure.upperBound <= $0.upperBound
          })
      else { return nil }
      let characters = Array(source)
      return String(characters[..<closure.lowerBound]) + " inner "
        + String(characters[closure.upperBound..<body.upperBound])
        + "}\n  @ViewBuilder private var inner: some View {"
        + String(characters[closure]) + String(characters[body.upperBound...])
    }
  }

  /// The source with the label of one control as a view of its own, and that view.
  static func labelsInViews(_ source: String) -> [(user: String, view: String)] {
    blocks(of: source) { $0.hasSuffix("label: ") }.map { label in
      let characters = Array(source)
      let content = String(characters[label])
      return (
        String(characters[..<label.lowerBound]) + " InnerLabel() "
          + String(characters[label.upperBound...]),
        "struct InnerLabel: View {\n  var body: some View {\(content)}\n}\n"
      )
    }
  }

  // MARK: Scanning

  /// The contents of the blocks in braces before which a text fits, as places of characters.
  private static func blocks(
    of source: String, _ fits: (String) -> Bool
  ) -> [Range<Int>] {
    let scan = CodeScan(source)
    var open: [Int] = []
    var found: [Range<Int>] = []
    for (index, character) in scan.characters.enumerated() where scan.isCode[index] {
      if character == "{" { open.append(index + 1) }
      guard character == "}", let start = open.popLast() else { continue }
      let before = String(scan.characters[max(0, start - 60)..<start - 1].filter { $0 != "⟫" })
      let isShort = !String(scan.characters[start..<index]).contains(" in\n")
      if fits(before), isShort { found.append(start..<index) }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func replacing(
    _ ranges: [Range<Int>], in source: String, _ change: (String) -> String
  ) -> String {
    let characters = Array(source)
    var result = ""
    var start = 0
    for range in ranges {
      result += String(characters[start..<range.lowerBound]) + change(String(characters[range]))
      start = range.upperBound
    }
    return result + String(characters[start...])
  }

  private static func words(of source: String) -> [Substring] {
    var words: [Substring] = []
    forEachWord(of: source) { word, isCode in
      if isCode, word.first?.isLetter == true { words.append(word) }
    }
    return words
  }

  /// Goes through words and what is between them; strings are no code.
  private static func forEachWord(of source: String, _ visit: (Substring, Bool) -> Void) {
    let scan = CodeScan(source)
    var start = 0
    func isWord(_ index: Int) -> Bool {
      let character = scan.characters[index]
      return character.isLetter || character.isNumber || character == "_"
    }
    while start < scan.characters.count {
      var end = start + 1
      while end < scan.characters.count, scan.isCode[end] == scan.isCode[start],
        isWord(start), isWord(end)
      {
        end += 1
      }
      visit(Substring(String(scan.characters[start..<end])), scan.isCode[start])
      start = end
    }
  }

  private static func isLineStart(_ text: String) -> Bool {
    text.reversed().first { $0 != " " && $0 != "\t" } == "\n"
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// The characters of a source, and which of them are code.
private struct CodeScan {
  let characters: [Character]
  var isCode: [Bool]

  init(_ source: String) {
    characters = Array(source)
    isCode = Array(repeating: true, count: characters.count)
    var isString = false
    var isComment = false
    for (index, character) in characters.enumerated() {
      if !isString, character == "/", index + 1 < characters.count, characters[index + 1] == "/" {
        isComment = true
      }
      if character == "\n" { isComment = false }
      if !isComment, character == "\"", index == 0 || characters[index - 1] != "\\" {
        isString.toggle()
        isCode[index] = false
      } else {
        isCode[index] = !isString && !isComment
      }
    }
  }
}
