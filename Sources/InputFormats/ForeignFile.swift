import DocumentSyntax

/// Says in one line what a file is that somebody named and that no format reads, and the nearest
/// thing that works: a complaint about YAML helps nobody whose file is a picture.
enum ForeignFile {
  /// The problem of a named file; nil where it may be of a format.
  static func problem(_ file: SourceFile) -> SyntaxProblem? {
    guard let name = file.path.split(separator: "/").last?.lowercased() else { return nil }
    let isTree = FormatList.tree(ofPath: file.path) != nil
    let message: String? =
      if ConfigurationName.all.contains(name) {
        "this is the configuration of a11y-lint, no UI tree; `a11y-lint config check` reads it"
      } else if let text = known(ending: name.split(separator: ".").last.map(String.init) ?? "") {
        text
      } else if let kind = isTree ? signature(of: file.bytes.prefix(512)) : binary(file.bytes) {
        "this is \(kind), no UI tree; \(formats)"
      } else {
        nil
      }
    return message.map { SyntaxProblem(.syntax, $0, at: SourceRange(start: 0, end: 0)) }
  }

  /// The problem of a file that cannot be of the format that the user named; nil where it may be.
  static func problem(_ file: SourceFile, readAs format: InputFormat) -> SyntaxProblem? {
    guard let info = FormatList.interface(ofPath: file.path) else { return problem(file) }
    if info.format == format { return nil }
    return SyntaxProblem(
      .syntax,
      "this is \(info.title) by its name, not \(format.rawValue); leave out --input to read it",
      at: SourceRange(start: 0, end: 0))
  }

  /// The problem of a file that has the marks of a merge conflict; nil where it has none.
  ///
  /// The whole file is looked at, so that only files that cannot be read are asked.
  static func conflict(in file: SourceFile) -> SyntaxProblem? {
    conflict(in: file.bytes).map {
      SyntaxProblem(
        .syntax, "this is a mark of a merge conflict; resolve the conflict first", at: $0)
    }
  }

  private static let formats = "`a11y-lint formats` lists what can be read"

  /// The kind of a file by its ending, as a sentence.
  private static func known(ending: String) -> String? {
    switch ending {
    case "tsx", "jsx", "ts", "js", "mjs", "cjs":
      "this is source of JavaScript or TypeScript, which is not read; save a test's "
        + "`toJSON()` tree of React Native as JSON, or capture the running app"
    case "snap":
      "this is a snapshot file of Jest, which is not read; save the test's `toJSON()` tree as JSON"
    case "html", "htm", "xhtml":
      "this is a page of HTML; a11y-lint is for screens of iOS apps, and \(formats)"
    case "m", "mm", "h", "kt", "java", "dart":
      "this is source code that is not read; capture the running app, and \(formats)"
    case "png", "jpg", "jpeg", "gif", "heic", "webp", "tiff", "bmp", "svg", "pdf":
      "this is a picture, which has no UI tree; capture the screen as a tree, and \(formats)"
    case "xcodeproj", "pbxproj", "xcworkspace", "xcworkspacedata":
      "this is a project of Xcode; name its folder, whose storyboards, xibs and SwiftUI are read"
    case "strings", "stringsdict", "xcstrings":
      "this is a table of texts, which is read beside the storyboard or source that uses it"
    case "plist", "entitlements":
      "this is a property list, no UI tree; \(formats)"
    case "nib":
      "this is a compiled nib, which is not read; name the .xib or .storyboard it is made from"
    default: nil
    }
  }

  /// The kind of a file by its first bytes, which no text has.
  private static func signature(of head: FileBytes.SubSequence) -> String? {
    let signatures: [([UInt8], String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "a picture"), ([0xFF, 0xD8, 0xFF], "a picture"),
      (Array("GIF8".utf8), "a picture"), (Array("%PDF".utf8), "a PDF document"),
      (Array("PK\u{3}\u{4}".utf8), "an archive"), ([0x1F, 0x8B], "a compressed file"),
      (Array("bplist".utf8), "a binary property list"),
      (Array("NIBArchive".utf8), "a compiled nib"),
      ([0xCF, 0xFA, 0xED, 0xFE], "a program"), ([0x7F, 0x45, 0x4C, 0x46], "a program"),
    ]
    return signatures.first { head.starts(with: $0.0) }?.1
  }

  /// The kind of a file of binary data.
  private static func binary(_ bytes: FileBytes) -> String? {
    let head = bytes.prefix(512)
    if let kind = signature(of: head) { return kind }
    // Text of 16 or 32 bits a character begins with a mark of its own.
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return nil }
    let zeros = head.count { $0 == 0 }
    return zeros > 0 && head.starts(with: [0, 0, 0xFE, 0xFF]) == false && isMixed(head)
      ? "a binary file" : nil
  }

  /// Whether control characters stand among the bytes that no text has.
  private static func isMixed(_ head: FileBytes.SubSequence) -> Bool {
    head.contains { $0 > 0 && $0 < 8 }
  }

  /// The first mark of a merge conflict, if the three marks begin lines in their order.
  private static func conflict(in bytes: FileBytes) -> SourceRange? {
    let marks: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")]
    var first: SourceRange?
    var wanted = 0
    var start = 0
    while start < bytes.count, wanted < marks.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if isMark(marks[wanted], bytes, start, end) {
        if wanted == 0 { first = SourceRange(start: start, end: end) }
        wanted += 1
      }
      start = end + 1
    }
    return wanted == marks.count ? first : nil
  }

  /// Whether a line begins with seven of a sign and nothing but a blank after them.
  private static func isMark(_ sign: UInt8, _ bytes: FileBytes, _ start: Int, _ end: Int) -> Bool {
    guard end - start >= 7, bytes[start] == sign else { return false }
    let isSeven = bytes[start..<start + 7].allSatisfy { $0 == sign }
    return isSeven
      && (end - start == 7 || bytes[start + 7] == UInt8(ascii: " ")
        || bytes[start + 7] == UInt8(ascii: "\r"))
  }
}
