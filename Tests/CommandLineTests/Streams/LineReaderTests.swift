import Foundation
import Testing

@testable import a11y_lint

@Suite("Lines of standard input") struct LineReaderTests {
  private struct Found: Equatable {
    let number: Int
    let offset: Int
    let text: String
    var isTooLong = false
  }

  private static func lines(_ text: String, chunk: Int, maximum: Int = 20) throws -> [Found] {
    let folder = try TemporaryFolder()
    let file = try FileHandle(forReadingFrom: try folder.write("in", text))
    var reader = LineReader(
      file.fileDescriptor, maximumLength: maximum, headLength: 4, chunk: chunk)
    var found: [Found] = []
    while case .line(let line) = reader.next(waiting: true) {
      found.append(
        Found(
          number: line.number, offset: line.offset,
          text: String(decoding: line.bytes, as: UTF8.self), isTooLong: line.isTooLong))
    }
    return found
  }

  @Test(arguments: [1, 2, 3, 5, 64]) func linesAreFoundWhereverChunksEnd(chunk: Int) throws {
    #expect(try Self.lines("", chunk: chunk) == [])
    #expect(try Self.lines("\n", chunk: chunk) == [Found(number: 1, offset: 0, text: "")])
    #expect(
      try Self.lines("ab\r\n\nc", chunk: chunk) == [
        Found(number: 1, offset: 0, text: "ab\r"), Found(number: 2, offset: 4, text: ""),
        Found(number: 3, offset: 5, text: "c"),
      ])
    #expect(
      try Self.lines("\u{FEFF}ab\n\u{FEFF}", chunk: chunk) == [
        Found(number: 1, offset: 3, text: "ab"), Found(number: 2, offset: 6, text: "\u{FEFF}"),
      ])
  }

  @Test(arguments: [1, 3, 7, 64]) func longLinesLeaveTheirHead(chunk: Int) throws {
    let long = String(repeating: "x", count: 21)
    let fitting = String(repeating: "y", count: 20)
    #expect(
      try Self.lines("\(fitting)\n\(long)\nz\n\(long)", chunk: chunk) == [
        Found(number: 1, offset: 0, text: fitting),
        Found(number: 2, offset: 21, text: "xxxx", isTooLong: true),
        Found(number: 3, offset: 43, text: "z"),
        Found(number: 4, offset: 45, text: "xxxx", isTooLong: true),
      ])
  }

  @Test func aPauseIsTold() throws {
    let pipe = Pipe()
    var reader = LineReader(
      pipe.fileHandleForReading.fileDescriptor, maximumLength: 20, headLength: 4)
    guard case .pause = reader.next(waiting: false) else {
      Issue.record("nothing has arrived")
      return
    }
    pipe.fileHandleForWriting.write(Data("a\nb".utf8))
    guard case .line(let line) = reader.next(waiting: false), line.bytes == [0x61] else {
      Issue.record("a line has arrived")
      return
    }
    guard case .pause = reader.next(waiting: false) else {
      Issue.record("half a line has arrived")
      return
    }
    pipe.fileHandleForWriting.closeFile()
    guard case .line = reader.next(waiting: false), case .end = reader.next(waiting: false) else {
      Issue.record("the rest is a line")
      return
    }
  }

  @Test func whatCannotBeReadIsTold() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(folder.url.path, O_RDONLY)
    defer { close(descriptor) }
    var reader = LineReader(descriptor, maximumLength: 20, headLength: 4)
    guard case .failure(let problem) = reader.next(waiting: true) else {
      Issue.record("a folder has no lines")
      return
    }
    #expect(problem.message == "it is a folder, not a file")
  }
}
