// Yardstick for JSON: Foundation's decoder makes the tree of values that any program in Swift makes
// first. Prints how many nodes there are.
import Foundation

struct Node: Decodable {
  var type: String?
  var screen: String?
  var id: String?
  var label: String?
  var text: String?
  var placeholder: String?
  var image: String?
  var traits: [String]?
  var frame: [Double]?
  var hidden: Bool?
  var gestures: [String]?
  var children: [Node]?
  var screens: [Node]?

  var count: Int { ((children ?? []) + (screens ?? [])).reduce(1) { $0 + $1.count } }
}

do {
  let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
  let decoder = JSONDecoder()
  if let node = try? decoder.decode(Node.self, from: data) {
    print(node.count)
  } else {
    print(try decoder.decode([Node].self, from: data).reduce(0) { $0 + $1.count })
  }
} catch {
  FileHandle.standardError.write(Data("\(CommandLine.arguments): \(error)\n".utf8))
  exit(2)
}
