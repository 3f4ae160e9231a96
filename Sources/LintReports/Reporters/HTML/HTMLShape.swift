import Linting

/// An element as it is drawn: an outline that tells its kind, and its text.
struct HTMLShape {
  /// How much of the size of the letters one takes on average.
  private static let letter = 0.56
  /// The most lines of a text.
  private static let maximumLines = 6

  let box: ScreenPicture.Box
  let frame: Rect
  let scale: Double

  /// Whether all that is drawn of an element is the outline of a group.
  static func isGroup(_ box: ScreenPicture.Box) -> Bool {
    guard box.text == nil else { return false }
    switch ElementKind(rawValue: box.nodeType) ?? .view {
    case .text, .header, .button, .link, .barButton, .backButton, .segment, .tab, .popupButton,
      .menuItem, .key, .textField, .secureField, .searchField, .textView, .stepper,
      .segmentedControl, .picker, .datePicker, .disclosure, .checkbox, .progress, .pageControl,
      .image, .canvas, .map, .chart, .switch, .slider:
      return false
    default: return true
    }
  }

  func write(to output: inout ByteWriter) {
    let kind = ElementKind(rawValue: box.nodeType) ?? .view
    switch kind {
    case .text, .header: writeText(centered: false, "p-text", to: &output)
    case .button, .link, .barButton, .backButton, .segment, .tab, .popupButton, .menuItem, .key:
      Self.writeRect(frame, "p-control", radius: 6, to: &output)
      writeText(centered: true, "p-label", to: &output)
    case .textField, .secureField, .searchField, .textView, .stepper, .segmentedControl, .picker,
      .datePicker, .disclosure, .checkbox, .progress, .pageControl:
      Self.writeRect(frame, "p-field", radius: 6, to: &output)
      writeText(centered: false, "p-text", to: &output)
    case .image, .canvas, .map, .chart:
      Self.writeRect(frame, "p-image", radius: 3, to: &output)
      writeCross(to: &output)
      writeText(centered: true, "p-text", to: &output)
    case .switch: writeSwitch(to: &output)
    case .slider: writeSlider(to: &output)
    default:
      Self.writeRect(frame, "p-view", radius: 3, to: &output)
      writeText(centered: false, "p-text", to: &output)
    }
  }

  // MARK: Text

  private func writeText(centered: Bool, _ name: String, to output: inout ByteWriter) {
    guard let text = box.text, frame.height >= 6, frame.width >= 8 else { return }
    let natural = min(max(14 * scale, 8), 15)
    let size = min(natural, frame.height * 0.82)
    let rows = min(max(Int(frame.height / (size * 1.25)), 1), Self.maximumLines)
    let inset = centered || name == "p-text" && box.nodeType == "text" ? 0.0 : 6.0
    let cells = max(Int((frame.width - inset) / (size * Self.letter)), 1)
    let lines = Self.lines(of: text, cells: cells, rows: rows)
    let block = Double(lines.count) * size * 1.25
    let isTall = !centered && frame.height > block * 2.5
    let top = isTall ? frame.y + 3 : frame.y + (frame.height - block) / 2
    let x = centered ? frame.center.x : frame.x + inset
    for (index, line) in lines.enumerated() {
      output.write("<text class=\"\(name)\" x=\"")
      output.writePixels(x)
      output.write("\" y=\"")
      output.writePixels(top + (Double(index) + 0.94) * size * 1.25 - size * 0.1)
      output.write("\" font-size=\"")
      output.writePixels(size)
      output.write(centered ? "\" text-anchor=\"middle\">" : "\">")
      output.writeHTML(line)
      output.write("</text>\n")
    }
  }

  /// The text in lines of so many cells; what does not fit ends in dots.
  private static func lines(of text: String, cells: Int, rows: Int) -> [String] {
    let words = Wrapping.drawnLines(of: Quoted.bare(text, atMost: 300), width: cells)
    var lines = words.prefix(rows).map { line in
      CellWidth.of(line) > cells ? cut(line, cells) : line
    }
    if words.count > rows, let last = lines.indices.last, !lines[last].hasSuffix("…") {
      lines[last] = cut(lines[last] + "…", cells)
    }
    return lines
  }

  private static func cut(_ line: String, _ cells: Int) -> String {
    var kept = String.UnicodeScalarView()
    var width = 1
    for scalar in line.unicodeScalars {
      width += CellWidth.of(scalar)
      if width > cells, !kept.isEmpty { break }
      kept.append(scalar)
    }
    return kept.last == "…" ? String(kept) : String(kept) + "…"
  }

  // MARK: Shapes

  private func writeCross(to output: inout ByteWriter) {
    guard box.text == nil, frame.shortSide > 8 else { return }
    output.write("<path class=\"p-cross\" d=\"M")
    Self.write([frame.x, frame.y], to: &output)
    output.write("L")
    Self.write([frame.maxX, frame.maxY], to: &output)
    output.write("M")
    Self.write([frame.maxX, frame.y], to: &output)
    output.write("L")
    Self.write([frame.x, frame.maxY], to: &output)
    output.write("\"/>\n")
  }

  private func writeSwitch(to output: inout ByteWriter) {
    let height = min(frame.height, 28)
    let body = Rect(
      x: frame.x, y: frame.center.y - height / 2, width: min(frame.width, height * 1.7),
      height: height)
    Self.writeRect(body, "p-field", radius: height / 2, to: &output)
    let knob = Rect(
      x: body.maxX - height + 2, y: body.y + 2, width: max(height - 4, 0),
      height: max(height - 4, 0))
    Self.writeRect(knob, "p-knob", radius: height / 2, to: &output)
  }

  private func writeSlider(to output: inout ByteWriter) {
    let middle = frame.center
    Self.writeRect(
      Rect(x: frame.x, y: middle.y - 2, width: frame.width, height: 4), "p-field", radius: 2,
      to: &output)
    let size = min(frame.height, 18)
    Self.writeRect(
      Rect(x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size), "p-knob",
      radius: size / 2, to: &output)
  }

  // MARK: Pieces

  /// Writes a rectangle.
  static func writeRect(
    _ rect: Rect, _ name: String, radius: Double, to output: inout ByteWriter
  ) {
    output.write("<rect class=\"\(name)\" x=\"")
    output.writePixels(rect.x)
    output.write("\" y=\"")
    output.writePixels(rect.y)
    output.write("\" width=\"")
    output.writePixels(rect.width)
    output.write("\" height=\"")
    output.writePixels(rect.height)
    output.write("\" rx=\"")
    output.writePixels(min(radius, rect.shortSide / 2))
    output.write("\"/>\n")
  }

  /// Writes a short text of our own around a point.
  static func writeText(
    _ text: String, at point: Point, _ name: String, to output: inout ByteWriter
  ) {
    output.write("<text class=\"\(name)\" x=\"")
    output.writePixels(point.x)
    output.write("\" y=\"")
    output.writePixels(point.y)
    output.write("\">\(text)</text>\n")
  }

  private static func write(_ numbers: [Double], to output: inout ByteWriter) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { output.write(" ") }
      output.writePixels(number)
    }
  }
}
