// The calls of Swift files by SwiftSyntax, which is in swift.org's toolchains for macros. A test compares them with those
// that a11y-lint's own parser finds; nothing else uses this file.
//
// usage: swift-calls LIST OUTPUT
//
// LIST has a path a line. OUTPUT gets a line for each call in the bodies of functions, initialisers and getters: the number
// of the file, the offset of the name, `v` inside of `some View` and `-` elsewhere, the name, the labels of the arguments
// and those of the trailing closures. The last line is `time` and the seconds that parsing took.

import Foundation
import SwiftParser
import SwiftSyntax

struct Call {
  let offset: Int
  let isView: Bool
  let name: String
  let labels: [String]
  let closures: [String]
}

/// Finds declarations with bodies.
final class Declarations: SyntaxVisitor {
  var calls: [Call] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let isView = Self.isView(binding.typeAnnotation?.type)
      if let value = binding.initializer?.value { collect(value, isView) }
      guard let accessors = binding.accessorBlock?.accessors else { continue }
      if case .getter(let statements) = accessors { collect(statements, isView) }
      guard case .accessors(let list) = accessors else { continue }
      for accessor in list where accessor.accessorSpecifier.text == "get" {
        if let body = accessor.body { collect(body, isView) }
      }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { collect(body, Self.isView(node.signature.returnClause?.type)) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { collect(body, false) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  private static func isView(_ type: TypeSyntax?) -> Bool {
    guard let type = type?.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some"
    else { return false }
    return type.constraint.trimmedDescription == "View"
  }

  private func collect(_ node: some SyntaxProtocol, _ isView: Bool) {
    let calls = Calls(isView: isView)
    calls.walk(node)
    self.calls += calls.found
  }
}

/// Collects the calls in statements and expressions.
final class Calls: SyntaxVisitor {
  var found: [Call] = []
  private let isView: Bool

  init(isView: Bool) {
    self.isView = isView
    super.init(viewMode: .sourceAccurate)
  }

  // Patterns, conditions of `#if` and attributes look like calls and are none.
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walk(node.initializer)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  // Declarations inside of bodies are looked at as others are.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }

  private func inner(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let declarations = Declarations(viewMode: .sourceAccurate)
    declarations.walk(node)
    found += declarations.calls.map {
      Call(
        offset: $0.offset, isView: isView || $0.isView, name: $0.name, labels: $0.labels,
        closures: $0.closures)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var callee = node.calledExpression
    while true {
      if let generic = callee.as(GenericSpecializationExprSyntax.self) {
        callee = generic.expression
      } else if let optional = callee.as(OptionalChainingExprSyntax.self) {
        callee = optional.expression
      } else if let unwrapped = callee.as(ForceUnwrapExprSyntax.self) {
        callee = unwrapped.expression
      } else {
        break
      }
    }
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
    guard let name else { return .visitChildren }
    var closures = node.trailingClosure == nil ? [] : ["_"]
    closures += node.additionalTrailingClosures.map(\.label.text)
    found.append(
      Call(
        offset: name.positionAfterSkippingLeadingTrivia.utf8Offset, isView: isView,
        name: name.text, labels: node.arguments.map { $0.label?.text ?? "_" }, closures: closures))
    return .visitChildren
  }
}

let paths = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
  .split(separator: "\n").map(String.init)
var lines: [String] = []
var seconds = 0.0
for (number, path) in paths.enumerated() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let bytes = [UInt8](data)
  let start = clock()
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  seconds += Double(clock() - start) / Double(CLOCKS_PER_SEC)
  let declarations = Declarations(viewMode: .sourceAccurate)
  declarations.walk(tree)
  for call in declarations.calls {
    lines.append(
      "\(number)\t\(call.offset)\t\(call.isView ? "v" : "-")\t\(call.name)"
        + "\t\(call.labels.joined(separator: ":"))\t\(call.closures.joined(separator: ":"))")
  }
}
lines.append("time\t\(seconds)")
try lines.joined(separator: "\n").write(
  toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
