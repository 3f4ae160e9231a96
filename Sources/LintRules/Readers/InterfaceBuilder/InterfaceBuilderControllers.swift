import DocumentSyntax

/// The controllers of a storyboard by object id, and how they lead to one another.
struct InterfaceBuilderControllers {
  /// How many controllers that only hold others may stand in one another.
  private static let deepest = 8

  private var indices: [String: Int] = [:]

  /// Collects the controllers of all scenes.
  init(_ reader: InterfaceBuilderReader, scenes: Int) {
    reader.forEachChild(of: scenes) { scene in
      guard let objects = reader.child("objects", of: scene) else { return }
      reader.forEachChild(of: objects) { object in
        guard reader.tag(of: object) == nil, let id = reader.text("id", of: object),
          indices[id] == nil
        else { return }
        indices[id] = object
      }
    }
  }

  /// The tabs of the controllers between which a tab bar controller switches, and whether code of
  /// the project knows the controller.
  func tabs(
    of controller: Int, _ reader: InterfaceBuilderReader
  ) -> [(tab: Int, hasOwnClass: Bool)] {
    destinations("viewControllers", of: controller, reader).compactMap { id in
      guard let shown = indices[id], let tab = reader.child(withKey: "tabBarItem", of: shown) else {
        return nil
      }
      let inner = content(of: shown, reader)
      return (tab, [shown, inner ?? shown].contains { hasOwnClass($0, reader) })
    }
  }

  private func hasOwnClass(_ controller: Int, _ reader: InterfaceBuilderReader) -> Bool {
    reader.attribute("customClass", of: controller) != nil
      || reader.xml.nameEquals(controller, "viewControllerPlaceholder")
      || reader.xml.nameEquals(controller, "hostingController")
  }

  /// The name of what comes up with each controller: its own screen, the first one that it holds,
  /// or the storyboard that has it.
  func names(
    of screens: [InterfaceBuilderScreen], _ reader: InterfaceBuilderReader
  ) -> [String: String] {
    var owners: [Int: String] = [:]
    for screen in screens where owners[screen.owner] == nil { owners[screen.owner] = screen.name }
    return indices.mapValues { controller in
      var shown = controller
      for _ in 0..<Self.deepest {
        if let name = owners[shown] { return name }
        guard let inner = content(of: shown, reader) else { break }
        shown = inner
      }
      return reader.text("referencedIdentifier", of: shown)
        ?? reader.text("storyboardName", of: shown)
        ?? reader.controllerTitle(shown, navigationItem: nil)
    }
  }

  /// The controller that one shows first which has no view of its own.
  private func content(of controller: Int, _ reader: InterfaceBuilderReader) -> Int? {
    for relationship in ["rootViewController", "masterViewController"] as [StaticString] {
      if let id = destinations(relationship, of: controller, reader).first { return indices[id] }
    }
    return nil
  }

  private func destinations(
    _ relationship: StaticString, of controller: Int, _ reader: InterfaceBuilderReader
  ) -> [String] {
    guard let connections = reader.child("connections", of: controller) else { return [] }
    var ids: [String] = []
    reader.forEachChild(of: connections) { segue in
      if reader.key("relationship", of: segue, equals: relationship),
        let id = reader.text("destination", of: segue)
      {
        ids.append(id)
      }
    }
    return ids
  }
}
