/// The system calls for reading and writing files, as functions, so that a test can let each of
/// them fail in turn. All of them end as the system's own do: a negative number, and `errno`.
struct SystemCalls: Sendable {
  var open: @Sendable (RawPath, Int32, mode_t) -> Int32 = { path, flags, mode in
    path.withCString { CLibrary.openFile($0, flags, mode) }
  }
  var status: @Sendable (Int32, inout stat) -> Int32 = { fstat($0, &$1) }
  var read: @Sendable (Int32, UnsafeMutableRawBufferPointer) -> Int = { CLibrary.readBytes($0, $1) }
  var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = { CLibrary.writeBytes($0, $1) }
  var setMode: @Sendable (Int32, mode_t) -> Int32 = { fchmod($0, $1) }
  var setOwner: @Sendable (Int32, uid_t, gid_t) -> Int32 = { fchown($0, $1, $2) }
  var close: @Sendable (Int32) -> Int32 = { CLibrary.closeFile($0) }
  var rename: @Sendable (RawPath, RawPath) -> Int32 = { old, new in
    old.withCString { old in new.withCString { CLibrary.renameFile(old, $0) } }
  }
  var remove: @Sendable (RawPath) -> Int32 = { $0.withCString(unlink) }
  var makeFolder: @Sendable (RawPath) -> Int32 = { $0.withCString { mkdir($0, 0o777) } }

  /// The system itself.
  static let real = SystemCalls()
}
