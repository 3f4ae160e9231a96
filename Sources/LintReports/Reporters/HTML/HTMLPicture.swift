import Linting

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
    output.write(lines.bytes)
    output.write("\"/>\n")
    output.write("<path class=\"p-head\" d=\"")
    output.write(heads.bytes)
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

/// The part of a screen that is drawn, and how points become pixels of the picture.
struct HTMLCanvas {
  /// The size of a picture in pixels.
  private static let narrow = 330.0
  private static let wide = 620.0
  /// From how many points on a screen is wide.
  private static let wideFrom = 500.0
  /// The largest coordinate that is taken seriously.
  private static let farthest = 20_000.0
  /// The space around what is drawn, for what stands on its edge.
  static let margin = 22.0

  /// The drawn area, in points.
  private let area: Rect
  /// The screen in points; what lies around it is beyond.
  private let screen: Rect
  /// Pixels for a point.
  let scale: Double
  /// Whether the picture needs a row of its own.
  let isWide: Bool

  /// The canvas of a picture; nil where nothing has a place.
  init?(_ picture: ScreenPicture) {
    let frames = (picture.boxes.map(\.frame) + picture.stops.compactMap(\.frame)).filter(
      Self.isSane)
    guard let first = frames.first else { return nil }
    let bounds = frames.dropFirst().reduce(first) { $0.union($1) }
    let size = picture.size.flatMap { Self.isSane($0) && $0.area > 0 ? $0 : nil }
    screen = size ?? Rect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
    guard screen.width > 0, screen.height > 0 else { return nil }
    // What lies beyond the screen is drawn as far as somebody would scroll.
    let reach = Rect(
      x: screen.x - screen.width * 0.3, y: screen.y - screen.height * 0.3,
      width: screen.width * 1.6, height: screen.height * 2.8)
    let stops = picture.stops.compactMap(\.frame).filter { Self.isSane($0) && $0.meets(reach) }
    let whole = stops.reduce(screen) { $0.union($1.intersection(reach)) }
    // Without a size, a few elements far out would leave the rest too small to see.
    let limit = Rect(
      x: whole.x, y: whole.y, width: min(whole.width, 3_000), height: min(whole.height, 4_000))
    area = size == nil ? limit : whole
    isWide = area.width >= Self.wideFrom
    scale = min((isWide ? Self.wide : Self.narrow) / area.width, isWide ? 1 : 1.6)
  }

  /// Whether a frame has a size and lies within reach.
  static func isSane(_ frame: Rect) -> Bool {
    frame.width >= 0 && frame.height >= 0 && frame.x.magnitude < farthest
      && frame.y.magnitude < farthest && frame.width < farthest && frame.height < farthest
  }

  /// The size of the picture in pixels.
  var width: Double { area.width * scale + 2 * Self.margin }
  /// The height of the picture in pixels.
  var height: Double { area.height * scale + 2 * Self.margin }

  /// The screen in pixels.
  var screenFrame: Rect { place(of: screen) }

  /// Whether something is drawn beyond the screen.
  var goesBeyond: Bool { !screen.contains(area) }

  /// A frame in pixels; nil where none of it is drawn.
  func frame(_ frame: Rect) -> Rect? {
    guard Self.isSane(frame) else { return nil }
    let isInside =
      frame.x < area.maxX && frame.y < area.maxY && frame.maxX > area.x - 1
      && frame.maxY > area.y - 1
    guard isInside else { return nil }
    let left = max(frame.x, area.x)
    let top = max(frame.y, area.y)
    return place(
      of: Rect(
        x: left, y: top, width: max(min(frame.maxX, area.maxX) - left, 0),
        height: max(min(frame.maxY, area.maxY) - top, 0)))
  }

  private func place(of frame: Rect) -> Rect {
    Rect(
      x: (frame.x - area.x) * scale + Self.margin, y: (frame.y - area.y) * scale + Self.margin,
      width: frame.width * scale, height: frame.height * scale)
  }
}

/// Finds places for discs and tags, so that they do not lie on one another.
struct HTMLPlaces {
  /// How often another place is tried.
  private static let tries = 24

  private let width: Double
  private let height: Double
  private var taken: [Rect] = []

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Takes the free place of a size that is nearest to the wanted middle, going along `step` first
  /// and then down.
  mutating func take(_ wanted: Point, width: Double, height: Double, step: Double) -> Rect {
    let first = rect(around: wanted, width, height)
    var place = first
    for attempt in 0..<Self.tries where taken.contains(where: { $0.meets(place) }) {
      let column = Double((attempt + 1) % 4)
      let row = Double((attempt + 1) / 4)
      let middle = Point(
        x: wanted.x + column * step * (width + 1), y: wanted.y + row * (height + 1))
      place = rect(around: middle, width, height)
      if attempt == Self.tries - 1 { place = first }
    }
    taken.append(place)
    return place
  }

  /// A rectangle around a point that does not leave the picture.
  private func rect(around middle: Point, _ width: Double, _ height: Double) -> Rect {
    let x = min(max(middle.x - width / 2, 1), max(self.width - width - 1, 1))
    let y = min(max(middle.y - height / 2, 1), max(self.height - height - 1, 1))
    return Rect(x: x, y: y, width: width, height: height)
  }
}
