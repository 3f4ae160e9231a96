/// The kinds of things that a path leads to.
enum FileKind: Equatable {
  case file
  case folder
  /// A symbolic link; only where links are not followed.
  case link
  /// A pipe, socket or device, by its name in messages.
  case special(String)

  /// The kind of thing that a path leads to, through symbolic links or up to them.
  static func of(_ path: RawPath, followingLinks: Bool = true) -> Result<FileKind, FileProblem> {
    var status = stat()
    let result = path.withCString {
      followingLinks ? stat($0, &status) : lstat($0, &status)
    }
    guard result == 0 else { return .failure(FileProblem(errno: errno)) }
    return .success(FileKind(mode: status.st_mode))
  }

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .special("a named pipe")
    case S_IFSOCK: self = .special("a socket")
    default: self = .special("a device")
    }
  }
}
