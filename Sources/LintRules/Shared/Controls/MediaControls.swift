import ScreenModel

/// Recognises controls that stop what plays or moves.
enum MediaControls {
  private static let names = WordPack([
    "en": "pause stop mute unmute play volume sound audio animation",
    "de": "pause pausieren anhalten stopp stoppen stumm ton lautstärke abspielen animation",
    "fr": "pause arrêter stop muet son volume lecture lire animation",
    "es": "pausa pausar parar detener silenciar silencio sonido volumen reproducir animación",
    "ru": "пауза остановить стоп звук громкость воспроизвести анимация",
  ])
  private static let symbols = ["pause", "stop", "speaker", "play", "volume", "mute"]

  /// Whether a screen has a control that may stop an element: the element itself, or one whose name
  /// or symbol says so.
  static func exist(for index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.has(.interactive, index) { return true }
    let root = tree.screen(of: index).root
    return (root..<Int(tree.element(root).next)).contains { isOne($0, in: tree) }
  }

  private static func isOne(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.has([.exposed, .interactive], index) else { return false }
    if tree.interface.says(.image, index), let image = tree.interface.text(.image, of: index),
      symbols.contains(where: image.lowercased().contains)
    {
      return true
    }
    // Nobody can tell in a language without a list.
    guard let words = names[tree.language(of: index)] else { return true }
    guard let name = tree.name(of: index).value?.text, name.utf8.count < 80 else { return false }
    return Words.normalized(name).contains(where: words.contains)
  }
}
