import DocumentSyntax

@testable import InputFormats
@testable import ScreenModel

/// Small Interface Builder documents, and what comes of them as lines of text.
enum InterfaceBuilderSample {
  /// A storyboard of one controller whose view holds these subviews.
  static func storyboard(
    _ subviews: String, controller: String = "", objects: String = "", resources: String = "",
    document: String = "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(document)>
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="HomeController" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>\(subviews)</subviews>
          </view>\(controller)
        </viewController>\(objects)
      </objects></scene></scenes>\(resources)
    </document>
    """
  }

  /// A xib of these objects.
  static func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        \(objects)
      </objects>
    </document>
    """
  }

  /// What the reader makes of a document.
  static func reading(of text: String, path: String = "Main.storyboard") -> Reading {
    InterfaceBuilderReader.read(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  /// The elements inside the view of the one controller, a line each.
  static func outline(
    _ subviews: String, controller: String = "", objects: String = "", resources: String = ""
  ) -> [String] {
    let text = storyboard(
      subviews, controller: controller, objects: objects, resources: resources)
    return lines(of: reading(of: text)).dropFirst(2).map { String($0.dropFirst(4)) }
  }

  /// Every element as a line: its kind, what is said about it, and its marks; no frames.
  static func lines(of reading: Reading) -> [String] {
    guard let tree = reading.tree else { return reading.problems.map(\.message) + reading.notes }
    var depths: [Int] = []
    return tree.elements.enumerated().map { index, element in
      depths.append(element.parent < 0 ? 0 : depths[Int(element.parent)] + 1)
      let first = Int(element.firstAttribute)
      let attributes = tree.attributes[first..<first + Int(element.attributeCount)]
      let words =
        attributes.filter { $0.key != .frame }.map { said($0, element, tree) } + marks(element)
      return String(repeating: "  ", count: depths[index])
        + (["\(element.kind)"] + words).joined(separator: " ")
    }
  }

  private static func marks(_ element: Element) -> [String] {
    let names: [(Element.Marks, String)] = [
      (.outlet, "outlet"), (.systemProvided, "system"), (.hasAction, "action"),
    ]
    return names.filter { element.marks.contains($0.0) }.map { "(\($0.1))" }
  }

  private static func said(
    _ attribute: StoredAttribute, _ element: Element, _ tree: UITree
  ) -> String {
    let key = "\(attribute.key)"
    switch attribute.form {
    case .raw, .quoted, .decoded: return "\(key)=\(tree.text(of: attribute) ?? "nil")"
    case .boolean: return "\(key)=\(attribute.payload == 1)"
    case .number: return "\(key)=\(tree.numbers[Int(attribute.payload)])"
    case .inElement: return "\(key)=\(element.traits.names)"
    case .unknown: return "\(key)=?"
    case .value:
      let value = tree.values[Int(attribute.payload)]
      return "\(key)=\(tree.text(of: attribute) ?? described(value))"
    }
  }

  private static func described(_ value: AttributeValue) -> String {
    switch value {
    case .font(let font):
      [font.style, font.name, font.size.map { "\($0)" }, font.weight].compactMap { $0 }
        .joined(separator: "/")
    case .range(let range):
      [range.min, range.value, range.max, range.step].map { $0.map { "\($0)" } ?? "-" }
        .joined(separator: "/")
    case .gestures(let gestures):
      gestures.map {
        "\($0.kind)\($0.enabled ? "" : " off") \($0.touches) \($0.action ?? "-")"
      }.joined(separator: ", ")
    case .point(let point): "\(point.x)/\(point.y)"
    default: "\(value)"
    }
  }
}
