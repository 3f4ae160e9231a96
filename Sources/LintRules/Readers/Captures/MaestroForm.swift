import DocumentSyntax

/// The forms in which Maestro and trailblaze write the same elements.
enum MaestroForm {
  /// The JSON of `maestro hierarchy`.
  case hierarchy
  /// The JSON of Maestro's runner on the device.
  case runner
  /// `viewHierarchy` of a trailblaze waypoint.
  case waypoint
  /// `trailblazeNodeTree` of a trailblaze waypoint.
  case nodeTree

  /// What a node says.
  func node(_ item: CaptureValue) -> MaestroNode {
    switch self {
    case .hierarchy: Self.hierarchy(item)
    case .runner: Self.runner(item)
    case .waypoint: Self.waypoint(item)
    case .nodeTree: Self.nodeTree(item)
    }
  }

  private static func hierarchy(_ item: CaptureValue) -> MaestroNode {
    var node = MaestroNode()
    guard let attributes = item.present("attributes"), attributes.kind == .mapping else {
      node.first = item.firstMember
      return node
    }
    node.first = attributes.firstMember ?? attributes
    node.label = MaestroNode.said(attributes.present("accessibilityText"))
    node.title = MaestroNode.said(attributes.present("title"))
    node.value = MaestroNode.said(attributes.present("value"))
    // Older files have the title and the value in this alone.
    if node.title == nil, node.value == nil {
      node.value = MaestroNode.said(attributes.present("text"))
    }
    node.prompt = MaestroNode.said(attributes.present("hintText"))
    node.id = MaestroNode.said(attributes.present("resource-id"))
    if let bounds = attributes.present("bounds") {
      node.frame = bounds.string.flatMap(rect)
      node.framePlace = bounds.memberRange
    }
    node.enabled = attributes.present("enabled") ?? item.present("enabled")
    node.selected = attributes.present("selected") ?? item.present("selected")
    node.checked = attributes.present("checked") ?? item.present("checked")
    return node
  }

  private static func runner(_ item: CaptureValue) -> MaestroNode {
    var node = MaestroNode()
    node.first = item.firstMember
    node.type = item.present("elementType")
    node.label = MaestroNode.said(item.present("label"))
    node.title = MaestroNode.said(item.present("title"))
    node.value = MaestroNode.said(item.present("value"))
    node.prompt = MaestroNode.said(item.present("placeholderValue"))
    node.id = MaestroNode.said(item.present("identifier"))
    if let frame = item.present("frame") {
      node.frame = frame.rect
      node.framePlace = frame.memberRange
    }
    node.enabled = item.present("enabled")
    node.selected = item.present("selected")
    return node
  }

  private static func waypoint(_ item: CaptureValue) -> MaestroNode {
    var node = MaestroNode()
    node.first = item.firstMember
    addTexts(of: item, to: &node)
    let sides = [
      item.present("x1"), item.present("y1"), item.present("x2"), item.present("y2"),
    ]
    let places = sides.compactMap { $0?.memberRange }
    if let start = places.map(\.start).min(), let end = places.map(\.end).max() {
      // What is zero is left out.
      node.frame = rect(sides.map { $0?.number ?? 0 })
      node.framePlace = SourceRange(start: start, end: end)
    }
    return node
  }

  private static func nodeTree(_ item: CaptureValue) -> MaestroNode {
    var node = MaestroNode()
    node.first = item.firstMember
    if let detail = item.present("driverDetail") { addTexts(of: detail, to: &node) }
    if let bounds = item.present("bounds") {
      node.frame = rect([
        bounds.present("left")?.number ?? 0, bounds.present("top")?.number ?? 0,
        bounds.present("right")?.number ?? 0, bounds.present("bottom")?.number ?? 0,
      ])
      node.framePlace = bounds.memberRange
    }
    return node
  }

  /// Adds what both forms of trailblaze have under the same names.
  private static func addTexts(of item: CaptureValue, to node: inout MaestroNode) {
    node.label = MaestroNode.said(item.present("accessibilityText"))
    // On iOS hardly anything has a title, so this is the value.
    node.value = MaestroNode.said(item.present("text"))
    node.prompt = MaestroNode.said(item.present("hintText"))
    node.id = MaestroNode.said(item.present("resourceId"))
    node.enabled = item.present("enabled")
    node.selected = item.present("selected")
    node.checked = item.present("checked")
  }

  /// The rectangle of `[left,top][right,bottom]`.
  private static func rect(_ text: String) -> Rect? {
    guard text.utf8.count < 200 else { return nil }
    let parts = text.split { "[], ".contains($0) }
    return parts.count == 4 ? rect(parts.map { Double($0) ?? .nan }) : nil
  }

  private static func rect(_ sides: [Double]) -> Rect? {
    let (width, height) = (sides[2] - sides[0], sides[3] - sides[1])
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else { return nil }
    return Rect(x: sides[0], y: sides[1], width: width, height: height)
  }
}
