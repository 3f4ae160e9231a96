/// What a screen is called whose capture does not say.
enum CaptureName {
  /// The name of a file without folder and ending; nil where nothing is left.
  static func base(of path: String) -> String? {
    var name = path[...]
    if let slash = name.lastIndex(where: { $0 == "/" || $0 == "\\" }) {
      name = name[name.index(after: slash)...]
    }
    if let point = name.lastIndex(of: "."), point > name.startIndex { name = name[..<point] }
    return name.isEmpty ? nil : String(name)
  }
}
