import ScreenModel

/// Controls that each row of a list has, of which source shows one.
extension DuplicateControlLabel {
  /// The findings about controls whose words are the same in each row.
  func findingsInEachRow(_ ignored: Set<String>, in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.screens.contains(where: { $0.has(.composition) }) else { return [] }
    return tree.nodes([.exposed, .interactive]).filter {
      tree.element($0).marks.contains(.inEachRow)
    }.compactMap { finding(inEachRow: $0, ignored, in: tree) }
  }

  private func finding(
    inEachRow index: Int, _ ignored: Set<String>, in tree: AccessibilityTree
  ) -> Finding? {
    guard let name = tree.name(of: index).value?.text, !ignored.contains(name.lowercased()) else {
      return nil
    }
    let noun = Wording.noun(tree.element(index).kind)
    return violation(
      "each row has a \(noun) called \(Quoted.text(name)), so VoiceOver says "
        + "“\(tree.utterance(of: index) ?? "")” at each of them",
      help: "Say in each label what it is about.", of: index, in: tree,
      at: tree.nameSources[index].key)
  }
}
