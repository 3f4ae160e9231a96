/// What the system calls the items and buttons that it draws by itself, in English.
enum InterfaceBuilderSystemItem {
  /// The name of a bar item, a tab or a type of button; nil where the system says nothing.
  static func name(_ item: String) -> String? { names[item] }

  private static let names = [
    // Bar items.
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "add": "Add",
    "compose": "Compose", "reply": "Reply", "action": "Share", "organize": "Organize",
    "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh", "stop": "Stop",
    "camera": "Camera", "trash": "Delete", "play": "Play", "pause": "Pause",
    "rewind": "Rewind", "fastForward": "Fast forward", "undo": "Undo", "redo": "Redo",
    "pageCurl": "Page curl", "close": "Close",
    // Tabs.
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History",
    "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
    // Types of buttons.
    "infoLight": "More Info", "infoDark": "More Info", "detailDisclosure": "More Info",
    "contactAdd": "Add Contact",
  ]
}
