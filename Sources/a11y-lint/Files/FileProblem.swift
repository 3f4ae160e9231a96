/// Why a file or folder could not be used, in words.
struct FileProblem: Error, Hashable {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// A file is left alone, since another one in its place would not have its attributes.
  static let attributes = FileProblem("its owner, group or attributes cannot be kept")

  /// The problem that an error number of the system stands for.
  init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: message = "there is no such file or folder"
    case EACCES, EPERM: message = "reading it is not permitted"
    case ELOOP: message = "symbolic link loop"
    case ENAMETOOLONG: message = "the path is too long for the system"
    case EFBIG: message = "the file would be larger than the system permits"
    case EISDIR: message = "it is a folder, not a file"
    default: message = "the system says: " + String(cString: strerror(code))
    }
  }

  /// The problem that an error number of the system stands for where something was to be written.
  init(writing code: Int32) {
    switch code {
    case EACCES, EPERM, EROFS: self.init("writing there is not permitted")
    default: self.init(errno: code)
    }
  }
}
