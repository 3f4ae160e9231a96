import DocumentSyntax

/// The first bytes of XML that may be a page source: what its root is, without parsing it.
struct PageSourceHead: Sendable {
  private static let length = 4_096

  /// The name of the first element; "" where there is none.
  private(set) var root = ""
  /// The name of the element after it, or "".
  private(set) var second = ""
  /// Where the first element begins.
  private(set) var rootStart = 0
  private var hasDeclaration = false

  /// The head of a file.
  init(_ bytes: FileBytes) {
    self.init(Array(bytes.prefix(Self.length))[...])
  }

  /// The head of some bytes, the first of which is at offset 0 of the file.
  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      if rest.starts(with: "<!--".utf8) {
        rest = Self.after("-->", in: rest)
      } else if rest.starts(with: "<?".utf8) {
        hasDeclaration = hasDeclaration || rest.starts(with: "<?xml ".utf8)
        rest = Self.after("?>", in: rest)
      } else {
        let name = Self.name(rest.dropFirst())
        if root.isEmpty {
          root = name
          rootStart = open - bytes.startIndex
          if name.isEmpty { return }
        } else {
          second = name
          return
        }
        rest = rest.dropFirst()
      }
    }
  }

  /// Whether the root is one that holds the elements of a page source.
  var isContainer: Bool { root == "AppiumAUT" || root == "hierarchy" }

  /// Whether the root, or the first element in it, can only be that of a page source.
  var isPageSource: Bool {
    root == "AppiumAUT" || Self.isElement(root) || root == "hierarchy" && Self.isElement(second)
  }

  /// Whether a document of XML or a page source begins here.
  var opensDocument: Bool { hasDeclaration || isContainer || Self.isElement(root) }

  /// Whether a name is that of an element of XCUITest.
  static func isElement(_ name: some StringProtocol) -> Bool { name.hasPrefix("XCUIElementType") }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    let name = bytes.prefix { $0 > 0x20 && !"/>=<".utf8.contains($0) }
    return String(decoding: name, as: UTF8.self)
  }

  private static func after(_ end: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let mark = Array(end.utf8)
    guard
      let found = bytes.indices.first(where: { offset in
        bytes[offset] == mark[0] && bytes[offset...].starts(with: mark)
      })
    else { return [] }
    return bytes[(found + mark.count)...]
  }
}
