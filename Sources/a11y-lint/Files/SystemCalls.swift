#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What reading and writing files asks of the system, as functions, so that a test can let each of
/// them fail in turn. All of them end as the system's own do: a negative number, and `errno`.
struct SystemCalls: Sendable {
  var open: @Sendable (RawPath, Int32, mode_t) -> Int32 = { path, flags, mode in
    #if canImport(Darwin)
      path.withCString { Darwin.open($0, flags, mode) }
    #else
      path.withCString { Glibc.open($0, flags, mode) }
    #endif
  }
  var status: @Sendable (Int32, inout stat) -> Int32 = { fstat($0, &$1) }
  var read: @Sendable (Int32, UnsafeMutableRawBufferPointer) -> Int = { descriptor, buffer in
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
  /// Reads from an offset on, wherever the file stands.
  var readAt: @Sendable (Int32, UnsafeMutableRawBufferPointer, off_t) -> Int = {
    pread($0, $1.baseAddress, $1.count, $2)
  }
  var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = { descriptor, buffer in
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
  var setMode: @Sendable (Int32, mode_t) -> Int32 = { fchmod($0, $1) }
  var close: @Sendable (Int32) -> Int32 = { descriptor in
    #if canImport(Darwin)
      Darwin.close(descriptor)
    #else
      Glibc.close(descriptor)
    #endif
  }
  var rename: @Sendable (RawPath, RawPath) -> Int32 = { old, new in
    #if canImport(Darwin)
      old.withCString { old in new.withCString { Darwin.rename(old, $0) } }
    #else
      old.withCString { old in new.withCString { Glibc.rename(old, $0) } }
    #endif
  }
  /// Lets two files change places; not every system and file system can.
  var exchange: @Sendable (RawPath, RawPath) -> Int32 = { one, other in
    #if canImport(Darwin)
      errno = ENOTSUP
      return -1
    #else
      // The C library has it without a declaration that Swift sees.
      typealias RenameAt2 =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
      guard let address = dlsym(nil, "renameat2") else {
        errno = ENOSYS
        return -1
      }
      let rename = unsafeBitCast(address, to: RenameAt2.self)
      let exchanges: UInt32 = 2
      return one.withCString { one in
        other.withCString { rename(AT_FDCWD, one, AT_FDCWD, $0, exchanges) }
      }
    #endif
  }
  var remove: @Sendable (RawPath) -> Int32 = { $0.withCString(unlink) }
  var makeFolder: @Sendable (RawPath) -> Int32 = { $0.withCString { mkdir($0, 0o777) } }

  /// The system itself.
  static let real = SystemCalls()
}
