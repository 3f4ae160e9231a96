import DocumentSyntax
import ScreenModel

/// The names that mean something in a piece of source, and what they stand for at one use of it: in
/// the body of a view of the project, in one of its members, or in a closure.
///
///     struct Row: View { let title: String; var body: some View { Text(title) } }
///     Row(title: "Buy")   // In the frame of this use, `title` is the text “Buy”.
final class SwiftUIFrame {
  /// The meaning of a name.
  enum Argument {
    /// The operands and operators of an expression, in the frame where it is written; `isText` says
    /// that it is a text as it stands, and no key of a table.
    case expression([SwiftSyntax], SwiftUIFrame, isText: Bool)
    /// A closure behind a call, in the frame where it is written.
    case closure(SwiftSyntax, SwiftUIFrame)
    /// Views that are known already, as those that a view modifier changes.
    case views([SwiftUIView])
    case value(SwiftUIValue)
  }

  /// A name, whose text may be a key of a table.
  private struct Name: Hashable {
    let name: String
    let isKey: Bool
  }

  /// How many expressions a screen may still ask about: functions that call each other twice would
  /// take forever.
  final class Budget {
    private(set) var rest = 100_000
    /// Whether something was left unknown since there was no more to spend.
    var isSpent: Bool { rest == 0 }

    /// Takes some steps; false where none is left.
    func spend(_ steps: Int = 1) -> Bool {
      guard rest > 0 else { return false }
      rest -= min(rest, steps)
      return true
    }
  }

  let document: SwiftUIDocument
  /// The members of the type around the source, and of its extensions.
  let members: [SwiftSyntax]
  /// The declarations of the project.
  let index: SwiftUIIndex?
  /// The view that is read, or one of its members.
  let declaration: SwiftSyntax?
  /// The frame around it, whose names count where it has none itself.
  let outer: SwiftUIFrame?
  /// The frame in which it is used.
  let caller: SwiftUIFrame?
  /// How many views of the project lead here.
  let level: Int
  /// Whether what depends on what is handed over is judged where the type is used.
  private let isJudgedAtUses: Bool
  /// The place of the use in the frame around it.
  let place: SourceRange
  /// The rest of the work that a screen may make.
  let budget: Budget
  private var names: [String: Argument]
  /// The values of names that have been asked for, so that each is worked out once.
  private var known: [Name: SwiftUIValue] = [:]
  private var properties: [Name: Property] = [:]
  /// How often something that a use hands over has been asked for here.
  private(set) var reads = 0
  /// Counts what has been asked for since then as not asked for.
  func forgetReads(since reads: Int) { self.reads = reads }
  /// The places of values that depend on what a use hands over: they are judged at the use, and all
  /// the rest where it is written.
  private(set) var given: Set<SourceRange> = []

  /// The frame of a type that is read by itself.
  ///
  /// Of a type that is looked into wherever it is used, `isJudgedAtUses` says that what depends on
  /// the use is judged there.
  init(
    _ document: SwiftUIDocument, members: [SwiftSyntax], index: SwiftUIIndex?,
    isJudgedAtUses: Bool = false
  ) {
    self.document = document
    self.isJudgedAtUses = isJudgedAtUses
    self.members = members
    self.index = index
    declaration = nil
    outer = nil
    caller = nil
    level = 0
    budget = Budget()
    place = SourceRange(start: 0, end: 0)
    names = [:]
  }

  /// The frame of a view or modifier of the project at a use.
  init(
    _ declaration: SwiftSyntax, in document: SwiftUIDocument, members: [SwiftSyntax],
    usedIn caller: SwiftUIFrame, at place: SourceRange
  ) {
    self.place = place
    isJudgedAtUses = true
    budget = caller.budget
    self.document = document
    self.members = members
    self.declaration = declaration
    index = caller.index
    outer = nil
    self.caller = caller
    level = caller.level + 1
    names = [:]
  }

