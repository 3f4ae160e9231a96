import Glibc

/// A folder with inputs, one a file.
struct SeedFolder {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Writes inputs as files that are numbered.
  func write(_ inputs: [[UInt8]]) {
    for (number, input) in inputs.enumerated() {
      guard let file = fopen("\(path)/example-\(number)", "w") else {
        FuzzProgram.complain("\(path) cannot be written")
        exit(2)
      }
      _ = fwrite(input, 1, input.count, file)
      fclose(file)
    }
  }

  /// The contents of its files, by their names.
  var files: [[UInt8]] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().compactMap { Self.contents(of: "\(path)/\($0)") }
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return contents }
      contents += buffer[..<count]
    }
  }
}
