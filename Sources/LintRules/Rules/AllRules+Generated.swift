// Written by Scripts/record from the names of the files in this folder.

extension AllRules {
  static let all: [any Rule.Type] = [
  ]
}
