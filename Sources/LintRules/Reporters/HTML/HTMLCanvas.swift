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

  /// What is drawn, in points.
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
