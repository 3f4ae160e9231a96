import DocumentSyntax
import ScreenModel

/// A type of views of SwiftUI: one row of the vocabulary, which says all that is known of it.
struct SwiftUIViewType: Sendable {
  /// The way from a constructor to elements.
  enum Reading: Sendable {
    /// It arranges what it holds.
    case layout(ElementKind)
    /// It is drawn, and VoiceOver passes over it.
    case drawn
    /// It is a colour, which is a view as well as a style.
    case color
    /// A button with an action, and with a title or label.
    case button
    /// A control that leads to what an argument names.
    case link(ElementKind, hasTitle: Bool = true)
    /// A button that the system names.
    case systemButton
    /// A control that a title or label names.
    case control(Control)
    /// A field for text.
    case field(ElementKind)
    /// Something of its own.
    case own(@Sendable (inout SwiftUIReader, SwiftUICall) -> [SwiftUIView])
    /// It is known by name, and is not looked into.
    case unread
  }

  /// A control that a title or label names.
  struct Control: Sendable {
    let kind: ElementKind
    /// The type that it has among the items of a menu.
    var kindInMenu: ElementKind?
    /// Whether its label may be a view that is an argument.
    var takesLabelArgument = false
  }

  /// Whether it shows words.
  enum Words: Sendable {
    case never, always
    /// Where its first argument is a literal.
    case title
  }

  /// The way in which it arranges several views.
  enum Layers: Sendable {
    /// They lie over each other.
    case over
    /// They are beside each other.
    case beside
    /// It leaves that to the view around it.
    case inPlace
  }

  let name: String
  let reading: Reading
  /// The effect of a state that decides about its arguments.
  var state = SwiftUIModifier.StateEffect.anything
  var words = Words.never
  /// The way in which it arranges views in which a dialog may be; nil where none is looked for.
  var layers: Layers?
  /// Whether VoiceOver stops at it as a whole, and at nothing inside its label.
  var hasLabel = false
  /// Whether a translucent one dims what is behind it.
  var dims = false
  /// The argument label that takes its words from it.
  var decorativeLabel: String?

  init(
    _ name: String, _ reading: Reading, state: SwiftUIModifier.StateEffect = .anything,
    words: Words = .never, layers: Layers? = nil, hasLabel: Bool = false, dims: Bool = false,
    decorativeLabel: String? = nil
  ) {
    self.name = name
    self.reading = reading
    self.state = state
    self.words = words
    self.layers = layers
    self.hasLabel = hasLabel
    self.dims = dims
    self.decorativeLabel = decorativeLabel
  }

  /// Types that are read in the same way, by their names with blanks between them.
  static func each(_ names: String, _ reading: Reading) -> [SwiftUIViewType] {
    names.wordList.map { SwiftUIViewType($0, reading) }
  }

  /// Whether its elements are understood.
  var isRead: Bool { if case .unread = reading { false } else { true } }

  /// Whether it is a colour.
  var isColor: Bool { if case .color = reading { true } else { false } }

  /// Whether it shows pictures and shapes alone, or only what is inside.
  var isDrawn: Bool {
    switch reading {
    case .drawn, .color: true
    case .layout: state == .inside
    default: state == .looks
    }
  }
}

/// The views of SwiftUI.
extension SwiftUIViewType {
  /// Views that arrange others.
  static let layouts: [SwiftUIViewType] =
    [
      .init("VStack", .layout(.stack), state: .inside, layers: .beside),
      .init("HStack", .layout(.stack), state: .inside),
      .init("ZStack", .layout(.view), state: .inside, layers: .over),
      .init("Group", .layout(.view), state: .inside, layers: .inPlace),
      .init("ModifiedContent", .own { $0.unwrapModified($1) }),
      .init("AnyView", .own { $0.unwrap($1) }),
      .init("EquatableView", .own { $0.unwrap($1) }),
      .init("Section", .own { [$0.makeSection($1)] }, state: .inside),
      .init("LabeledContent", .own { [$0.makeLabeledContent($1)] }),
      .init("DisclosureGroup", .own { $0.makeDisclosure($1) }),
      .init("GroupBox", .own { [$0.makeTitled($1)] }),
      .init("ContentUnavailableView", .own { [$0.makeTitled($1)] }),
      .init("Tab", .own { [$0.makeTab($1)] }),
      .init("ToolbarItem", .own { $0.makeBarItems($1) }),
      .init("Alert", .own { $0.makeAlert($1) }),
      .init("ActionSheet", .own { $0.makeAlert($1) }),
      .init("ToolbarItemGroup", .own { $0.makeBarItems($1) }),
    ]
    + each("LazyVStack LazyHStack GridRow", .layout(.stack))
    + each("LazyVGrid LazyHGrid Grid", .layout(.grid))
    + each("List Form Table", .layout(.list))
    + each("ScrollView", .layout(.scroll))
    + each(
      """
      ForEach NavigationView NavigationStack NavigationSplitView TabView ControlGroup \
      GeometryReader ScrollViewReader ViewThatFits ViewBuilder OutlineGroup TimelineView \
      GlassEffectContainer
      """, .layout(.view))

