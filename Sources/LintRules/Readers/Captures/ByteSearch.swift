import DocumentSyntax

/// Looks for short texts in the first bytes of a file.
enum ByteSearch {
  /// Whether some bytes have a text in them; the time is the product of both lengths at worst.
  static func has(_ text: String, in bytes: Slice<FileBytes>) -> Bool {
    let text = Array(text.utf8)
    guard let first = text.first else { return true }
    return bytes.indices.contains { offset in
      bytes[offset] == first && bytes[offset...].starts(with: text)
    }
  }
}
