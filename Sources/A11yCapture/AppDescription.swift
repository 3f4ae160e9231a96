#if canImport(XCTest) && os(iOS)
  import XCTest
#elseif A11Y_CAPTURE_STAND_IN
  import Foundation
#endif

#if canImport(XCTest) && os(iOS) || A11Y_CAPTURE_STAND_IN
  /// The screen of an app as a UI test sees it: the text of `app.debugDescription`.
  ///
  ///     try AppDescription(of: app, named: "Home").save()
  @MainActor public struct AppDescription {
    /// The name of the screen.
    public let name: String
    /// The description, as XCUITest writes it.
    public let text: String

    /// Describes an app, or one of its elements.
    public init(of app: some CustomDebugStringConvertible, named name: String) {
      self.name = name
      text = app.debugDescription
    }

    /// Attaches the description to the result of the test, and writes it to `Captures/NAME.txt`
    /// beside the file that calls, or into another folder. The attachment stays in either outcome.
    ///
    /// A test on a device cannot write there: take the attachment.
    @discardableResult public func save(
      to folder: String? = nil, file: String = #filePath
    ) throws -> String {
      attach()
      return try CaptureFolder(folder, beside: file).write(text, named: name, ending: "txt")
    }

    /// Attaches the description to the result of the test.
    public func attach() {
      let attachment = XCTAttachment(string: text)
      attachment.name = name
      attachment.lifetime = .keepAlways
      XCTContext.runActivity(named: "Capture \(name)") { $0.add(attachment) }
    }
  }
#endif
