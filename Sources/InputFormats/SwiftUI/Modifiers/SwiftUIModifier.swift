import DocumentSyntax
import ScreenModel

/// A modifier of SwiftUI: one row of the vocabulary, which says all that is known of it.
struct SwiftUIModifier: Sendable {
  /// The way from the arguments of a modifier to the keys of the tree format.
  enum Reading: Sendable {
    /// It says nothing that a key has.
    case nothing
    /// A text that is shown or spoken.
    case text(AttributeKey)
    /// A text that is written as it is, such as an identifier.
    case identifier(AttributeKey)
    /// A number; only this one where one is given.
    case number(AttributeKey, only: Double? = nil)
    /// The name of a member, such as `emailAddress` for `.emailAddress`.
    case member(AttributeKey)
    /// Always the same value, whatever the arguments are.
    case constant(AttributeKey, SwiftUIView.Attribute.Value)
    /// Traits that it adds or takes away.
    case traits(AttributeKey)
    /// The accessibility members that it implements.
    case members([String])
    /// Other views, drawn over, behind or beside the view.
    case content(Placement)
    /// Other views, which come up over the view or in its place.
    case aside
    /// A reaction to a tap.
    case tap
    /// A name for what it stands behind, in words that are not known.
    case names
    /// Something of its own.
    case own(@Sendable (inout SwiftUIReader, inout [SwiftUIView], SwiftUICall) -> Void)
  }

  /// The place of views that a modifier adds.
  enum Placement: Sendable {
    case over, behind
    /// Beside the view, or at an edge of what it is in.
    case beside
    /// In a bar of the screen.
    case bar
  }

  /// Whether what its arguments depend on is seen, and shows no other views.
  var isOfLooks: Bool {
    if case .content = reading { return false }
    return state == .looks || state == .layout || name == "disabled"
  }

  /// The effect of a state that decides about the arguments of a modifier or view.
  enum StateEffect: Sendable {
    /// It is seen: colours, weights, pictures.
    case looks
    /// It moves things.
    case layout
    /// None of its own: the state decides about what is inside.
    case inside
    /// It may change words, or what is there.
    case anything
    /// It changes the name that VoiceOver says.
    case name
    /// It changes traits, of which some are roles and some are states.
    case traits
    /// VoiceOver may say it.
    case heard
    /// VoiceOver may say it in some other way than in name, value and traits.
    case perhapsHeard
    /// VoiceOver never says it as a state.
    case unheard
  }

  /// The views that a modifier of accessibility is about.
  enum Scope: Sendable {
    /// The element itself: its words and what can be done with it.
    case element
    /// The view with all that it holds.
    case everything
  }

  /// The meaning of a modifier at the place where a view of the project is used.
  enum Use: Sendable {
    case nothing
    /// The view is named, hidden or made an element there.
    case names
    /// The view gets a role or an action for VoiceOver there.
    case operates
  }

  /// A key that the modifier stands for in messages and fixes.
  struct Spelling: Sendable {
    /// The arguments that a fix writes.
    enum Arguments: Sendable {
      /// A text in quotes.
      case text
      /// A list of texts.
      case texts
      /// A member, such as `.emailAddress`, behind an argument label.
      case member(label: String = "")
      /// A level from 1 to 6, as `.h1`.
      case level
      /// The opposite of a flag.
      case opposite
      /// Traits as members of `AccessibilityTraits`: one, or a list.
      case traits
      /// These arguments for a flag or number, and none for any other.
      case forFlag(Bool, String)
      case forNumber(Double, String)
    }

    let key: AttributeKey
    /// The arguments that messages show behind the name; nil where they use another modifier.
    let shown: String?
    /// The arguments that a fix writes; nil where no fix writes the modifier.
    let written: Arguments?

    init(_ key: AttributeKey, shown: String? = "", _ written: Arguments? = nil) {
      self.key = key
      self.shown = shown
      self.written = written
    }
  }

  /// The modifiers of iOS 13, such as `accessibility(label:)`, which are deprecated since iOS 14.
  enum Older {
    /// The name that all of them have.
    static let name: StaticString = "accessibility"
  }

  let name: String
  var reading: Reading
  var state = StateEffect.anything
  /// Whether it neither reacts to touches nor lets anything else react.
  var leavesTouches = false
  /// Whether VoiceOver alone notices it.
  var isSpoken = false
  var scope = Scope.everything
  /// Whether it also counts for views that are drawn over or behind the one in front of it.
  var reachesOverlays = false
  var use = Use.nothing
  /// Whether a modifier that is added has to stand in front of it, since it adds other views or
  /// changes the type of the view.
  var endsView = false
  /// The argument label of the modifier of iOS 13 that it replaced.
  var older: String?
  /// Whether those that say something about the element come behind it, since it makes the element.
  var precedesSpoken = false
  var spellings: [Spelling] = []

  init(
    _ name: String, _ reading: Reading = .nothing, state: StateEffect = .anything,
    leavesTouches: Bool = false, scope: Scope = .everything, reachesOverlays: Bool = false,
    endsView: Bool = false, spellings: [Spelling] = []
  ) {
    self.name = name
    self.reading = reading
    self.state = state
    self.leavesTouches = leavesTouches
    self.scope = scope
    self.reachesOverlays = reachesOverlays
    self.endsView = endsView
    self.spellings = spellings
  }

  /// A modifier that VoiceOver alone notices.
  static func spoken(
    _ name: String, _ reading: Reading = .nothing, state: StateEffect = .perhapsHeard,
    scope: Scope = .element, reachesOverlays: Bool = false, use: Use = .nothing,
    endsView: Bool = false, precedesSpoken: Bool = false, older: String? = nil,
    spellings: [Spelling] = []
  ) -> SwiftUIModifier {
    var modifier = SwiftUIModifier(
      name, reading, state: state, leavesTouches: true, scope: scope,
      reachesOverlays: reachesOverlays, endsView: endsView, spellings: spellings)
    modifier.isSpoken = true
    modifier.use = use
    modifier.older = older
    modifier.precedesSpoken = precedesSpoken
    return modifier
  }

  /// Modifiers that say nothing with a key, by their names with blanks between them.
  static func each(
    _ names: String, state: StateEffect = .anything, leavesTouches: Bool = false
  ) -> [SwiftUIModifier] {
    names.wordList.map {
      SwiftUIModifier($0, state: state, leavesTouches: leavesTouches)
    }
  }
}
