/// Which file a path leads to, however it is spelled and through whatever links: one question to
/// the system, where a path without links takes one for each folder above.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// The file that a path leads to; nil where there is none.
  init?(_ path: RawPath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}
