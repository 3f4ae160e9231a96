import Foundation
import Testing

@testable import DocumentSyntax

/// Calls are those that SwiftSyntax finds: their names, places, labels and closures.
@Suite("Swift parser beside SwiftSyntax") struct SwiftSyntaxComparisonTests {
  /// How many calls there are, and some that differ.
  private struct Comparison {
    var total = 0
    var equal = 0
    var views = 0
    var equalViews = 0
    var examples: [String] = []

    var share: Double { Double(equal) / Double(max(1, total)) }
    var viewShare: Double { Double(equalViews) / Double(max(1, views)) }
  }

  /// The sources of the project, or of the folders of A11Y_LINT_SWIFT_SOURCES; outside of the slow
  /// lane, one in twelve.
  private func sources() throws -> [(path: String, bytes: [UInt8])] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let given = ProcessInfo.processInfo.environment["A11Y_LINT_SWIFT_SOURCES"]
    let folders =
      given?.split(separator: ":").map(String.init)
      ?? ["Sources", "Tests", "Fuzz", "Plugins"].map { "\(root)/\($0)" }
    var files: [(path: String, bytes: [UInt8])] = []
    for folder in folders {
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in paths.sorted() where path.hasSuffix(".swift") {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
          String(data: data, encoding: .utf8) != nil
        else { continue }
        files.append(("\(folder)/\(path)", Array(data)))
      }
    }
    if SlowLane.isOn { return files }
    return files.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
  }

  private func compare(
    _ files: [(path: String, bytes: [UInt8])], _ theirs: [SwiftSyntaxCalls.Calls]
  ) throws -> Comparison {
    var result = Comparison()
    for ((path, bytes), theirs) in zip(files, theirs) {
      let file = SourceFile(path: path, bytes: bytes)
      guard let tree = SwiftParser.parse(file).tree else { continue }
      let ours = SwiftCall.all(in: tree)
      for offset in Set(ours.keys).union(theirs.keys).sorted() {
        let isView = theirs[offset]?.isView ?? ours[offset]?.isView ?? false
        let isEqual = ours[offset]?.call == theirs[offset]?.call
        result.total += 1
        result.equal += isEqual ? 1 : 0
        result.views += isView ? 1 : 0
        result.equalViews += isView && isEqual ? 1 : 0
        guard !isEqual, isView || result.views == 0, result.examples.count < 60 else { continue }
        let line = bytes[..<offset].count { $0 == 0x0A } + 1
        let pair = [theirs, ours].map { $0[offset].map { "\($0.call)" } ?? "none" }
        result.examples.append("\(path):\(line): \(pair[0]) is \(pair[1])")
      }
    }
    return result
  }

  /// A file with one byte that matters taken out, doubled, or changed.
  private func damaged(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    let places = bytes.indices.filter { "(){}[]\",:.".utf8.contains(bytes[$0]) }
    guard !places.isEmpty else { return bytes }
    let place = places[Int(random.next() % UInt64(places.count))]
    var damaged = bytes
    switch random.next() % 3 {
    case 0: damaged.remove(at: place)
    case 1: damaged.insert(bytes[place], at: place)
    default:
      let others = Array("(){}[]\",:. \n".utf8)
      damaged[place] = others[Int(random.next() % UInt64(others.count))]
    }
    return damaged
  }

  @Test func callsOfSourcesAreThoseOfSwiftSyntax() throws {
    let files = try sources()
    guard let (theirs, seconds) = try SwiftSyntaxCalls.calls(of: files.map(\.bytes)) else { return }
    let clock = ContinuousClock()
    let time = clock.measure {
      for file in files { _ = SwiftParser.parse(SourceFile(path: file.path, bytes: file.bytes)) }
    }
    let result = try compare(files, theirs)
    print(
      "\(files.count) files, \(result.total) calls: \(100 * result.share) % equal; in views"
        + " \(result.views): \(100 * result.viewShare) %; SwiftSyntax \(seconds) s, ours \(time)")
    #expect(result.share >= 0.999, "\(result.examples.joined(separator: "\n"))")
    if result.views > 0 {
      #expect(result.viewShare >= 0.999, "\(result.examples.joined(separator: "\n"))")
    }
  }

  @Test func callsOfDamagedFilesAreThoseOfSwiftSyntax() throws {
    // A new file does not change the damage of others.
    // Several times each, so that the share is that of damage and not of a few unlucky places.
    var files: [(path: String, bytes: [UInt8])] = []
    for (path, bytes) in try sources() where bytes.count > 400 {
      for start: UInt64 in 37...40 {
        var random = SplitMix(state: path.utf8.reduce(start) { $0 &* 31 &+ UInt64($1) })
        files.append((path, damaged(bytes, &random)))
      }
    }
    guard let (theirs, _) = try SwiftSyntaxCalls.calls(of: files.map(\.bytes)) else { return }
    let result = try compare(files, theirs)
    print(
      "\(files.count) damaged files, \(result.total) calls: \(100 * result.share) % equal;"
        + " in views \(result.views): \(100 * result.viewShare) %")
    // Where a bracket is missing, there are several ways to go on, and none is right.
    #expect(result.share >= 0.96, "\(result.examples.joined(separator: "\n"))")
  }
}
