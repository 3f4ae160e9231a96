/// Lists of elements as `idb ui describe-all` prints them, for tests.
enum CapturedList {
  /// An element of a list.
  struct Item {
    var type = "Button"
    let label: String?
    var value: String?
    var frame: [Int] = [16, 100, 200, 44]

    var json: String {
      let texts = [("AXLabel", label), ("AXValue", value)].map { key, text in
        "\"\(key)\": " + (text.map { "\"\($0)\"" } ?? "null")
      }
      return
        "{\"type\": \"\(type)\", \(texts.joined(separator: ", ")), \"frame\": {\"x\": \(frame[0]), "
        + "\"y\": \(frame[1]), \"width\": \(frame[2]), \"height\": \(frame[3])}}"
    }
  }

  /// The capture of a screen of 390 by 844 points with those elements.
  static func capture(_ items: [Item]) -> CaptureReading {
    let application = Item(type: "Application", label: "Shop", frame: [0, 0, 390, 844])
    return CaptureReading(
      "[" + ([application] + items).map(\.json).joined(separator: ",\n") + "]")
  }
}
