import InputFormats
import ScreenModel

/// Says of findings in a view that a project uses at several places where these are.
enum UseNotes {
  /// Adds the places of the uses to findings that are reported once for all of them.
  static func add(to findings: inout [Finding], in tree: UITree, _ index: SwiftUIIndex?) {
    guard let index else { return }
    var known: [Int: String] = [:]
    for place in findings.indices {
      guard let element = findings[place].element else { continue }
      let screen = Int(tree.elements[element].screen)
      guard tree.screens[screen].isFragment, let name = tree.screens[screen].name,
        let list = known[screen] ?? index.uses(ofJudged: name)
      else { continue }
      known[screen] = list
      let note = Finding.Note(message: "used at \(list)", range: findings[place].range)
      findings[place] = findings[place].with(notes: [note], fixes: findings[place].fixes)
    }
  }
}
