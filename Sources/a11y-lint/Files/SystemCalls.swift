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
  var remove: @Sendable (RawPath) -> Int32 = { $0.withCString(unlink) }
  var makeFolder: @Sendable (RawPath) -> Int32 = { $0.withCString { mkdir($0, 0o777) } }

  /// The system itself.
  static let real = SystemCalls()
}
