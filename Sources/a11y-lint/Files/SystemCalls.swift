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
      guard let number = renameAt2 else {
        errno = ENOSYS
        return -1
      }
      let (here, exchanges) = (Int(AT_FDCWD), 2)
      return one.withCString { one in
        other.withCString { Int32(callKernel(number, here, one, here, $0, exchanges)) }
      }
    #endif
  }
  var remove: @Sendable (RawPath) -> Int32 = { $0.withCString(unlink) }
  var makeFolder: @Sendable (RawPath) -> Int32 = { $0.withCString { mkdir($0, 0o777) } }

  /// The system itself.
  static let real = SystemCalls()
}

#if !canImport(Darwin)
  /// The number of `renameat2`, for which not every C library has a function that Swift sees.
  private let renameAt2: Int? = {
    #if arch(x86_64)
      316
    #elseif arch(arm64)
      276
    #else
      nil
    #endif
  }()

  /// The C library's way to calls that it has no function for. It takes any arguments, which Swift
  /// cannot say; these are those of `renameat2`.
  @_silgen_name("syscall")
  private func callKernel(
    _ number: Int, _ folder: Int, _ path: UnsafePointer<CChar>, _ otherFolder: Int,
    _ otherPath: UnsafePointer<CChar>, _ flags: Int
  ) -> Int
#endif
