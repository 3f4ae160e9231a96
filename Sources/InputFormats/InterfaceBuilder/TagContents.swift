import DocumentSyntax
import ScreenModel

/// The contents of the XML element of one view, while the view is being read.
struct TagContents {
  /// The XML element of the view.
  let index: Int
  var kind: ElementKind
  var marks: Element.Marks = []
  var layout: InterfaceBuilderAttribute.Layout = []
  var range: ValueRange?
  /// The attribute that the range is shown at.
  var rangeAt: XMLAttribute?
  /// The attribute that names what the system draws here.
  var systemItem: XMLAttribute?
  var image: XMLAttribute?
  var isSystemImage = false
  /// Whether a button is drawn on something that its background colour does not tell.
  var hasOwnLook = false
  var opaque: XMLAttribute?
  var rowHeight: XMLAttribute?
  var selectedSegment = -1
  /// Whether the text may get smaller where it does not fit; nil where nothing is said.
  var fits: XMLAttribute?
  /// How small it may get.
  var leastSize: XMLAttribute?
  /// Whether some size class hides the view, or shows it where others hide it.
  var isHiddenAtTimes = false
  /// Whether it stands in a row that code fills again and again.
  var isInTemplate = false
  /// Whether the title has a colour and a font of its own, or lacks what the view has.
  var isAttributed = false
  /// The attribute that puts a button at the end of a cell.
  var accessory: XMLAttribute?
  /// Whether a search bar shows its scopes.
  var showsScopes = false

  // The XML elements that say more, or 0.
  var rect = 0
  var accessibility = 0
  var traits = 0
  var runtimeAttributes = 0
  var connections = 0
  var constraints = 0
  var state = 0
  var configuration = 0
  var scopes = 0
  var foreground = 0
  var tint = 0
  var background = 0

  // Where the texts, fonts and pictures begin and end.
  var firstDetail = 0
  var detailsEnd = 0
  // Where the children that become elements begin and end.
  var firstChild = 0
  var childrenEnd = 0
  /// Whether some child is a view itself, and not a list of views.
  var hasDirectView = false

  init(index: Int, kind: ElementKind) {
    self.index = index
    self.kind = kind
  }
}
