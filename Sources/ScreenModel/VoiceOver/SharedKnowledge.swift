/// Knowledge that rules share: worked out from a tree, and kept with it. So it holds on to the tree
/// by an unowned reference, if at all.
package protocol SharedKnowledge {
  /// Works it out.
  init(of tree: AccessibilityTree)
}
