// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of Dispatch that a11y-lint uses: the module of Linux brings that system's C library.

public class DispatchQueue: @unchecked Sendable {
  public init(label: String) {}

  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}
