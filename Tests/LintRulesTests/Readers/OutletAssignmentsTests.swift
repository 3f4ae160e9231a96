import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

/// What a class says of its outlets in code is known of the views that the outlets lead to.
@Suite("Interface Builder: values that code gives to outlets")
struct OutletAssignmentsTests {
  private static let subviews = """
    <button id="b"><state key="normal" image="xmark" catalog="system"/></button>
    """
  private static let connections = """
    <connections><outlet property="closeButton" destination="b" id="o"/></connections>
    """

  private func index(_ sources: [String], strings: String = "") -> SwiftUIIndex {
    let read = sources.enumerated().compactMap { number, text in
      SwiftUISource(
        SourceFile(path: "Home\(number).swift", bytes: FileBytes(Array(text.utf8))))
    }
    let table = SwiftUIStrings(
      SourceFile(path: "en.lproj/L.strings", bytes: FileBytes(Array(strings.utf8))),
      developmentLanguage: nil)
    return SwiftUIIndex(read, strings.isEmpty ? [] : table.map { [$0] } ?? [])
  }

  private func tree(
    _ sources: [String], subviews: String = Self.subviews, strings: String = ""
  ) throws -> UITree {
    let text = InterfaceBuilderSample.storyboard(subviews, controller: Self.connections)
    var options = ReadingOptions()
    options.sourceIndex = index(sources, strings: strings)
    let file = SourceFile(path: "Main.storyboard", bytes: FileBytes(Array(text.utf8)))
    return try #require(Readers.document(file, options).read(0).tree)
  }

  /// What is said of the button, as a line.
  private func said(_ sources: String..., subviews: String = Self.subviews) throws -> String {
    let tree = try tree(sources, subviews: subviews)
    return InterfaceBuilderSample.lines(of: Reading(tree: tree, problems: []))[2]
  }

  private func controller(_ statements: String, in function: String = "viewDidLoad()") -> String {
    "class HomeController: UIViewController { func \(function) {\n\(statements)\n} }"
  }

  @Test(arguments: [
    ("closeButton.accessibilityLabel = \"Close\"", "label=Close"),
    ("self.closeButton.accessibilityLabel = \"Close\"", "label=Close"),
    ("closeButton?.accessibilityLabel = \"Close\"", "label=Close"),
    ("self.closeButton!.accessibilityLabel = \"Clo\" + \"se\"", "label=Close"),
    ("closeButton.accessibilityHint = \"Leaves\"", "hint=Leaves"),
    ("closeButton.accessibilityValue = \"1\"", "value=1"),
    ("closeButton.accessibilityTraits = .header", "traits=[\"header\"]"),
    ("closeButton.accessibilityTraits = [.button, .selected]", "traits=[\"button\", \"selected\"]"),
    ("closeButton.isAccessibilityElement = false", "element=false"),
    ("closeButton.accessibilityElementsHidden = true", "elementsHidden=true"),
    ("closeButton.accessibilityLabel = words()", "label=?"),
    ("closeButton.accessibilityAttributedLabel = words", "label=?"),
    ("if isOn { closeButton.accessibilityLabel = \"On\" }", "label=?"),
    ("DispatchQueue.main.async { self.closeButton.accessibilityLabel = \"On\" }", "label=?"),
    (
      "closeButton.accessibilityLabel = \"A\"\ncloseButton.accessibilityLabel = \"B\"", "label=?"
    ),
  ])
  func assignmentsAreRead(statement: String, words: String) throws {
    let line = try said(controller(statement))
    #expect(line.contains(" \(words)"), "\(line)")
    #expect(line.hasSuffix("(outlet)"))
  }

  @Test(arguments: [
    "otherButton.accessibilityLabel = \"Close\"",
    "cell.closeButton.accessibilityLabel = \"Close\"",
    "closeButton.imageView.accessibilityLabel = \"Close\"",
    "let label = closeButton.accessibilityLabel",
    "closeButton.accessibilityLabel == \"Close\"",
    "closeButton.accessibilityLabel = nil",
    "let closeButton = UIButton()\ncloseButton.accessibilityLabel = \"Close\"",
    "for closeButton in all { closeButton.accessibilityLabel = \"Close\" }",
    "if isOn { closeButton.isAccessibilityElement = false }",
    "closeButton.isAccessibilityElement = isOn",
    "#if false\ncloseButton.accessibilityLabel = \"Close\"\n#endif",
    "#if os(macOS)\ncloseButton.accessibilityLabel = \"Close\"\n#endif",
    "if false { closeButton.accessibilityLabel = \"Close\" }",
    "return; closeButton.accessibilityLabel = \"Close\"",
  ])
  func othersSayNothing(statement: String) throws {
    let line = try said(controller(statement))
    #expect(!line.contains("label") && !line.contains("element"), "\(line)")
  }

