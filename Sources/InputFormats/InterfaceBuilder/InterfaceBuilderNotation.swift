import DocumentSyntax
import ScreenModel

/// The notation of Interface Builder: the fields of Xcode's inspectors, and XML.
struct InterfaceBuilderNotation: Notation {
  var words: any FileWords { InspectorWords() }

  func spelling(in tree: UITree) -> (any EditSpelling)? { InterfaceBuilderSpelling(tree: tree) }

  var hasObjectIDs: Bool { true }

  /// The id of an object; what is made of an attribute, such as the button of a cell, has no tag.
  func objectID(of index: Int, in tree: UITree) -> SourceRange? {
    let anchor = tree.elements[index].anchor
    return tree.file.bytes.withUnsafeBufferPointer { bytes in
      guard bytes[anchor.start] == UInt8(ascii: "<") else { return nil }
      for attribute in InterfaceBuilderAttributes(bytes: bytes, position: anchor.end)
      where attribute.nameEnd - attribute.nameStart == 2
        && bytes[attribute.nameStart] == UInt8(ascii: "i")
        && bytes[attribute.nameStart + 1] == UInt8(ascii: "d")
      {
        return attribute.valueRange
      }
      return nil
    }
  }
}
