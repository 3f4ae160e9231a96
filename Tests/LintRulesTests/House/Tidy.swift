/// The checks of the house style that a compiler and a formatter leave to us.
///
/// Each takes files and gives complaints, so that it can be tested on bad input too.
enum Tidy {
  static let columns = 100
  static let fileLines = 400
  static let functionLines = 60

  /// Lines wider than the limit, in characters.
  static func wideLines(in file: SourceText) -> [String] {
    file.lines.enumerated().filter { $0.element.count > columns }.map {
      file.complaint($0.offset + 1, "\($0.element.count) columns; at most \(columns)")
    }
  }

  /// A file longer than the limit.
  static func length(of file: SourceText) -> [String] {
    guard file.lines.count > fileLines else { return [] }
    return [file.complaint(1, "\(file.lines.count) lines; at most \(fileLines)")]
  }

  /// Functions longer than the limit, and entries of the ratchet list that promise too much.
  static func longFunctions(in files: [SourceText], known: [FunctionLength]) -> [String] {
    let long = files.flatMap { file in
      file.functionLengths.filter { $0.function.lines > functionLines }
    }
    let new = long.filter { !known.contains($0.function) }.map { line, function in
      "\(function.path):\(line): \(function.name) has \(function.lines) lines; "
        + "at most \(functionLines)"
    }
    let mended = known.filter { entry in !long.contains { $0.function == entry } }.map {
      "\($0.path):1: \($0.name) no longer has \($0.lines) lines; shorten the list of long functions"
    }
    return new + mended
  }

  /// Code that stops the program where it could have given an answer.
  static func traps(in file: SourceText) -> [String] {
    let words = file.words.compactMap { word -> String? in
      if word.text == "fatalError" {
        return file.complaint(word.line, "fatalError; use precondition with a sentence")
      }
      guard word.after == UInt8(ascii: "!"), !isInequality(after: word, in: file) else {
        return nil
      }
      return file.complaint(word.line, "\(word.text)!; handle the other case")
    }
    return words + unwrappedExpressions(in: file)
  }

  /// `a!=b` without spaces is no unwrapping.
  private static func isInequality(after word: SourceText.Word, in file: SourceText) -> Bool {
    let next = word.offset + word.text.utf8.count + 1
    return next < file.code.count && file.code[next] == UInt8(ascii: "=")
  }

  /// A `!` after a bracket, a quote or another postfix operator.
  private static func unwrappedExpressions(in file: SourceText) -> [String] {
    let ends = Set(")]}?>\"`".utf8)
    return file.codeLines.enumerated().flatMap { index, line in
      let bytes = Array(line.utf8)
      return bytes.indices.dropFirst().filter {
        bytes[$0] == UInt8(ascii: "!") && ends.contains(bytes[$0 - 1])
          && (bytes.count == $0 + 1 || bytes[$0 + 1] != UInt8(ascii: "="))
      }.map { _ in file.complaint(index + 1, "a forced unwrap; handle the other case") }
    }
  }

  /// Notes to oneself in comments.
  static func leftovers(in file: SourceText) -> [String] {
    file.commentLines.enumerated().flatMap { index, line in
      let words = line.split { !$0.isLetter && $0 != "_" }
      return ["TODO", "FIXME"].filter { words.contains(Substring($0)) }.map {
        file.complaint(index + 1, "\($0) in a comment; do it or open an issue")
      }
    }
  }

  /// Calls of `print`: only the executable has a terminal.
  static func prints(in file: SourceText) -> [String] {
    file.words.filter {
      $0.text == "print" && $0.after == UInt8(ascii: "(") && ["Swift", nil].contains($0.qualifier)
    }.map { file.complaint($0.line, "print in a library; return the text") }
  }

