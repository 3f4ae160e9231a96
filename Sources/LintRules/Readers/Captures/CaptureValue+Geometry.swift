import DocumentSyntax

/// Rectangles in the forms that tools write; nil where a number is missing or not finite.
extension CaptureValue {
  /// The rectangle of `{x, y, width, height}`, `{X, Y, Width, Height}`, `{origin, size}`,
  /// `[[x, y], [w, h]]`, `[x, y, w, h]`, or a text such as `{{x, y}, {w, h}}`.
  var rect: Rect? {
    switch kind {
    case .mapping: return rectOfMembers
    case .sequence: return rectOfItems
    case .string: return string.flatMap(Self.rect)
    default: return nil
    }
  }

  private var rectOfMembers: Rect? {
    if let origin = present("origin"), let size = present("size") {
      return Self.rect([
        origin.present("x")?.number, origin.present("y")?.number, size.present("width")?.number,
        size.present("height")?.number,
      ])
    }
    if member("X") != nil {
      return Self.rect([
        present("X")?.number, present("Y")?.number, present("Width")?.number,
        present("Height")?.number,
      ])
    }
    return Self.rect([
      present("x")?.number, present("y")?.number, present("width")?.number,
      present("height")?.number,
    ])
  }

  private var rectOfItems: Rect? {
    let items = items
    if items.count == 2 { return Self.rect((items[0].items + items[1].items).map(\.number)) }
    return Self.rect(items.map(\.number))
  }

  private static func rect(_ numbers: [Double?]) -> Rect? {
    let numbers = numbers.compactMap { $0 }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The rectangle of a text such as `{{x, y}, {w, h}}` or `NSRect: {{x, y}, {w, h}}`.
  static func rect(_ text: String) -> Rect? {
    guard let open = text.firstIndex(of: "{") else { return nil }
    let parts = text[open...].split { "{}, ".contains($0) }
    return parts.count == 4 ? rect(parts.map { Double($0) }) : nil
  }
}

extension Rect {
  /// The rectangle without the noise that tools compute into whole numbers: 43.99999 is 44.
  var withoutNoise: Rect {
    Rect(
      x: Self.plain(x), y: Self.plain(y), width: Self.plain(width), height: Self.plain(height))
  }

  private static func plain(_ number: Double) -> Double {
    let whole = number.rounded()
    return abs(number - whole) < 0.001 ? whole : number
  }
}
