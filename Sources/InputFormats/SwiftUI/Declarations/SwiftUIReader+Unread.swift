import DocumentSyntax
import ScreenModel

/// Screens of Swift files that are not read.
extension SwiftUIReader {
  static func unread(_ file: SourceFile, _ options: ReadingOptions) -> UnreadSource? {
    let index = options.sourceIndex
    guard let document = index?.document(of: file) ?? document(ofCode: file), !document.isTest
    else { return nil }
    if let reason = document.reasonForSilence {
      return UnreadSource(hasOtherViews: false, views: [], reason: reason)
    }
    let hasOtherViews = document.views.isEmpty && document.hasViewsOfUIKit
    let views = document.bodilessTypes.filter { index?.leavesOut($0) == true }.map(\.name)
    guard hasOtherViews || !views.isEmpty else { return nil }
    return UnreadSource(hasOtherViews: hasOtherViews, views: views)
  }

  /// The declarations of a file with code of UIKit, where no index has them.
  private static func document(ofCode file: SourceFile) -> SwiftUIDocument? {
    guard module.occurs(in: file) else { return nil }
    return SwiftParser.parse(file).tree.map(SwiftUIDocument.init)
  }

  private static let module = BytePattern("import UIKit")
}

extension SwiftUIDocument {
  /// Whether it has a class of views or view controllers, as far as the name of its superclass
  /// tells. One with outlets has its views in a storyboard or xib.
  fileprivate var hasViewsOfUIKit: Bool {
    importsUIKit
      && typeNodes.contains { type in
        guard type.kind == .classType, let superclass = type.first(.inherited) else { return false }
        return Self.superclassEndings.contains { superclass.text.hasSuffix($0) }
          && !type.children.contains { member in
            member.all(.attribute).contains { $0.isNamed("IBOutlet") }
          }
      }
  }

  /// Why nothing of it is read although it may have views; nil where that is not so.
  fileprivate var reasonForSilence: String? {
    views.isEmpty && !previews.isEmpty ? "all its views are in previews" : nil
  }

  private static let superclassEndings = [
    "ViewController", "View", "Cell", "Control", "Button", "Label",
  ]

  /// The types without a `body` that is read.
  fileprivate var bodilessTypes: [SwiftUIBodilessType] {
    let read = Set(views.map(\.name))
    return typeNodes.compactMap { type in
      guard type.kind == .structure || type.kind == .enumeration, !read.contains(type.name) else {
        return nil
      }
      let names = type.all(.inherited).map { $0.text.split(separator: ".").last.map(String.init) }
      return SwiftUIBodilessType(name: type.name, protocols: names.compactMap { $0 })
    }
  }

  /// The types of the file, but for those inside of functions.
  private var typeNodes: [SwiftSyntax] {
    var types: [SwiftSyntax] = []
    var open = Array(tree.root.children.reversed())
    while let item = open.popLast() {
      switch item.kind {
      case .structure, .classType, .enumeration, .extensionType:
        types.append(item)
        open += item.children.reversed()
      case .conditional: for branch in item.all(.branch) { open += branch.children.reversed() }
      default: break
      }
    }
    return types
  }
}

/// A type without a `body` that is read, and what it conforms to.
struct SwiftUIBodilessType {
  let name: String
  /// The names of its protocols.
  let protocols: [String]
}
