import Foundation

@MainActor class XCTAttachment {
  enum Lifetime { case deleteOnSuccess, keepAlways }

  let string: String
  var name: String?
  var lifetime = Lifetime.deleteOnSuccess
  init(string: String) { self.string = string }
}

@MainActor protocol XCTActivity { func add(_ attachment: XCTAttachment) }

@MainActor enum XCTContext {
  static var attachments: [XCTAttachment] = []

  static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity())
  }

  private struct Activity: XCTActivity {
    func add(_ attachment: XCTAttachment) { XCTContext.attachments.append(attachment) }
  }
}
