/// Where the parts of one screen of an Interface Builder document stand, as XML elements.
struct InterfaceBuilderScreen: Sendable {
  /// The controller, or the view itself where none owns it.
  var owner: Int
  /// The view that holds everything else.
  var view: Int
  /// The name in reports; no other screen of the document has it.
  var name: String
  /// What a navigation bar shows of the controller.
  var navigationItem: Int?
  /// The items of the controller's toolbar.
  var toolbarItems: Int?
  /// The items of a tab bar, where the owner is the controller of one; there is no view then.
  var tabs: [Int] = []
  /// Whether it is shown as a part of a screen: a view without a controller, or a controller
  /// inside another one.
  var isFragment = false
}
