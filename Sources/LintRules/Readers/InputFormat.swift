/// The input formats that the linter reads.
public enum InputFormat: String, CaseIterable, Sendable {
  /// The tree format as YAML.
  case yaml
  /// The tree format as JSON.
  case json
  /// The tree format as newline-delimited JSON.
  case jsonl
  /// An Interface Builder storyboard or xib.
  case ib
  /// JSON of `idb ui describe-all`, `describe-point` and `axe describe-ui`.
  case idb
  /// JSON of `sim-use ui --json`.
  case simUse = "sim-use"
  /// The page source of Appium and WebDriverAgent as XML.
  case wda
  /// The page source of WebDriverAgent as JSON.
  case wdaJSON = "wda-json"
  /// The `debugDescription` of an XCUIElement.
  case xcuitest
  /// The `recursiveDescription` of a UIView.
  case views
  /// The view hierarchy that EarlGrey and Detox print.
  case earlgrey
  /// JSON of AccessibilitySnapshot's elements.
  case snapshot = "a11y-snapshot"
  /// A reference of A11yUITests.
  case uiTests = "a11y-uitests"
  /// JSON of `maestro hierarchy`.
  case maestro
  /// A waypoint capture of trailblaze.
  case trailblaze
  /// JSON of React's test renderer for React Native.
  case reactNative = "react-native"
  /// A card of Microsoft's Adaptive Cards.
  case adaptiveCards = "adaptive-cards"

  /// The format that a path's ending names, without regard to case; a `.json` file may turn out to
  /// be a capture.
  public init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
      self = .yaml
    } else if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") {
      self = .jsonl
    } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      self = .ib
    } else {
      return nil
    }
  }

  /// Whether a file of that name, met while walking a folder, is worth a look at its contents.
  public static func mayBeTree(path: String) -> Bool {
    if InputFormat(path: path) != nil { return true }
    let name = path.lowercased()
    return name.hasSuffix(".xml") || name.hasSuffix(".txt")
  }

  /// Whether a file of that name, met while walking a folder, is certainly for the linter.
  public static func isAlwaysTree(path: String) -> Bool {
    let name = path.lowercased()
    return [".a11y.yml", ".a11y.yaml", ".a11y.json", ".storyboard", ".xib"].contains {
      name.hasSuffix($0)
    }
  }
}
