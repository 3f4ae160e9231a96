/// Where a path leads that something is written to.
enum OutputPlace: Equatable {
  /// A stream that the program was started with, which keeps its place in whatever it leads to.
  case stream(Int32)
  /// A pipe or device, which is written to and not replaced.
  case special
  /// A file, without symbolic links, that is there or is to be made.
  case file(RawPath)
  case problem(FileProblem)

  /// Follows a path; the folders above it have to be there.
  init(_ path: RawPath) {
    if let number = Self.stream(path) {
      self = .stream(number)
      return
    }
    switch FileKind.of(path) {
    case .success(.folder): self = .problem(FileProblem("it is a folder"))
    case .success(.special): self = .special
    case .success: self = .file(path.real ?? path)
    case .failure(let problem):
      guard case .success(.link) = FileKind.of(path, followingLinks: false) else {
        let parent = path.parent
        self = .file((parent.real ?? parent).appending(path.name))
        return
      }
      // To make what it leads to would write where nobody pointed, to replace it would lose it.
      self = .problem(
        FileProblem(
          "it is a symbolic link that leads nowhere (\(problem.message)); remove it, or name "
            + "another path"))
    }
  }

  /// Whether a name of the system's stands for a stream.
  static func isStream(_ path: RawPath) -> Bool { stream(path) != nil }

  /// The number of the stream that a name of the system's stands for.
  private static func stream(_ path: RawPath) -> Int32? {
    switch path.text {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    case let text:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where text.hasPrefix(folder) {
        return Int32(text.dropFirst(folder.count)).flatMap { $0 > 0 ? $0 : nil }
      }
      return nil
    }
  }

  /// Where a file is written that symbolic links lead elsewhere than its path says: out of the
  /// current folder, or out of the folder that it names. Nil where it stays where somebody pointed.
  static func detour(of path: RawPath, to target: RawPath) -> RawPath? {
    guard let current = RawPath(".").real, let parent = path.parent.real else { return nil }
    let named = path.names(from: current).reduce(RawPath("/")) { $0.appending(RawPath($1)) }
    let isInside = named.isInside(current)
    if isInside, !target.isInside(current) { return target }
    return target.isInside(parent) || isInside ? nil : target
  }
}

extension RawPath {
  /// Whether a path lies in a folder; both are absolute and without symbolic links.
  func isInside(_ folder: RawPath) -> Bool {
    bytes.starts(with: folder.appending(RawPath("")).bytes)
  }
}
