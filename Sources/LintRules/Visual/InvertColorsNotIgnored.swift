import ScreenModel

/// Finds photos, videos and maps that turn into negatives where colours are inverted.
struct InvertColorsNotIgnored: Rule {
  static let info = RuleInfo(
    id: "invert-colors-not-ignored",
    title: "Photos, videos and maps keep their colours",
    category: .visual,
    severity: .note,
    criteria: [],
    clauses: ["11.7"],
    restsOn: [.ignoresInvertColors],
    why: """
      People who are dazzled by white screens invert the colours. Smart Invert leaves alone what \
      an app asks it to; without that, faces turn blue and photos become negatives.
      """,
    how: "Set the flag on the view that shows the picture, or on one around it.",
    uiKit: #"""
      photo.accessibilityIgnoresInvertColors = true
      """#,
    swiftUI: #"""
      Image(photo).accessibilityIgnoresInvertColors()
      """#,
    traps: [
      "Icons and drawings, which may well be inverted: only names of photo and video files count.",
      "Views of which the file does not say it; in Interface Builder files without any outlet, a "
        + "person has to look.",
      "Views inside one that keeps its colours.",
    ],
    examples: [
      .fails(
        """
        screen: Album
        children:
          - {type: image, image: porto.jpg, label: A bridge, ⟪ignoresInvertColors: false⟫}
          - {type: map, label: Around the bridge, ⟪ignoresInvertColors: false⟫}
          - {type: view, image: river.mp4, ⟪ignoresInvertColors: false⟫}
        """),
      .passes(
        """
        screen: Album
        children:
          - type: image
            image: porto.jpg
            label: A bridge
            element: true
            ignoresInvertColors: true
          - {type: image, image: heart, label: Favourite, element: true, ignoresInvertColors: false}
          - {type: image, image: lisbon.jpg, label: A tram, element: true}
        """),
      .passes(
        """
        screen: Album
        children:
          - type: view
            ignoresInvertColors: true
            children:
              - {type: image, image: porto.jpg, element: true, label: A bridge,
                 ignoresInvertColors: false}
        """, "The view around it keeps its colours.", documented: false),
      .fails(
        """
        screen: Album
        children:
          - {type: image, image: porto.jpg, label: A bridge, ignoresInvertColors: false}
          - {type: map, label: Around the bridge, ⟪ignoresInvertColors: false⟫}
        """, options: ["kinds": .texts(["map"])], documented: false),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v">
              <subviews>
                <imageView ⟪image="porto.jpg"⟫ id="i">
                  <accessibility key="accessibilityConfiguration" label="A bridge">
                    <bool key="isElement" value="YES"/>
                  </accessibility>
                </imageView>
              </subviews>
            </view>
          </objects>
        </document>
        """, "No outlet leads to it, so code can hardly set the flag.", documented: false,
        path: "Album.xib"),
    ])

  let options: Options

  struct Options: RuleOptions {
    var kinds = ["photo", "video", "map"]

    static let fields: [OptionField<Options>] = [
      .texts("kinds", \.kinds, "what has to keep its colours: `photo`, `video`, `map`")
    ]
  }

  private static let endings: [(ending: String, kind: String)] = [
    (".jpg", "photo"), (".jpeg", "photo"), (".heic", "photo"), (".heif", "photo"),
    (".mp4", "video"), (".mov", "video"), (".m4v", "video"),
  ]
  /// How far up a view that keeps its colours is looked for.
  private static let reach = 16

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var findings: [Finding] = []
    for index in 0..<tree.count where mayMatter(index, in: tree) {
      if let finding = finding(at: index, in: tree) { findings.append(finding) }
    }
    return findings
  }

  private func mayMatter(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.has(.image, index) || tree.element(index).kind == .map else { return false }
    switch tree.silences[index] {
    case .hidden, .transparent, .elementsHidden, .notListed, .outsideModal: return false
    default: return tree.element(index).flag(.ignoresInvertColors) != true
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    let isSaid = element.has(.ignoresInvertColors)
    guard let kind = kind(of: index, in: tree), options.kinds.contains(kind) else { return nil }
    let screen = tree.screen(of: index)
    guard isSaid || screen.has(.writtenDefaults) && !element.mayChangeInCode,
      !screen.isLaunchScreen, !isInsideIgnored(index, in: tree)
    else { return nil }
    let message = "this \(kind) is shown as a negative where the user inverts the colours"
    let remedy = tree.words(for: index).set(.ignoresInvertColors, to: .flag(true))
    let help = Wording.sentence(remedy) + "."
    guard isSaid else {
      // A map has always an outlet, unless code finds it in another way.
      return kind == "map"
        ? nil
        : review(
          "unless code sets the flag, \(message)", help: help, of: index, in: tree, at: .image)
    }
    return violation(
      message, help: help, of: index, in: tree, at: .ignoresInvertColors,
      fixes: [.set(.ignoresInvertColors, of: index, to: true, .safe)])
  }

  private func kind(of index: Int, in tree: AccessibilityTree) -> String? {
    if tree.element(index).kind == .map { return "map" }
    guard let image = tree.interface.attribute(.image, of: index) else { return nil }
    return tree.interface.look(at: image, Self.kind) ?? nil
  }

  /// The kind of picture that a file of that name shows; nearly no image has an extension.
  private static func kind(of name: UnsafeBufferPointer<UInt8>) -> String? {
    let end = name.suffix(5)
    guard end.contains(UInt8(ascii: ".")) else { return nil }
    let text = String(decoding: end, as: UTF8.self).lowercased()
    return endings.first { text.hasSuffix($0.ending) }?.kind
  }

  private func isInsideIgnored(_ index: Int, in tree: AccessibilityTree) -> Bool {
    var parent = Int(tree.element(index).parent)
    var steps = 0
    while parent >= 0, steps < Self.reach {
      if tree.element(parent).flag(.ignoresInvertColors) == true { return true }
      parent = Int(tree.element(parent).parent)
      steps += 1
    }
    return false
  }
}
