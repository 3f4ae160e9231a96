/// The decisions that the VoiceOver model leaves open, where sources disagree or users choose.
///
/// The defaults are those of the model's page; `docs/VOICEOVER.md` says what speaks for them.
public struct VoiceOverOptions: Hashable, Sendable {
  /// The elements that a modal view silences.
  public enum ModalScope: String, CaseIterable, Sendable {
    /// The views beside it.
    case siblings
    /// Everything outside it.
    case everything
  }

  /// The treatment of a wrapper of size 0 × 0 that does not clip.
  public enum ZeroSizePolicy: String, CaseIterable, Sendable {
    /// VoiceOver looks into it.
    case traverse
    /// It is gone with all that it holds.
    case drop
  }

  /// How elements of about the same height make rows.
  public enum RowPolicy: String, CaseIterable, Sendable {
    /// A row goes on while each element is close to the one before it.
    case chained
    /// Two elements are compared by themselves, as if there were no others.
    case pairwise
    /// A row goes on while each element is close to the row's first.
    case anchored
  }

  /// Where "expanded" and "collapsed" stand.
  public enum ExpandedPosition: String, CaseIterable, Sendable {
    /// Last in the snapshot, before the role in speech.
    case auto
    case last
    case beforeRole
  }

  /// Where "list start" and its like stand.
  public enum ListContextPosition: String, CaseIterable, Sendable {
    case trailing, role
  }

  /// Where the words of traits stand.
  public enum TraitPosition: String, CaseIterable, Sendable {
    case after, before, none
  }

  /// The words that tell of custom actions.
  public enum ActionsWording: String, CaseIterable, Sendable {
    /// "Actions available".
    case notice
    /// "Swipe up or down to select a custom action, then double tap to activate".
    case instruction
  }

  /// The elements that a modal view silences.
  public var modalScope = ModalScope.siblings
  /// The treatment of an empty wrapper.
  public var zeroSizePolicy = ZeroSizePolicy.traverse
  /// Whether an element without width or without height is dropped.
  public var dropDegenerate = false
  /// The opacity up to which a view does not exist for VoiceOver.
  public var alphaThreshold = 0.0
  /// How rows are made.
  public var rowPolicy = RowPolicy.chained
  /// From how many points of difference two elements are in different rows; nil: by the idiom.
  public var rowTolerance: Double?
  /// Where "expanded" and "collapsed" stand.
  public var expandedPosition = ExpandedPosition.auto
  /// Where "list start" and its like stand.
  public var listContextPosition = ListContextPosition.trailing
  /// Whether lists and landmarks without an explicit order announce start and end as well.
  public var listContextForViews = false
  /// Whether the level of a heading is spoken.
  public var headingLevels = true
  /// The words that tell of custom actions, after the author's hint.
  public var actionsWording = ActionsWording.notice
  /// Whether buttons and links without a hint say how to activate them.
  public var activateHint = false
  /// The version of iOS, where versions differ.
  public var iOSVersion = 18.0

  /// Whether the words of traits are spoken.
  public var traits = true
  /// Where they stand.
  public var traitPosition = TraitPosition.after
  /// Whether hints are spoken.
  public var hints = true
  /// Whether "2 of 5", "list start" and their like are spoken.
  public var containerContext = true
  /// Whether rows, columns and headers of data tables are spoken.
  public var tableContext = true
  /// Whether values are spoken.
  public var value = true
  /// Whether custom content is spoken.
  public var customContent = true

  /// How the voice reads texts.
  public var speech = SpeechProfile()

  /// The words by which a label is known as the name of a picture.
  package var assetWords = AssetName.Words()

  /// The model's defaults.
  public init() {}

  /// From how many points of difference two elements are in different rows.
  package func tolerance(_ idiom: Screen.Idiom) -> Double {
    rowTolerance ?? (idiom == .phone ? 8 : 13)
  }
}
