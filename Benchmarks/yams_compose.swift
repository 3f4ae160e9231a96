// Yardstick for YAML: Yams makes the tree of nodes that most programs in Swift begin with; its decoder
// takes longer. Prints how many mappings there are.
import Foundation
import Yams

func count(_ node: Node) -> Int {
  switch node {
  case .mapping(let mapping): mapping.reduce(1) { $0 + count($1.value) }
  case .sequence(let sequence): sequence.reduce(0) { $0 + count($1) }
  case .scalar, .alias: 0
  }
}

do {
  let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
  print(try Yams.compose(yaml: text).map(count) ?? 0)
} catch {
  FileHandle.standardError.write(Data("\(CommandLine.arguments): \(error)\n".utf8))
  exit(2)
}
