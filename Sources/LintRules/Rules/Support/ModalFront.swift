/// Something that came up over a screen, in which VoiceOver should stay while it is there.
struct ModalFront {
  /// What makes the rest of the screen its background.
  enum Kind: Sendable {
    /// Its author says that it is modal.
    case flagged
    /// The system presents it, and keeps VoiceOver inside.
    case system
    /// Its author says that it is an alert or a sheet, and does not make it modal.
    case typed
    /// It stands in the middle of what a dimmer leaves.
    case dialog
    /// It is a drawer or a menu.
    case drawer
    /// It is a dimmer, with something else in front or nothing.
    case dimmer
  }

  let kind: Kind
  /// The element that came up.
  let index: Int
  /// What it presents, where its author says so.
  let presentation: Presentation?
  /// The dimmer behind it or around it.
  let dimmer: Dimmer?
}