  /// The frame of a member or closure inside of another frame.
  init(_ declaration: SwiftSyntax, in outer: SwiftUIFrame, usedIn caller: SwiftUIFrame) {
    document = outer.document
    members = outer.members
    index = outer.index
    self.declaration = declaration
    self.outer = outer
    self.caller = caller
    level = outer.level
    budget = outer.budget
    place = outer.place
    isJudgedAtUses = false
    names = [:]
  }

  /// The frame of the view or modifier that a member or closure belongs to.
  var use: SwiftUIFrame {
    var frame = self
    while let outer = frame.outer { frame = outer }
    return frame
  }

  /// Gives a name a meaning.
  func bind(_ name: String, _ argument: Argument) {
    names[name] = argument
    known[Name(name: name, isKey: true)] = nil
    known[Name(name: name, isKey: false)] = nil
  }

  /// The meaning of a name here; nil where nothing has been handed over for it.
  func argument(_ name: String) -> Argument? { holder(of: name)?.names[name] }

  /// The value of a name that stands for something here, which is worked out once; nil where it
  /// stands for nothing.
  func value(
    of name: String, isKey: Bool, _ work: (Argument) -> SwiftUIValue
  ) -> SwiftUIValue? {
    guard let holder = holder(of: name), let argument = holder.names[name] else { return nil }
    let key = Name(name: name, isKey: isKey)
    if let value = holder.known[key] { return value }
    // What leads to itself is not known.
    holder.known[key] = .unknown
    let value = work(argument)
    holder.known[key] = value
    return value
  }

  /// The value of a property, which is worked out once; `work` may find none.
  func value(ofProperty name: String, isKey: Bool, _ work: () -> SwiftUIValue?) -> SwiftUIValue? {
    let key = Name(name: name, isKey: isKey)
    if let property = properties[key] {
      if property.isGiven { reads += 1 }
      return property.value
    }
    properties[key] = Property(value: .unknown, isGiven: false)
    let before = reads
    let value = work()
    properties[key] = Property(value: value, isGiven: reads != before)
    return value
  }

  /// The value of a property, and whether it depends on what a use hands over.
  private struct Property {
    let value: SwiftUIValue?
    let isGiven: Bool
  }

  /// The frame in which a name stands for something; notes that it was asked for.
  private func holder(of name: String) -> SwiftUIFrame? {
    var frame: SwiftUIFrame? = self
    while let current = frame {
      if current.names[name] != nil {
        if current.isJudgedAtUses { current.reads += 1 }
        return current
      }
      frame = current.outer
    }
    return nil
  }

  /// The views that a modifier of the project changes; nil outside of one.
  var changedView: Argument? { use.names[Self.changed] }

  /// Gives the views that a modifier changes a name.
  func bind(changed views: [SwiftUIView]) { names[Self.changed] = .views(views) }

  private static let changed = "self"

  /// How often something that a use hands over has decided between branches.
  private(set) var choices = 0

  /// Notes that something that a use hands over has decided between branches.
  func noteChoice() { choices += 1 }

  /// The closures with views that a use hands over, each with the frame in which it is written.
  private(set) var contents: [(closure: SwiftSyntax, frame: SwiftUIFrame)] = []

  /// Notes a closure with views that the use hands over.
  func noteContent(_ closure: SwiftSyntax, _ frame: SwiftUIFrame) {
    contents.append((closure, frame))
  }

  /// The numbers of the closures of a use whose views have been read.
  private var shownContents: Set<Int> = []

  /// Notes that the views of a closure have been read.
  func noteShown(_ closure: SwiftSyntax) { shownContents.insert(closure.index) }

  /// The closures with views that the use hands over, and whose views nobody has read, since they
  /// go a way that is not followed.
  var lostContents: [Argument] {
    contents.filter { !shownContents.contains($0.closure.index) }.map { .closure($0, $1) }
  }

  /// Notes the place of a value that depends on what a use hands over.
  func noteGiven(_ place: SourceRange) { given.insert(place) }

  /// Whether a declaration is being read already, so that it leads to itself.
  func isInside(_ declaration: SwiftSyntax) -> Bool {
    sequence(first: self, next: \.caller).contains { frame in
      frame.declaration.map { $0.index == declaration.index && $0.tree === declaration.tree }
        ?? false
    }
  }
}
