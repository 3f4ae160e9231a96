@testable import DocumentSyntax
@testable import LintReports
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Two versions of a file: the one that fixes make of the other, and those that a comparison lays
/// side by side.
extension FuzzTarget {
  static let changes = [fix, diff]

  /// A file of one of the formats that are fixed, which its first byte tells.
  private static let fix = FuzzTarget(
    "fix", longest: 6_144, seeds: ["./Examples/*/*.a11y.*", "./Examples/*/*.storyboard"],
    words: {
      treeWords() + ["accessibilityLabel=\"\"", ".accessibilityLabel(\"\")", "Image(\"a\")"]
    },
    examples: {
      treeExamples() + examples(areTrees: false)
        + AllRules.infos.flatMap { info in
          info.examples.filter { $0.language == "swift" }.map(\.source)
        }.map { Array($0.filter { $0 != "⟪" && $0 != "⟫" }.utf8) }
    },
    check: { ChangeChecks.checkFix(ChangeChecks.file($0)) })

  /// Two trees, with a NUL between them.
  private static let diff = FuzzTarget(
    "diff", longest: 8_192, words: treeWords,
    examples: {
      let trees = treeExamples().prefix(60)
      return zip(trees, trees.dropFirst()).map { $0 + [0] + $1 }
    },
    check: ChangeChecks.checkDiff)
}

/// Invariants of two versions of a file.
enum ChangeChecks {
  private static let linter: Linter = {
    var configuration = Configuration()
    configuration.presets = [.all]
    return Linter(configuration, details: .edits)
  }()

  /// A file by its first byte: markup, source, or a tree.
  static func file(_ bytes: [UInt8]) -> SourceFile {
    let text = String(decoding: bytes.prefix(400), as: UTF8.self)
    if bytes.first == UInt8(ascii: "<") { return SourceFile(path: "x.storyboard", bytes: bytes) }
    if ["struct ", "import ", "extension ", "#Preview"].contains(where: text.contains) {
      return SourceFile(path: "x.swift", bytes: bytes)
    }
    return FuzzTarget.treeFile(bytes)
  }

  /// Fixes leave a file that can be read, with no more findings, the same on every run.
  static func checkFix(_ file: SourceFile) {
    let before = linter.lint(file)
    let sessions = (0..<2).map { _ in
      FixSession(file, by: linter, unsafe: true, placeholders: true)
    }
    Invariant.same(sessions[0].bytes, sessions[1].bytes, "the fixed file")
    for refusal in sessions[0].refused { Invariant.isClean(refusal.reason) }
    let after = linter.lint(SourceFile(path: file.path, bytes: sessions[0].bytes))
    LineChecks.isSound(after, in: SourceFile(path: file.path, bytes: sessions[0].bytes))
    Invariant.holds(
      after.inputErrors.count <= before.inputErrors.count, "fixes spoiled the file")
    Invariant.holds(
      sessions[0].applied.isEmpty == (sessions[0].bytes == Array(file.bytes)),
      "\(sessions[0].applied.count) fixes for nothing")
  }

  /// A tree does not differ from itself, and every form of a comparison is what it says.
  static func checkDiff(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let transcripts = parts.map {
      Transcript(of: FuzzTarget.treeFile(Array($0)), isTraced: true)
    }
    for transcript in transcripts {
      let same = SpeechDiff([SpeechDiff.Versions(old: transcript, new: transcript)])
      Invariant.holds(same.isSame, "a tree differs from itself")
    }
    let ends = (transcripts[0], transcripts[transcripts.count - 1])
    for versions in [
      SpeechDiff.Versions(old: ends.0, new: ends.1), .init(old: ends.1, new: ends.0),
      .init(old: nil, new: ends.0), .init(old: ends.0, new: nil),
    ] {
      let diff = SpeechDiff([versions])
      for format in SpeechDiffFormat.allCases {
        let texts = (0..<2).map { _ in
          var output = ByteWriter()
          format.write(diff, to: &output)
          return output.bytes
        }
        Invariant.same(texts[0], texts[1], "the \(format.rawValue) of a comparison")
        if format == .json { ReportChecks.isValid(texts[0], "json") }
      }
    }
  }
}