  /// Imports that a folder does without.
  static func imports(of modules: Set<String>, in file: SourceText) -> [String] {
    let kinds: Set = ["struct", "enum", "class", "protocol", "typealias", "func", "var", "let"]
    return file.words.indices.compactMap { index in
      guard file.words[index].text == "import" else { return nil }
      let line = file.words[index].line
      let named = file.words[(index + 1)...].first { $0.line == line && !kinds.contains($0.text) }
      guard let module = named?.text, modules.contains(module) else { return nil }
      return file.complaint(line, "import \(module) does not belong here")
    }
  }

  /// A file that opens with anything but documentation or an import, or has a header.
  static func opening(of file: SourceText) -> [String] {
    let headers = file.commentLines.enumerated().filter {
      $0.element.contains("Created by ") && !$0.element.contains("///")
    }.map { file.complaint($0.offset + 1, "a file header; remove it") }
    // A conditional import stands within its `#if`.
    let lines = file.lines.filter { !$0.isEmpty && !$0.hasPrefix("#if ") }
    let first = String((lines.first ?? "").drop { $0 == " " })
    let isImport = SourceText.declaration(in: first, number: 1)?.kind == "import"
    guard !isImport, !first.hasPrefix("///") else { return headers }
    return headers + [file.complaint(1, "begin with a doc comment or an import")]
  }

  /// `Type.swift` declares a type of that name; types that only it uses may follow.
  ///
  /// `Type+Part.swift` holds extensions of it, or the types of a part of its work.
  static func types(in file: SourceText) -> [String] {
    guard file.name != "main.swift", !file.stem.hasSuffix("+Generated") else { return [] }
    let visible = file.declarations.filter { !$0.isPrivate }
    guard !file.stem.contains("+") else {
      let loose: Set = ["func", "let", "var"]
      return visible.filter { loose.contains($0.kind) }.map {
        file.complaint($0.line, "\($0.name) is outside of any type; make it a member")
      }
    }
    guard !visible.contains(where: { $0.isType && $0.name == file.stem }) else { return [] }
    return [file.complaint(1, "declare \(file.stem) here, or name the file after its type")]
  }

  /// Types in the files of one rule that files of other rules mention.
  ///
  /// A rule's files are `LintRules/Category/Rule.swift` and those beside it, `Rule+Part.swift`.
  static func strayHelpers(among files: [SourceText]) -> [String] {
    var owners: [String: (rule: String, line: Int, file: SourceText)] = [:]
    for file in files {
      guard let rule = rule(of: file) else { continue }
      for type in file.declarations where type.isType && !type.isPrivate && type.name != rule {
        owners[type.name] = (rule, type.line, file)
      }
    }
    return files.flatMap { file in
      let names = Set(file.words.filter { $0.qualifier == nil }.map(\.text))
      return names.sorted().compactMap { name -> String? in
        guard let owner = owners[name], owner.rule != rule(of: file) else { return nil }
        return owner.file.complaint(
          owner.line, "\(file.path) uses \(name) as well; move it to LintRules/Shared")
      }
    }
  }

  /// The rule that a file belongs to; nil for what rules share and for everything else.
  private static func rule(of file: SourceText) -> String? {
    let folders = file.path.split(separator: "/").map(String.init)
    guard folders.count == 4, folders[1] == "LintRules", folders[2] != "Shared" else { return nil }
    return file.stem.split(separator: "+").first.map(String.init)
  }

  /// Test files `NameTests.swift` or `NameGoldenTests.swift` that test no `Name` of the sources.
  static func orphans(
    among tests: [SourceText], sources: [SourceText], exceptions: Set<String>
  ) -> [String] {
    let declared = sources.flatMap(\.declarations).filter { $0.isType || $0.kind == "typealias" }
    let subjects = Set(declared.map(\.name))
    return tests.compactMap { file in
      guard file.stem.hasSuffix("Tests"), !exceptions.contains(file.stem) else { return nil }
      let name = String(file.stem.dropLast("Tests".count))
      let plain = name.hasSuffix("Golden") ? String(name.dropLast("Golden".count)) : name
      guard !subjects.contains(name), !subjects.contains(plain) else { return nil }
      return file.complaint(1, "there is no \(plain) in Sources; name the file after what it tests")
    }
  }
}
