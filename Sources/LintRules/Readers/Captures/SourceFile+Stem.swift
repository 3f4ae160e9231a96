import DocumentSyntax

extension SourceFile {
  /// The file's name without folder and ending: the name of a screen that has no other.
  var stem: String {
    let name = path.split(omittingEmptySubsequences: true) { $0 == "/" || $0 == "\\" }.last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
