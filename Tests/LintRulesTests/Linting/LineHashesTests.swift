import DocumentSyntax
import Foundation
import Testing

@testable import Linting

@Suite("Line hashes") struct LineHashesTests {
  private struct Vectors: Decodable {
    struct Vector: Decodable {
      let input: String
      let hashes: [String]
    }
    let vectors: [Vector]
  }

  private func texts(_ lines: some Sequence<Int>, _ text: String) -> [Int: String] {
    LineHashes.texts(
      ofLines: Set(lines), in: SourceFile(path: "a.json", bytes: Array(text.utf8)))
  }

  @Test(.needs(data: "schemas/github-fingerprint/line-hash-vectors.json"))
  func theyAreThoseOfGitHub() throws {
    guard let url = SharedData.url("schemas/github-fingerprint/line-hash-vectors.json") else {
      return
    }
    let vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: url)).vectors
    #expect(vectors.count == 9)
    for vector in vectors {
      let found = texts(1...vector.hashes.count, vector.input)
      #expect(vector.hashes == (1...vector.hashes.count).map { found[$0] ?? "" })
    }
  }

  /// The hashes line by line, without a window: each line's units are collected anew.
  private func plainHashes(_ text: String) -> [String] {
    var units = Array(text.utf16).map { $0 }
    units = units.enumerated().filter { index, unit in
      !(unit == 0x0A && index > 0 && units[index - 1] == 0x0D)
    }.map { $0.element == 0x0D ? 0x0A : $0.element }
    units = units.filter { $0 != 0x20 && $0 != 0x09 } + [0xFFFF]
    let starts = [0] + units.indices.filter { units[$0] == 0x0A }.map { $0 + 1 }
    var counts: [String: Int] = [:]
    return starts.map { start in
      let window = units[start...].prefix(100)
      let padding = repeatElement(UInt16(0), count: 100 - window.count)
      let hash = (window + padding).reduce(UInt64(0)) { $0 &* 37 &+ UInt64($1) }
      let digits = String(hash, radix: 16)
      counts[digits, default: 0] += 1
      return "\(digits):\(counts[digits, default: 0])"
    }
  }

  @Test func theWindowGivesWhatAPlainCountGives() {
    let pieces = ["a", "b: 1", " ", "\t", "\n", "\r", "\r\n", "é", "日本", "😀", "e\u{301}", "\n\n"]
    var random = SplitMix(state: 8)
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int(random.next() % 400) {
        text += pieces[Int(random.next() % UInt64(pieces.count))]
      }
      let plain = plainHashes(text)
      let found = texts(1...plain.count, text)
      #expect(plain == (1...plain.count).map { found[$0] ?? "" })
    }
  }

  @Test func onlyWhatIsAskedForIsGiven() {
    let text = "a\na\n" + String(repeating: "b", count: 200) + "\na\na\n"
    #expect(texts([], text).isEmpty)
    #expect(Array(texts([4], text).keys) == [4])
    #expect(texts([4], text)[4] == texts(1...6, text)[4])
    // All lines of a hash count, and not only those that are asked for.
    let equal = String(repeating: String(repeating: "x", count: 100) + "\n", count: 5)
    #expect(texts([4], equal)[4]?.hasSuffix(":4") == true)
    #expect(texts([9], "a\n").isEmpty)
  }

  @Test func aByteOrderMarkCountsAsItDoesForGitHub() {
    #expect(texts([1], "\u{FEFF}a")[1] == plainHashes("\u{FEFF}a")[0])
    #expect(texts([1], "\u{FEFF}a")[1] != texts([1], "a")[1])
  }

  @Test func malformedBytesAreReplaced() {
    let file = SourceFile(path: "a.json", bytes: [0x61, 0xFF, 0x62])
    #expect(LineHashes.texts(ofLines: [1], in: file)[1] == plainHashes("a\u{FFFD}b")[0])
  }
}
