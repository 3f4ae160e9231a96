/// Reading a piece of a file, and putting pieces together.
extension XMLReader {
  /// A reader of the piece between two offsets.
  init(_ bytes: Bytes, piece: Range<Int>, mark: Int) {
    let isFirst = piece.lowerBound == 0
    self.init(bytes, position: isFirst ? mark : piece.lowerBound)
    stop = piece.upperBound
    if !isFirst { floor = XMLPiece.floor }
  }

  /// Writes the element that stands for what a piece stands in.
  mutating func openFloor() {
    guard floor > 0, count == 0 else { return }
    let start = UInt32(truncatingIfNeeded: position)
    elements[0] = XMLElement(
      start: start, tagEnd: start, end: start, next: 1, nameLength: 0, hasText: false)
    frames[floor] = 0
    (count, depth) = (1, floor)
  }

  /// The indices of the elements that are open, without that of the floor.
  var openElements: [UInt32] {
    depth > floor ? (floor + 1...depth).map { frames[$0] } : []
  }

  /// Whether a buffer has room for a piece, and for what is read after it.
  func hasRoom(for piece: XMLPiece, in buffer: UnsafeMutableBufferPointer<XMLElement>) -> Bool {
    count + piece.elements.count + XMLReader.reserve <= buffer.count
  }

  /// Takes over the elements of a piece, for which there is room; whether it goes on where the one
  /// before ends.
  mutating func adopt(
    _ piece: XMLPiece, into buffer: UnsafeMutableBufferPointer<XMLElement>
  ) -> Bool {
    elements = buffer
    if piece.isFirst {
      guard piece.isSound, count == 0 else { return false }
      hasProlog = true
      append(piece.elements[...], movedBy: 0)
    } else {
      guard piece.isSound, piece.start == position, depth > 0, depth <= XMLPiece.floor,
        let surroundings = piece.elements.first
      else { return false }
      if surroundings.hasText { elements[Int(frames[depth])].hasText = true }
      append(piece.elements.dropFirst(), movedBy: UInt32(truncatingIfNeeded: count) &- 1)
    }
    let moved = count - piece.elements.count
    for index in piece.open {
      depth += 1
      frames[depth] = index &+ UInt32(truncatingIfNeeded: moved)
    }
    for var match in piece.wanted {
      match.element += moved
      wanted.append(match)
    }
    position = piece.end
    hasWantedComment = hasWantedComment || piece.hasWantedComment
    joined = count
    return true
  }

  private mutating func append(_ added: ArraySlice<XMLElement>, movedBy places: UInt32) {
    let end = count + added.count
    _ = UnsafeMutableBufferPointer(rebasing: elements[count..<end]).update(fromContentsOf: added)
    for index in count..<end { elements[index].next &+= places }
    count = end
  }
}
