import Testing

@testable import DocumentSyntax

@Suite("File bytes") struct FileBytesTests {
  /// Memory that counts as an owner.
  private final class Owner: Sendable {}

  @Test(arguments: [0, 1, 7, 8, 9, 1_000])
  func bytesAreThoseOfTheArray(count: Int) {
    let array = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let bytes = FileBytes(array)
    #expect(bytes.count == count && bytes.isEmpty == (count == 0))
    #expect(Array(bytes) == array && bytes.map { $0 } == array)
    #expect(Array(bytes.reversed()) == array.reversed())
    #expect(bytes.indices.map { bytes[$0] } == array)
    #expect(bytes.withUnsafeBufferPointer { Array($0) } == array)
    #expect(bytes.withContiguousStorageIfAvailable { $0.count } == count)
    #expect(bytes.first == array.first && bytes.last == array.last)
  }

  @Test func slicesKeepTheirOffsets() {
    let bytes = FileBytes(Array("abcdef".utf8))
    let slice = bytes[2..<5]
    #expect(slice.startIndex == 2 && slice.endIndex == 5 && slice.count == 3)
    #expect(String(decoding: slice, as: UTF8.self) == "cde")
    #expect(slice[3] == UInt8(ascii: "d") && slice.first == UInt8(ascii: "c"))
    #expect(Array(slice.dropFirst(2)) == [UInt8(ascii: "e")])
    #expect(bytes[6..<6].isEmpty && bytes.prefix(99).count == 6 && bytes.suffix(2).count == 2)
    #expect(slice.firstIndex(of: UInt8(ascii: "e")) == 4)
    #expect(bytes.starts(with: Array("abc".utf8)) && !bytes.starts(with: Array("abd".utf8)))
  }

  @Test func bytesOutliveTheArrayTheyCameFrom() {
    var array: [UInt8] = [1, 2, 3]
    let bytes = FileBytes(array)
    array[0] = 9
    let copy = bytes
    #expect(Array(copy) == [1, 2, 3] && array == [9, 2, 3])
  }

  @Test func anOwnerLivesAsLongAsItsBytes() {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { memory.deallocate() }
    memory.initialize(repeating: 7, count: 2)
    weak var seen: Owner?
    do {
      let owner = Owner()
      seen = owner
      let bytes = FileBytes(start: UnsafePointer(memory), count: 2, owner: owner)
      #expect(Array(bytes[1...]) == [7] && seen != nil)
    }
    #expect(seen == nil)
  }
}
