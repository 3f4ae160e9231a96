#if canImport(Darwin)
  @_exported import Darwin
#else
  // The list of variables is a global of the C library, which this program only reads.
  @preconcurrency @_exported import Glibc
#endif

/// The C library of the system, imported here for the whole program, and what it calls differently
/// on different systems.
///
/// The functions here have names of their own, so that types with a method `read` can use them.
enum CLibrary {
  /// Opens a file as `open(2)` does.
  static func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
  }

  /// Reads from a descriptor as `read(2)` does.
  static func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// Writes to a descriptor as `write(2)` does.
  static func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    write(descriptor, buffer.baseAddress, buffer.count)
  }

  /// Closes a descriptor as `close(2)` does.
  static func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }

  /// Renames a file as `rename(2)` does.
  static func renameFile(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    rename(old, new)
  }

  /// Locks an open file as `flock(2)` does, without waiting; whether nobody else had it locked. The
  /// system ends a lock with the program, however that ends.
  static func lockFile(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Sends to a socket as `send(2)` does: as much as there is room for, and without a signal where
  /// nobody reads.
  static func sendBytes(_ socket: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    send(socket, buffer.baseAddress, buffer.count, sendFlags)
  }
}
