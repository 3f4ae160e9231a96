import DocumentSyntax

/// An example's text without its marks, and where the marks stood.
struct MarkedSource {
  let bytes: [UInt8]
  let ranges: [SourceRange]

  init(_ source: String) {
    var bytes: [UInt8] = []
    var ranges: [SourceRange] = []
    var starts: [Int] = []
    for scalar in source.unicodeScalars {
      if scalar == "⟪" {
        starts.append(bytes.count)
      } else if scalar == "⟫" {
        ranges.append(SourceRange(start: starts.popLast() ?? 0, end: bytes.count))
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    self.bytes = bytes
    self.ranges = ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
