import DocumentSyntax
import Linting

/// Finds and reads the translations that lie beside Interface Builder files.
struct TranslationFinder {
  /// The errors of tables that could not be read, each once.
  private(set) var errors: [InputError] = []
  /// Remarks about tables, with their paths.
  private(set) var notes: [String] = []
  /// The files of another time, where their translations are wanted.
  private let earlier: ProjectVersion?
  /// The folders of languages in each folder that was looked into.
  private var folders: [RawPath: [RawPath]] = [:]
  private var known: [RawPath: TranslationFile] = [:]
  /// The tables that were read, or could not be.
  private(set) var tables: Set<RawPath> = []

  /// A finder of the translations of now, or of those of another time.
  init(earlier: ProjectVersion? = nil) {
    self.earlier = earlier
  }

  /// The translations of a file: strings files in the folders of other languages, and string
  /// catalogs in `mul.lproj`, beside those folders, or beside the file.
  mutating func files(beside file: RawPath) -> [TranslationFile] {
    let stem = Self.stem(of: file.name)
    let here = file.parent
    let name = Self.name(of: here).text
    let isLocalized = name.lowercased().hasSuffix(".lproj")
    let around = isLocalized ? Self.folder(above: here) : here
    var files: [TranslationFile] = []
    for folder in localizedFolders(in: around) {
      guard let language = LanguageTag.language(ofFolder: folder.name.text) else {
        files += read(folder.appending(stem + ".xcstrings"), language: nil)
        continue
      }
      files += read(folder.appending(stem + ".strings"), language: language)
    }
    files += read(around.appending(stem + ".xcstrings"), language: nil)
    if isLocalized, LanguageTag.language(ofFolder: name) != nil {
      files += read(here.appending(stem + ".xcstrings"), language: nil)
    }
    return files
  }

  /// The name of a file without its ending.
  private static func stem(of name: RawPath) -> RawPath {
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return RawPath(name.bytes[..<dot])
  }

  /// The name of a folder, also of the one that the program runs in.
  private static func name(of folder: RawPath) -> RawPath {
    guard folder.bytes == [UInt8(ascii: ".")], let current = getcwd(nil, 0) else {
      return folder.name
    }
    defer { free(current) }
    return RawPath(cString: current).name
  }

  private static func folder(above folder: RawPath) -> RawPath {
    if folder.bytes == [UInt8(ascii: ".")] { return RawPath("..") }
    return folder.bytes.contains(UInt8(ascii: "/")) ? folder.parent : RawPath(".")
  }

  /// The folders of languages in a folder, in the order of their names; a folder that cannot be
  /// listed has none, as the file itself could be named all the same.
  private mutating func localizedFolders(in folder: RawPath) -> [RawPath] {
    if let known = folders[folder] { return known }
    var found: [RawPath] = []
    switch Folder.entries(of: folder) {
    case .success(let entries):
      for entry in entries where entry.kind == .folder || entry.kind == .link {
        if entry.name.text.lowercased().hasSuffix(".lproj") {
          found.append(folder.appending(entry.name))
        }
      }
    case .failure(let problem):
      notes.append("\(folder.text): note: no translations are looked for: \(problem.message)")
    }
    found += goneFolders(in: folder).filter { !found.contains($0) }
    folders[folder] = found
    return found
  }

  /// The folders of languages of another time, some of which need not be there any more.
  private func goneFolders(in folder: RawPath) -> [RawPath] {
    let parents = Set(earlier?.gone.map(\.parent) ?? []).filter { parent in
      parent.text.lowercased().hasSuffix(".lproj") && Self.folder(above: parent) == folder
    }
    return parents.sorted { $0.text < $1.text }
  }

  /// Reads a file, if there is one.
  private mutating func read(_ path: RawPath, language: String?) -> [TranslationFile] {
    if let file = known[path] { return [file] }
    if let earlier {
      return earlier.bytes(of: path).map { add($0, path, language: language) } ?? []
    }
    guard case .success(.file) = FileKind.of(path) else { return [] }
    tables.insert(path)
    switch FileContents.read(path) {
    case .failure(let problem):
      errors.append(
        InputError(path: path.text, position: nil, end: nil, message: problem.message))
      return []
    case .success(let bytes):
      return add(bytes, path, language: language)
    }
  }

  private mutating func add(
    _ bytes: FileBytes, _ path: RawPath, language: String?
  ) -> [TranslationFile] {
    let file = TranslationFile(SourceFile(path: path.text, bytes: bytes), language: language)
    errors += file.errors
    notes += file.notes.map { "\(path.text): note: \($0)" }
    known[path] = file
    return [file]
  }
}

extension RawPath {
  /// The path with an ending.
  fileprivate static func + (path: RawPath, ending: String) -> RawPath {
    RawPath(path.bytes + Array(ending.utf8))
  }
}
