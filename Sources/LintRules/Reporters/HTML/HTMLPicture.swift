/// The picture of a screen: outlines of its elements, stops and the way between them, findings.
struct HTMLPicture {
  /// The diameter of the disc of a stop, and the height of a tag.
  private static let disc = 20.0
  private static let tag = 20.0

  /// The findings of one element.
  private struct Mark {
    let frame: Rect
    let items: [HTMLContents.Item]
  }

  private let picture: ScreenPicture
  private let canvas: HTMLCanvas
  private let id: String
  private let marks: [Mark]
  /// Whether it needs a row of its own.
  var isWide: Bool { canvas.isWide }

  /// The picture of a screen; nil where nothing on it has a place.
  init?(_ picture: ScreenPicture, items: [HTMLContents.Item], id: String) {
    guard let canvas = HTMLCanvas(picture) else { return nil }
    self.picture = picture
    self.canvas = canvas
    self.id = id
    marks = Self.marks(of: items, on: canvas)
    guard showsSomething else { return nil }
  }

  /// Whether there is more to see than the screen and the outlines of groups.
  private var showsSomething: Bool {
    !marks.isEmpty || picture.stops.contains { $0.frame.flatMap(canvas.frame) != nil }
      || picture.boxes.contains { box in
        guard let frame = canvas.frame(box.frame) else { return false }
        return !HTMLShape.isGroup(box) && !isBackground(frame, box)
      }
  }

  /// The findings by element, in the order of the first of each.
  private static func marks(of items: [HTMLContents.Item], on canvas: HTMLCanvas) -> [Mark] {
    var order: [String] = []
    var found: [String: [HTMLContents.Item]] = [:]
    for item in items {
      guard let path = item.finding.nodePath, item.finding.details?.frame != nil else { continue }
      if found[path] == nil { order.append(path) }
      found[path, default: []].append(item)
    }
    return order.compactMap { path in
      guard let items = found[path], let frame = items.first?.finding.details?.frame,
        let place = canvas.frame(frame)
      else { return nil }
      return Mark(frame: place, items: items)
    }
  }

  func write(to output: inout ByteWriter) {
    output.write("<figure class=\"picture\(shape)\">")
    output.write("<svg preserveAspectRatio=\"xMidYMin slice\" viewBox=\"0 0 ")
    output.writePixels(canvas.width)
    output.write(" ")
    output.writePixels(canvas.height)
    output.write("\" width=\"\(Int(canvas.width.rounded()))\" ")
    output.write("height=\"\(Int(canvas.height.rounded()))\" ")
    output.write("aria-labelledby=\"\(id)-name\" aria-describedby=\"\(id)-more\">\n")
    output.write("<title id=\"\(id)-name\">Picture of ")
    output.writeHTML(picture.name ?? "the screen", atMost: 160)
    output.write("</title>\n<desc id=\"\(id)-more\">")
    output.write(description + "</desc>\n<g aria-hidden=\"true\">\n")
    writeScreen(to: &output)
    for box in picture.boxes {
      guard let frame = canvas.frame(box.frame), !isBackground(frame, box) else { continue }
      HTMLShape(box: box, frame: frame, scale: canvas.scale).write(to: &output)
    }
    writeBeyond(to: &output)
    var places = HTMLPlaces(width: canvas.width, height: canvas.height)
    let stops = takePlaces(&places)
    output.write("</g>\n")
    writeMarks(&places, to: &output)
    output.write("<g aria-hidden=\"true\" class=\"way\">\n")
    writeWay(stops, to: &output)
    for (stop, place) in stops { write(stop, place, to: &output) }
    output.write("</g>\n</svg>")
    writeCaption(to: &output)
    output.write("</figure>\n")
  }

  /// The class of a picture that paper has to treat in its own way.
  private var shape: String {
    let ratio = canvas.height / canvas.width
    return ratio > 4 ? " tallest" : ratio > 2.4 ? " tall" : ""
  }

  private var description: String {
    let stops = HTMLText.count(picture.stops.count, "stop")
    return "\(stops) of VoiceOver on \(HTMLText.count(picture.boxes.count, "element")); "
      + "the list after the picture says the same in words."
  }

  private func writeCaption(to output: inout ByteWriter) {
    let missing = picture.stops.count { $0.frame.map { !HTMLCanvas.isSane($0) } ?? true }
    let undrawn = picture.stops.count { $0.frame.flatMap(canvas.frame) == nil }
    let beyond = undrawn - missing
    guard undrawn > 0 || picture.omittedBoxes > 0 else { return }
    output.write("<figcaption>")
    if missing > 0 {
      output.write("\(HTMLText.count(missing, "stop")) without a place. ")
    }
    if beyond > 0 {
      output.write("\(HTMLText.count(beyond, "stop")) beyond the edge of the picture. ")
    }
    if picture.omittedBoxes > 0 {
      output.write("\(HTMLText.count(picture.omittedBoxes, "more element")) not drawn.")
    }
    output.write("</figcaption>")
  }

  // MARK: The screen

  private func writeScreen(to output: inout ByteWriter) {
    HTMLShape.writeRect(canvas.screenFrame, "p-screen", radius: 10, to: &output)
  }

  /// Stripes over what lies beyond the screen.
  private func writeBeyond(to output: inout ByteWriter) {
    guard canvas.goesBeyond else { return }
    let screen = canvas.screenFrame
    output.write("<path class=\"p-beyond\" fill-rule=\"evenodd\" d=\"M0 0H")
    output.writePixels(canvas.width)
    output.write("V")
    output.writePixels(canvas.height)
    output.write("H0zM")
    output.writePixels(screen.x)
    output.write(" ")
    output.writePixels(screen.y)
    output.write("h")
    output.writePixels(screen.width)
    output.write("v")
    output.writePixels(screen.height)
    output.write("h")
    output.writePixels(-screen.width)
    output.write("z\"/>\n")
    HTMLShape.writeRect(screen, "p-edge", radius: 10, to: &output)
  }

