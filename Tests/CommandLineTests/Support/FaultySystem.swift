import Foundation

@testable import a11y_lint

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A system of which one call fails, so that each can be tried in turn.
final class FaultySystem: @unchecked Sendable {
  /// Which call fails, from 0, and how; nil where none does.
  private let failing: (call: Int, code: Int32)?
  /// How many bytes at most are written or read at once.
  private let portion: Int
  /// How many calls there were.
  private(set) var calls = 0
  /// Done before the call of that number.
  var interruption: (call: Int, action: () -> Void)?

  init(failing: (call: Int, code: Int32)? = nil, portion: Int = .max) {
    self.failing = failing
    self.portion = portion
  }

  /// Whether the call that begins now fails.
  private func fails() -> Bool {
    defer { calls += 1 }
    if let interruption, interruption.call == calls { interruption.action() }
    guard let failing, failing.call == calls else { return false }
    errno = failing.code
    return true
  }

  var system: SystemCalls {
    let real = SystemCalls.real
    var system = real
    system.open = { self.fails() ? -1 : real.open($0, $1, $2) }
    system.status = { self.fails() ? -1 : real.status($0, &$1) }
    system.read = { descriptor, buffer in
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(self.portion))
      return self.fails() ? -1 : real.read(descriptor, part)
    }
    system.write = { descriptor, buffer in
      let part = UnsafeRawBufferPointer(rebasing: buffer.prefix(self.portion))
      return self.fails() ? -1 : real.write(descriptor, part)
    }
    system.setMode = { self.fails() ? -1 : real.setMode($0, $1) }
    // What cannot be closed is closed all the same.
    system.close = {
      let fails = self.fails()
      let code = errno
      let result = real.close($0)
      errno = code
      return fails ? -1 : result
    }
    system.rename = { self.fails() ? -1 : real.rename($0, $1) }
    system.makeFolder = { self.fails() ? -1 : real.makeFolder($0) }
    return system
  }
}
