package import DocumentSyntax

/// One screen of a file, with what holds for all its elements.
public struct Screen: Sendable {
  /// The kind of device.
  public enum Idiom: String, CaseIterable, Sendable {
    case phone, pad, tv, watch, mac, vision
  }

  /// The name shown in reports; nil for a bare node.
  public var name: String?
  /// Whether it is called after the file, for want of a name of its own.
  package var isNamedAfterFile = false
  /// The index of the element that is its root.
  public var root: Int
  /// The kind of device.
  public var idiom: Idiom = .phone
  /// The size in points, where the file gives one.
  public var size: Rect?
  /// The language of the texts, as a BCP 47 tag.
  public var language: String = "en"
  /// Whether the interface runs from right to left.
  public var isRightToLeft = false
  /// Whether frames are given in screen coordinates, not in those of the parent.
  public var framesAreAbsolute = false
  /// Whether it is a launch screen, which nobody operates.
  public var isLaunchScreen = false
  /// Whether it is a part of some screen, as a bare node, a view of a xib or a controller inside
  /// another one is; such a part need not have all that a screen has.
  public var isFragment = false
  /// The places of values that every use of the view hands over, and that are judged there.
  package var handedOver: Set<SourceRange> = []
  /// Whether a controller of the project's own class shows it, which may set its title in code.
  public var hasOwnController = false

  /// The notation that it is written in, for those who write it or name its words.
  package var notation: any Notation = OutputNotation()
  /// The capabilities of its file, for rules and the model.
  package var capabilities = ScreenCapabilities.described
  /// The facts about how its elements lie that the file tells.
  public package(set) var evidence = ScreenEvidence.all
  /// The keys that the file's format cannot give, so that their absence says nothing.
  package var unsaid = AttributeSet()

  /// A screen of that name around that root.
  init(name: String?, root: Int) {
    self.name = name
    self.root = root
  }
}
