#if canImport(UIKit) && os(iOS)
  public import Foundation
  public import UIKit
#elseif A11Y_CAPTURE_STAND_IN
  public import Foundation
#endif

#if canImport(UIKit) && os(iOS) || A11Y_CAPTURE_STAND_IN
  /// A screen of a running app as a tree that a11y-lint reads.
  ///
  ///     try ScreenCapture(of: window, named: "Home").write()
  @MainActor public struct ScreenCapture {
    /// The name of the screen.
    public let name: String
    /// The tree, as JSON.
    public let json: String
    /// How many views and elements were left out: those deeper than 400 levels, and those beyond
    /// 100,000.
    public let omitted: Int

    /// Captures a window, or a view with all that is in it.
    ///
    /// The title is that of the view controller where none is given, and the language that of the
    /// app: VoiceOver reads with its voice.
    public init(
      of view: UIView, named name: String, title: String? = nil,
      language: String? = Bundle.main.preferredLocalizations.first
    ) {
      self.name = name
      view.layoutIfNeeded()
      let walk = ScreenWalk(view)
      let screen = CapturedNode()
      screen.set("screen", name)
      screen.set("title", title ?? Self.title(of: view))
      if view.bounds.width > 0, view.bounds.height > 0 {
        screen.set("size", numbers: [Double(view.bounds.width), Double(view.bounds.height)])
      }
      screen.set("idiom", Self.idiom(of: view))
      screen.set("orientations", Self.orientations(of: view))
      screen.set("language", language)
      if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
        screen.set("direction", "rtl")
      }
      screen.set("frames", "screen")
      if let root = walk.nodes[ObjectIdentifier(view)] { screen.children = [root] }
      json = CapturedJSON(of: screen, nodes: walk.nodes).text
      omitted = walk.omitted
    }

    /// Writes the tree to `Captures/NAME.a11y.json` beside the file that calls, or into another
    /// folder, and gives its path.
    @discardableResult public func write(
      to folder: String? = nil, file: String = #filePath
    ) throws -> String {
      try CaptureFolder(folder, beside: file).write(json, named: name, ending: "a11y.json")
    }

    private static func owner(of view: UIView) -> UIViewController? {
      (view as? UIWindow)?.rootViewController ?? view.next as? UIViewController
    }

    /// The orientations that the view controller supports; `Info.plist` may restrict them further.
    private static func orientations(of view: UIView) -> [String] {
      guard let mask = owner(of: view)?.supportedInterfaceOrientations else { return [] }
      var names: [String] = []
      if !mask.isDisjoint(with: [.portrait, .portraitUpsideDown]) { names.append("portrait") }
      if !mask.isDisjoint(with: .landscape) { names.append("landscape") }
      return names
    }

    private static func title(of view: UIView) -> String? {
      guard let owner = owner(of: view) else { return nil }
      return (owner as? UINavigationController)?.topViewController?.title ?? owner.title
    }

    private static func idiom(of view: UIView) -> String? {
      switch view.traitCollection.userInterfaceIdiom {
      case .phone: "phone"
      case .pad: "pad"
      case .tv: "tv"
      case .mac: "mac"
      default: nil
      }
    }
  }

  /// The folder that captures are written into.
  struct CaptureFolder {
    let path: String

    /// A folder that was named, or `Captures` beside a file of source.
    init(_ folder: String?, beside file: String) {
      let parent = URL(fileURLWithPath: file).deletingLastPathComponent()
      path = folder ?? parent.appendingPathComponent("Captures").path
    }

    /// Writes a file, and gives its path. In the name, all but letters, digits and `_` becomes `-`,
    /// so that the file stays in the folder.
    func write(_ text: String, named name: String, ending: String) throws -> String {
      let allowed = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
      let stem = allowed.isEmpty ? "Screen" : String(allowed)
      let folder = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("\(stem).\(ending)")
      try Data(text.utf8).write(to: file, options: .atomic)
      return file.path
    }
  }
#endif