  /// Whether a box is as large as the screen and shows nothing of its own.
  private func isBackground(_ frame: Rect, _ box: ScreenPicture.Box) -> Bool {
    let screen = canvas.screenFrame
    return box.text == nil && frame.width >= screen.width - 1 && frame.height >= screen.height - 1
  }

  // MARK: Findings

  /// Draws the outlines, the worst last and so over the others of the element, then the tags.
  private func writeMarks(_ places: inout HTMLPlaces, to output: inout ByteWriter) {
    output.write("<g aria-hidden=\"true\">\n")
    for grade in HTMLGrade.allCases.reversed() {
      for mark in marks {
        let rules = Set(mark.items.filter { $0.grade == grade }.map(\.rule)).sorted()
        guard !rules.isEmpty else { continue }
        output.write("<g class=\"f s-\(grade.rawValue)")
        for rule in rules { output.write(" r\(rule)") }
        output.write("\">")
        HTMLShape.writeRect(mark.frame.enlarged(by: 1.5), "p-mark", radius: 4, to: &output)
        output.write("</g>\n")
      }
    }
    output.write("</g>\n")
    for mark in marks {
      for item in mark.items { write(item, on: mark, &places, to: &output) }
    }
  }

  /// Writes the tag of a finding, which leads to it.
  private func write(
    _ item: HTMLContents.Item, on mark: Mark, _ places: inout HTMLPlaces,
    to output: inout ByteWriter
  ) {
    let width = item.code.utf8.count > 2 ? 32.0 : 25.0
    let corner = Point(x: mark.frame.maxX - 4, y: mark.frame.y)
    let tag = places.take(corner, width: width, height: Self.tag, step: -1)
    output.write("<a class=\"mark \(item.classes)\" href=\"#\(item.id)\" aria-label=\"")
    output.write("\(item.code), \(item.grade.word.lowercased()): ")
    output.writeHTML(item.finding.rule.id)
    output.write("\">")
    if item.id == mark.items.first?.id {
      HTMLShape.writeRect(mark.frame, "p-hit", radius: 4, to: &output)
    }
    HTMLShape.writeRect(tag, "p-tag", radius: 4, to: &output)
    let middle = Point(x: tag.center.x, y: tag.y + 14)
    HTMLShape.writeText(item.code, at: middle, "p-code", to: &output)
    output.write("</a>\n")
  }

  // MARK: Stops

  /// The places of the discs, left of each stop, so that they hide none of its words.
  private func takePlaces(_ places: inout HTMLPlaces) -> [(ScreenPicture.Stop, Rect?)] {
    picture.stops.map { stop in
      guard let frame = stop.frame.flatMap(canvas.frame) else { return (stop, nil) }
      let width = stop.number > 99 ? 28.0 : Self.disc
      let middle = Point(
        x: frame.x - width / 2 - 2, y: min(frame.y + Self.disc / 2, frame.center.y))
      return (stop, places.take(middle, width: width, height: Self.disc, step: -1))
    }
  }

  /// The way from stop to stop, broken where one has no place.
  private func writeWay(
    _ stops: [(stop: ScreenPicture.Stop, place: Rect?)], to output: inout ByteWriter
  ) {
    var lines = ByteWriter()
    var heads = ByteWriter()
    for (before, after) in zip(stops, stops.dropFirst()) {
      guard let from = before.place?.center, let to = after.place?.center else { continue }
      let (across, down) = (to.x - from.x, to.y - from.y)
      let length = (across * across + down * down).squareRoot()
      let radius = Self.disc / 2 + 1
      guard length > 2 * radius + 3 else { continue }
      let (x, y) = (across / length, down / length)
      lines.writeStep("M", from.x + x * radius, from.y + y * radius)
      lines.writeStep("L", to.x - x * radius, to.y - y * radius)
      let tip = Point(x: to.x - x * (radius + 1), y: to.y - y * (radius + 1))
      heads.writeStep("M", tip.x, tip.y)
      heads.writeStep("L", tip.x - x * 7 - y * 3.5, tip.y - y * 7 + x * 3.5)
      heads.writeStep("L", tip.x - x * 7 + y * 3.5, tip.y - y * 7 - x * 3.5)
      heads.write("z")
    }
    guard !lines.bytes.isEmpty else { return }
    output.write("<path class=\"p-way\" d=\"")
    output.bytes.append(contentsOf: lines.bytes)
    output.write("\"/>\n")
    output.write("<path class=\"p-head\" d=\"")
    output.bytes.append(contentsOf: heads.bytes)
    output.write("\"/>\n")
  }

  private func write(_ stop: ScreenPicture.Stop, _ place: Rect?, to output: inout ByteWriter) {
    guard let place else { return }
    let name = stop.isOnScreen ? "p-stop" : "p-stop off"
    HTMLShape.writeRect(place, name, radius: Self.disc / 2, to: &output)
    let middle = Point(x: place.center.x, y: place.center.y + 4)
    HTMLShape.writeText(
      "\(stop.number)", at: middle, stop.isOnScreen ? "p-no" : "p-no off", to: &output)
  }
}

extension ByteWriter {
  /// Appends a command of a path with a point.
  fileprivate mutating func writeStep(_ command: String, _ x: Double, _ y: Double) {
    write(command)
    writePixels(x)
    write(" ")
    writePixels(y)
  }
}
