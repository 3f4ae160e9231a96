import Foundation
import Testing

@testable import DocumentSyntax

/// A call in the body of a function, an initialiser or a getter.
struct SwiftCall: Equatable {
  let name: String
  let labels: String
  let closures: String

  /// The calls that our parser finds, by the offset of their names; whether each is in `some View`.
  static func all(in tree: SwiftTree) -> [Int: (call: SwiftCall, isView: Bool)] {
    var found: [Int: (call: SwiftCall, isView: Bool)] = [:]
    var open: [(item: SwiftSyntax, isBody: Bool, isView: Bool)] = [(tree.root, false, false)]
    while let (item, isBody, isView) = open.popLast() {
      switch item.kind {
      case .variable, .function, .initializer:
        let type = item.first(.type)?.text
        let isView = isView || type == "some View"
        for part in item.children {
          let isValue = part.kind == .expression && item.kind == .variable
          if part.kind == .block || isValue { open.append((part, true, isView)) }
        }
        continue
      case .opaque, .attribute, .parameter: continue
      case .chain where isBody: add(item, isView, to: &found)
      default: break
      }
      open += item.children.map { ($0, isBody, isView) }
    }
    return found
  }

  private static func add(
    _ chain: SwiftSyntax, _ isView: Bool, to found: inout [Int: (call: SwiftCall, isView: Bool)]
  ) {
    var name: SwiftSyntax?
    func read(_ parts: SwiftSyntax.Children) {
      for part in parts {
        switch part.kind {
        case .identifier, .implicitMember, .member: name = part
        case .unwrap: break
        case .call:
          if let name {
            let labels = part.all(.argument).map { $0.name.isEmpty ? "_" : $0.name }
            let closures = part.all(.closure).map { $0.name.isEmpty ? "_" : $0.name }
            let call = SwiftCall(
              name: chain.tree.file.text(in: name.nameRange),
              labels: labels.joined(separator: ":"), closures: closures.joined(separator: ":"))
            found[name.nameRange.start] = (call, isView)
          }
          name = nil
        case .conditional:
          let before = name
          for branch in part.all(.branch) {
            name = before
            read(branch.children)
          }
          name = nil
        default: name = nil
        }
      }
    }
    read(chain.children)
  }
}

/// The calls of Swift files by SwiftSyntax, where the toolchain has it.
enum SwiftSyntaxCalls {
  /// The calls of one file, by the offset of their names; whether each is in `some View`.
  typealias Calls = [Int: (call: SwiftCall, isView: Bool)]

  /// The calls of each file and the seconds that parsing took; nil, after saying so, where the
  /// toolchain has no SwiftSyntax.
  static func calls(of files: [[UInt8]]) throws -> (calls: [Calls], seconds: Double)? {
    guard let host = host() else { return missing("lib/swift/host is missing in the toolchain") }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-lint-swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("swift-calls")
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts/swift-calls.swift").standardizedFileURL
    let arguments = [
      "swiftc", "-O", source.path, "-I", host, "-L", host, "-lSwiftParser", "-lSwiftSyntax",
      "-Xlinker", "-rpath", "-Xlinker", host, "-o", program.path,
    ]
    guard try run(arguments) == 0 else {
      return missing("SwiftSyntax of the toolchain cannot be built against")
    }
    var paths: [String] = []
    for (number, bytes) in files.enumerated() {
      let path = folder.appendingPathComponent("\(number).swift")
      try Data(bytes).write(to: path)
      paths.append(path.path)
    }
    let list = folder.appendingPathComponent("list")
    let output = folder.appendingPathComponent("output")
    try Data(paths.joined(separator: "\n").utf8).write(to: list)
    try #require(try run([program.path, list.path, output.path]) == 0)
    return read(try String(contentsOf: output, encoding: .utf8), files.count)
  }

  private static func read(_ text: String, _ count: Int) -> (calls: [Calls], seconds: Double) {
    var calls = [Calls](repeating: [:], count: count)
    var seconds = 0.0
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6, let file = Int(fields[0]), let offset = Int(fields[1]) else {
        seconds = fields.last.flatMap(Double.init) ?? 0
        continue
      }
      let call = SwiftCall(name: fields[3], labels: fields[4], closures: fields[5])
      calls[file][offset] = (call, fields[2] == "v")
    }
    return (calls, seconds)
  }

  private static func missing(_ reason: String) -> (calls: [Calls], seconds: Double)? {
    print("skipped: \(reason)")
    if ProcessInfo.processInfo.environment["A11Y_LINT_REQUIRE_ALL"] == "1" {
      Issue.record("\(reason)")
    }
    return nil
  }

  /// The folder of SwiftSyntax's modules beside the compiler on the path.
  private static func host() -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let compiler = URL(fileURLWithPath: "\(folder)/swiftc")
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("lib/swift/host")
      let module = host.appendingPathComponent("SwiftSyntax.swiftmodule")
      return FileManager.default.fileExists(atPath: module.path) ? host.path : nil
    }
    return nil
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