  /// Texts, pictures and shapes.
  static let drawings: [SwiftUIViewType] =
    [
      .init("Text", .own { [$0.makeText($1)] }, words: .always),
      .init("Label", .own { [$0.makeLabel($1)] }, words: .always),
      .init(
        "Image", .own { [$0.makeImage($1)] }, state: .looks, decorativeLabel: "decorative"),
      .init("AsyncImage", .own { [$0.makeAsyncImage($1)] }),
      .init("Color", .color, dims: true),
      .init("Rectangle", .drawn, dims: true),
      .init("RoundedRectangle", .drawn, dims: true),
      .init("Spacer", .drawn, state: .inside),
      .init("EmptyView", .own { _, _ in [] }, state: .looks),
    ]
    + each(
      """
      Divider Circle Capsule Ellipse Path LinearGradient RadialGradient \
      AngularGradient Canvas UnevenRoundedRectangle ContainerRelativeShape MeshGradient
      """, .drawn)

  /// Controls.
  static let controls: [SwiftUIViewType] =
    [
      .init("Button", .button, state: .inside, words: .title, hasLabel: true),
      .init("NavigationLink", .link(.button), hasLabel: true),
      .init("Link", .link(.link), hasLabel: true),
      .init("PhotosPicker", .link(.button), hasLabel: true),
      .init("ShareLink", .link(.button, hasTitle: false), hasLabel: true),
      .init("Menu", .own { $0.makeMenu($1) }, hasLabel: true),
      .init("Toggle", .control(.init(kind: .switch))),
      .init("Slider", .control(.init(kind: .slider))),
      .init("Stepper", .control(.init(kind: .stepper))),
      // In a menu its choices are items, and its title is not drawn.
      .init(
        "Picker",
        .control(.init(kind: .popupButton, kindInMenu: .group, takesLabelArgument: true))),
      .init("DatePicker", .control(.init(kind: .datePicker, takesLabelArgument: true))),
      .init("MultiDatePicker", .control(.init(kind: .datePicker))),
      .init("ColorPicker", .control(.init(kind: .button))),
      .init("Gauge", .control(.init(kind: .progress))),
      .init("TextField", .field(.textField)),
      .init("SecureField", .field(.secureField)),
      .init("TextEditor", .own { [$0.makeEditor($1)] }),
      .init("ProgressView", .own { [$0.makeProgress($1)] }),
    ]
    + each("EditButton PasteButton RenameButton SignInWithAppleButton", .systemButton)

  /// Other views and types of Apple that stand where views do.
  static let others: [SwiftUIViewType] =
    each(
      """
      Map Chart VideoPlayer WebView BarMark LineMark PointMark AreaMark RuleMark RectangleMark \
      SectorMark AxisMarks AxisValueLabel AxisGridLine AxisTick Marker Annotation TabSection \
      ToolbarSpacer ToolbarTitleMenu TableColumn TableRow CommandMenu \
      CommandGroup WindowGroup Settings HSplitView VSplitView Subscribe StoreView ProductView \
      SubscriptionStoreView EmptyVisualEffect Self AnyShape AccessoryWidgetBackground \
      DynamicIsland DynamicIslandExpandedRegion AnyLayout HStackLayout VStackLayout \
      ZStackLayout GridLayout
      """, .unread) + values.sorted().map { SwiftUIViewType($0, .unread) }

  /// Types that stand where views do and show nothing.
  static let values: Set<String> = [
    "NSLocalizedString", "String", "Font", "Animation", "Binding", "Task",
    "UIImpactFeedbackGenerator", "DispatchQueue",
  ]
}
