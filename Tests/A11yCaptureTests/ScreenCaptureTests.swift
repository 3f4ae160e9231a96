import DocumentSyntax
import Foundation
import LintReports
import Linting
import ScreenModel
import Testing

/// Screens of the stand-in, captured and linted: a capture is a tree without a diagnostic, and
/// sounds like its screen.
@MainActor @Suite("A11yCapture", .serialized) struct ScreenCaptureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func capture(_ view: UIView? = nil, title: String? = "Order") -> ScreenCapture {
    ScreenCapture(of: view ?? window, named: "Order", title: title, language: "en")
  }

  private func file(_ capture: ScreenCapture) -> SourceFile {
    SourceFile(path: "Order.a11y.json", bytes: Array(capture.json.utf8))
  }

  private func report(_ capture: ScreenCapture) -> FileReport {
    let report = Linter().lint(file(capture))
    #expect(report.inputErrors.map(\.message) == [])
    return report
  }

  private func speech(_ capture: ScreenCapture) -> [String] {
    var output = ByteWriter()
    TranscriptText().write(Transcript(of: file(capture)), to: &output)
    return output.text.split(separator: "\n").dropFirst().map {
      String($0.drop { $0 == " " })
    }
  }

  /// Runs twice: with classes that answer for themselves, and with those that do not.
  private func inBothProcesses(_ check: () -> Void) {
    for answers in [false, true] {
      UIAccessibility.answersForClasses = answers
      window.removeAll()
      check()
    }
    UIAccessibility.answersForClasses = false
  }

  private func label(_ text: String, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 16, y: y, width: 358, height: 24))
    label.text = text
    return label
  }

  private func button(_ title: String?, _ y: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: 16, y: y, width: 120, height: 44))
    button.currentTitle = title
    button.allControlEvents = .touchUpInside
    return button
  }

  // MARK: Whole screens

  @Test func aScreenOfControlsIsHeardAsItIs() {
    inBothProcesses {
      let title = label("Your order", 60)
      title.accessibilityTraits.insert(.header)
      let gift = UISwitch(frame: CGRect(x: 300, y: 100, width: 51, height: 31))
      gift.accessibilityLabel = "Gift wrap"
      gift.isOn = true
      let name = UITextField(frame: CGRect(x: 16, y: 150, width: 358, height: 44))
      name.accessibilityLabel = "Name"
      name.text = "Ana"
      name.textContentType = UITextContentType(rawValue: "name")
      let days = UISegmentedControl(frame: CGRect(x: 16, y: 210, width: 358, height: 44))
      days.titles = ["Today", "Tomorrow"]
      days.selectedSegmentIndex = 1
      let pay = button("Pay", 300)
      pay.accessibilityHint = "Charges your card."
      [title, gift, name, days, pay].forEach(window.addSubview)
      let capture = capture()
      #expect(report(capture).findings.map(\.rule.id) == [])
      #expect(
        speech(capture) == [
          "1. Your order, heading.",
          "2. Gift wrap, switch button, on. Double tap to toggle setting.",
          "3. Name, Ana, text field. Double tap to edit.",
          "4. Today, button, 1 of 2.",
          "5. Selected, Tomorrow, button, 2 of 2.",
          "6. Pay, button. Charges your card.",
        ])
    }
  }

  @Test func defectsOfAScreenAreFound() {
    inBothProcesses {
      let close = button(nil, 60)
      close.currentImage = UIImage(named: "ic_close")
      let row = UIView(frame: CGRect(x: 16, y: 160, width: 358, height: 44))
      row.gestureRecognizers = [UITapGestureRecognizer()]
      row.addSubview(label("Details", 0))
      [close, row].forEach(window.addSubview)
      let rules = Set(report(capture()).findings.map(\.rule.id))
      #expect(rules.isSuperset(of: ["icon-button-missing-label", "gesture-only-interaction"]))
    }
  }

  @Test func barsShowTheirItems() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 44, width: 390, height: 44))
    let item = UINavigationItem()
    item.title = "Orders"
    let (add, system) = (UIBarButtonItem(), UIBarButtonItem())
    add.image = UIImage(systemName: "plus")
    add.accessibilityLabel = "New order"
    item.rightBarButtonItems = [add, system]
    bar.topItem = item
    let tabs = UITabBar(frame: CGRect(x: 0, y: 780, width: 390, height: 64))
    let (home, bag) = (UITabBarItem(), UITabBarItem())
    (home.title, bag.title, bag.badgeValue) = ("Home", "Bag", "2")
    (tabs.items, tabs.selectedItem) = ([home, bag], bag)
    [bar, tabs].forEach(window.addSubview)
    let capture = capture()
    #expect(report(capture).findings.map(\.rule.id) == [])
    #expect(
      speech(capture) == [
        "1. Orders, heading.", "2. New order, button.", "3. [Tab Bar] Home, tab, 1 of 2.",
        "4. Selected, Bag, 2 items, tab, 2 of 2.",
      ])
  }

  // MARK: Accessibility

  @Test func containersKeepTheirOrder() {
    let card = UIView(frame: CGRect(x: 16, y: 60, width: 358, height: 200))
    let (first, second) = (label("Ana", 0), label("Lisbon", 40))
    let call = UIAccessibilityElement()
    call.accessibilityLabel = "Call"
    call.accessibilityTraits = .button
    call.accessibilityFrame = CGRect(x: 16, y: 160, width: 100, height: 44)
    [first, second].forEach(card.addSubview)
    card.accessibilityElements = [call, second, first]
    window.addSubview(card)
    let capture = capture()
    // The order is the app's, and it is odd.
    #expect(report(capture).findings.map(\.rule.id) == ["reading-order-surprise"])
    #expect(speech(capture) == ["1. Call, button.", "2. Lisbon.", "3. Ana."])
  }

  @Test func containersThatCountTheirElementsAreAsked() {
    final class Chart: UIView {
      let bars = ["May", "June"].map { month in
        let bar = UIAccessibilityElement()
        bar.accessibilityLabel = month
        bar.accessibilityFrame = CGRect(x: 16, y: month == "May" ? 60 : 120, width: 80, height: 44)
        return bar
      }
      override func accessibilityElementCount() -> Int { bars.count }
      override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    }
    window.addSubview(Chart(frame: CGRect(x: 0, y: 60, width: 390, height: 200)))
    #expect(speech(capture()) == ["1. May.", "2. June."])
  }

  @Test func whatVoiceOverIsToldIsWritten() {
    final class Cell: UIView, AXCustomContentProvider, UIAccessibilityContainerDataTableCell {
      var accessibilityCustomContent: [AXCustomContent]! = []
      func accessibilityRowRange() -> NSRange { NSRange(location: 2, length: 1) }
      func accessibilityColumnRange() -> NSRange { NSRange(location: 0, length: 3) }
    }
    let cell = Cell(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    cell.isAccessibilityElement = true
    cell.accessibilityIdentifier = "cell"
    cell.accessibilityLabel = "Label"
    cell.accessibilityValue = "Value"
    cell.accessibilityHint = "Hint"
    cell.accessibilityLanguage = "pt"
    cell.accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 53 | 1)
    cell.accessibilityUserInputLabels = ["Short"]
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete")]
    cell.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Links")]
    let content = AXCustomContent(label: "Size", value: "3 kB")
    content.importance = .high
    cell.accessibilityCustomContent = [content]
    cell.accessibilityContainerType = .semanticGroup
    cell.accessibilityElementsHidden = true
    cell.accessibilityViewIsModal = true
    cell.shouldGroupAccessibilityChildren = true
    (cell.isHidden, cell.alpha, cell.clipsToBounds) = (true, 0.5, true)
    cell.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    window.addSubview(cell)
    cell.accessibilityActivationPoint = CGPoint(x: 12, y: 22)
    #expect(
      capture().json.contains(
        """
        {"type": "view", "class": "Cell", "id": "cell", "element": true, \
        "traits": "0x20000000000001", "label": "Label", "value": "Value", "hint": "Hint", \
        "language": "pt", "inputLabels": ["Short"], \
        "content": [{"label": "Size", "value": "3 kB", "important": true}], \
        "elementsHidden": true, "modal": true, "groupChildren": true, \
        "container": "semanticGroup", "actions": ["Delete"], "rotors": ["Links"], "row": 2, \
        "column": 0, "columnSpan": 3, "frame": [10, 20, 100, 50], "activationPoint": [12, 22], \
        "hidden": true, "alpha": 0.5, "clips": true, "background": "#FF800080"}
        """))
  }

  @Test func newerPropertiesAreWritten() {
    inBothProcesses {
      let code = label("", 60)
      code.attributedText = NSAttributedString(
        string: "4711", attributes: [.accessibilitySpeechSpellOut: NSNumber(value: true)])
      let name = label("Siobhan", 100)
      name.accessibilityAttributedLabel = NSAttributedString(
        string: "Siobhan",
        attributes: [
          .accessibilitySpeechIPANotation: "ʃɪˈvɔːn", .accessibilitySpeechLanguage: "ga",
          .accessibilitySpeechPunctuation: NSNumber(value: false),
        ])
      let part = NSMutableAttributedString(string: "Room B12")
      part.addAttribute(
        .accessibilitySpeechSpellOut, value: NSNumber(value: true),
        range: NSRange(location: 5, length: 3))
      let room = label("Room B12", 140)
      room.accessibilityAttributedLabel = part
      let title = label("Rooms", 180)
      title.accessibilityTraits = [.header, .staticText]
      title.accessibilityAttributedLabel = NSAttributedString(
        string: "Rooms", attributes: [.accessibilityTextHeadingLevel: NSNumber(value: 2)])
      let section = button("More", 220)
      section.accessibilityExpandedStatus = .collapsed
      let pad = Pad(frame: CGRect(x: 16, y: 300, width: 358, height: 200))
      pad.isAccessibilityElement = true
      pad.accessibilityLabel = "Drums"
      pad.accessibilityTraits = .allowsDirectInteraction
      pad.accessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
      let card = Pad(frame: CGRect(x: 16, y: 540, width: 358, height: 60))
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Ana"
      card.accessibilityDragSourceDescriptors = [
        UIAccessibilityLocationDescriptor(name: "Drag Ana", point: .zero, in: card)
      ]
      let silent = Row(frame: CGRect(x: 16, y: 620, width: 358, height: 60))
      silent.isAccessibilityElement = true
      silent.accessibilityLabel = "Total"
      silent.accessibilityRespondsToUserInteraction = false
      let date = UITextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
      date.accessibilityLabel = "Date"
      date.inputView = UIDatePicker()
      [code, name, room, title, section, pad, card, silent, date].forEach(window.addSubview)
      window.rootViewController = Upright()
      defer { window.rootViewController = nil }
      let json = capture().json
      for part in [
        #""speech": {"spellOut": true}"#,
        #""speech": {"ipa": "ʃɪˈvɔːn", "punctuation": false, "language": "ga"}"#,
        #""headingLevel": 2"#, #""expanded": false"#,
        #""directTouch": ["silentOnTouch", "requiresActivation"]"#, #""actions": ["Drag Ana"]"#,
        #""respondsToInteraction": false"#, #""inputView": "datePicker""#,
        #""orientations": ["portrait"]"#,
      ] {
        #expect(json.components(separatedBy: part).count == 2, "\(part)")
      }
      let diagnostics = Set(report(capture()).findings.map(\.rule.id)).intersection(
        ["unknown-key", "type-mismatch", "unknown-type", "duplicate-key"])
      #expect(diagnostics == [])
    }
  }

  private final class Pad: UIView {}
  private final class Row: UIControl {}
  private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test func framesAreThoseOfTheScreen() {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5.006, y: 5, width: 20, height: 20))
    outer.addSubview(inner)
    #expect(capture(outer).json.contains(#""frame": [5.01, 5, 20, 20]"#))
    window.addSubview(outer)
    #expect(capture(window).json.contains(#""frame": [115.01, 65, 20, 20]"#))
  }

  @Test func secretsStayInTheApp() {
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 300, height: 44))
    (field.isSecureTextEntry, field.text) = (true, "hunter2")
    field.accessibilityLabel = "Password"
    window.addSubview(field)
    #expect(!capture().json.contains("hunter2"))
    #expect(speech(capture()) == ["1. Password, secure text field. Double tap to edit."])
  }

  // MARK: Hostile views

  @Test func textsStayTexts() {
    let text = "\"]}, \\ \u{202E}\u{2028}\u{0}\n\t\u{1F468}\u{200D}\u{1F469}"
    window.addSubview(label(text, 60))
    let json = capture().json
    #expect(
      json.contains(#""text": "\"]}, \\ \u202e\u2028\u0000\n\t"# + "\u{1F468}\u{200D}\u{1F469}\""))
    #expect(Linter().lint(file(capture())).inputErrors.isEmpty)
  }

  @Test func placesBeyondAllScreensAreLeftOut() {
    let view = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1e300))
    window.addSubview(view)
    #expect(report(capture()).findings.map(\.rule.id) == ["empty-tree"])
    #expect(capture().json.contains(#"{"type": "view"}"#))
  }

  @Test func elementsMayNameOneAnother() {
    let (first, second) = (UIAccessibilityElement(), UIAccessibilityElement())
    (first.accessibilityLabel, second.accessibilityLabel) = ("First", "Second")
    first.accessibilityElements = [second, window]
    second.accessibilityElements = [first, second]
    window.accessibilityElements = [first, first]
    let json = capture().json
    #expect(json.components(separatedBy: "\"First\"").count == 2)
    #expect(Linter().lint(file(capture())).inputErrors.isEmpty)
  }

  @Test(arguments: [100, 20_000]) func depthIsBounded(depth: Int) {
    var views = [window as UIView]
    for _ in 0..<depth {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      views[views.count - 1].addSubviewQuietly(view)
      views.append(view)
    }
    let capture = capture()
    #expect(capture.omitted == (depth > 400 ? 1 : 0))
    #expect(report(capture).screens == 1)
    // Taken apart from the inside, so that no chain of views goes at once.
    while let last = views.popLast() { last.removeAll() }
  }

  @Test func identifiersThatAreNotUniqueDoNotMislead() {
    let (first, second) = (label("One", 60), label("Two", 100))
    (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("row", "row")
    [first, second].forEach(window.addSubview)
    window.accessibilityElements = [second, first]
    #expect(speech(capture()) == ["1. Two.", "2. One."])
  }

  // MARK: Files

  @Test func oneFileAScreen() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "capture-\(UInt64.random(in: 0 ... .max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    window.addSubview(label("Hello", 60))
    let capture = ScreenCapture(of: window, named: "../Sign in", language: "en")
    let path = try capture.write(file: folder.path + "/HomeTests.swift")
    #expect(path == folder.path + "/Captures/---Sign-in.a11y.json")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == capture.json)
  }

  @Test func aUITestKeepsItsDescription() throws {
    struct App: CustomDebugStringConvertible {
      let debugDescription = """
        Element subtree:
         →Application, 0x105507b00, pid: 8736, label: 'Shop'
            Window (Main), 0x105607b10, {{0.0, 0.0}, {393.0, 852.0}}
              Button, 0x1056086c0, {{16.0, 360.0}, {361.0, 50.0}}, label: 'Pay'
        """
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "capture-\(UInt64.random(in: 0 ... .max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    XCTContext.attachments = []
    let path = try AppDescription(of: App(), named: "Home").save(to: folder.path)
    #expect(path == folder.path + "/Home.txt")
    #expect(XCTContext.attachments.map(\.string) == [App().debugDescription])
    #expect(XCTContext.attachments.allSatisfy { $0.lifetime == .keepAlways && $0.name == "Home" })
    let file = SourceFile(
      path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    #expect(Linter().lint(file).inputErrors.isEmpty)
    #expect(Linter().lint(file).screens == 1)
  }
}