  @Test func unwrappedOutletsAreMeant() throws {
    for condition in ["if let closeButton", "if let closeButton = closeButton"] {
      let statement = "\(condition) { closeButton.accessibilityLabel = \"Close\" }"
      #expect(try said(controller(statement)).contains("label=?"))
    }
    let rest = "guard let closeButton else { return }\ncloseButton.accessibilityLabel = \"Close\""
    #expect(try said(controller(rest)).contains("label=Close"))
  }

  @Test func onlyWhatRunsInAnyCaseIsKnown() throws {
    let statement = "closeButton.accessibilityLabel = \"Close\""
    for function in ["viewDidLoad()", "setUpViews()", "applyAccessibility()", "configureViews()"] {
      #expect(try said(controller(statement, in: function)).contains("label=Close"), "\(function)")
    }
    #expect(try said(controller(statement, in: "showError()")).contains("label=?"))
    let action = controller(statement).replacing("func", with: "@IBAction func")
    #expect(try said(action).contains("label=?"))
    let hidden = "closeButton.isAccessibilityElement = false"
    #expect(try !said(controller(hidden, in: "showError()")).contains("element"))
    let flags = "\(hidden)\ncloseButton.isAccessibilityElement = true"
    #expect(try !said(controller(flags)).contains("element"))
  }

  @Test func outletsThatArriveAreObserved() throws {
    func code(_ attribute: String, _ name: String) -> String {
      "class HomeController {\n\(attribute) var \(name): UIButton! { didSet {\n"
        + "closeButton.accessibilityLabel = \"Close\" } } }"
    }
    #expect(try said(code("@IBOutlet private weak", "closeButton")).contains("label=Close"))
    #expect(try said(code("", "isPlaying")).contains("label=?"))
  }

  @Test func theWholeClassAndItsSuperclassesAreRead() throws {
    let statement = "closeButton.accessibilityLabel = \"Close\""
    let home = "class HomeController: Base<Int> {}"
    let code = "func viewDidLoad() { \(statement) }"
    #expect(try said(home, "extension HomeController { \(code) }").contains("label=Close"))
    #expect(try said(home, "class Base: UIViewController { \(code) }").contains("label=Close"))
    #expect(try !said(home, "class Other: UIViewController { \(code) }").contains("label"))
    #expect(try !said(home, "class Base { \(code) }", "class Base {}").contains("label"))
    #expect(
      try !said(home, "import XCTest\nextension HomeController { \(code) }").contains("label"))
    #expect(try !said("class HomeController: HomeController {}").contains("label"))
  }

  @Test func textsAreLookedUp() throws {
    let sources = [
      controller(
        "closeButton.accessibilityLabel = NSLocalizedString(\"home.close\", comment: \"\")")
    ]
    let tree = try tree(sources, strings: "\"home.close\" = \"Close\";")
    #expect(tree.text(.label, of: 2) == "Close")
    let constant = controller("closeButton.accessibilityLabel = L10n.close")
    #expect(
      try said(constant, "enum L10n { static let close = \"Close\" }").contains("label=Close"))
    let own = "class HomeController { let words = \"Close\"; func viewDidLoad() { "
    #expect(try said(own + "closeButton.accessibilityLabel = words } }").contains("label=Close"))
    let parameter = own.replacing("viewDidLoad()", with: "configure(words: String)")
    #expect(try said(parameter + "closeButton.accessibilityLabel = words } }").contains("label=?"))
  }

  @Test func whatTheFileSaysItselfStays() throws {
    let subviews = """
      <button id="b"><accessibility key="accessibilityConfiguration" label="Leave"/></button>
      """
    let line = try said(
      controller("closeButton.accessibilityLabel = \"Close\""), subviews: subviews)
    #expect(line.contains("label=Leave"))
  }

  @Test func theValueIsAtTheOutletAndItsPlaceIsKnown() throws {
    let tree = try tree([controller("closeButton.accessibilityLabel = \"Close\"")])
    let attribute = try #require(tree.attribute(.label, of: 2))
    #expect(tree.source(of: attribute).hasPrefix("<outlet property=\"closeButton\""))
    #expect(tree.codePlaces.values.sorted() == ["Home0.swift:2:34"])
  }

  @Test func ownersOfXibsAndCellsCount() throws {
    var options = ReadingOptions()
    let code = "{ func awakeFromNib() { icon.accessibilityLabel = \"Close\" } }"
    options.sourceIndex = index(["class Row: UITableViewCell \(code)"])
    let text = InterfaceBuilderSample.xib(
      """
      <tableViewCell id="c" customClass="Row" customModule="App"><subviews>
      <imageView id="i" image="x"/></subviews>
      <connections><outlet property="icon" destination="i" id="o"/></connections></tableViewCell>
      """)
    let file = SourceFile(path: "Row.xib", bytes: FileBytes(Array(text.utf8)))
    let reading = Readers.document(file, options).read(0)
    #expect(InterfaceBuilderSample.lines(of: reading).contains { $0.contains("label=Close") })
  }
}
