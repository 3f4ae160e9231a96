import DocumentSyntax
import ScreenModel

/// The arguments of a call, for the parameters of what it calls.
struct SwiftUIArguments {
  private let call: SwiftUICall
  /// The frame in which the call is written.
  private let frame: SwiftUIFrame

  init(_ call: SwiftUICall, in frame: SwiftUIFrame) {
    self.call = call
    self.frame = frame
  }

  // MARK: Parameters

  /// Binds the parameters of a function or initialiser; false where the call does not fit.
  ///
  /// Defaults count in the frame of what is called.
  @discardableResult
  func bind(_ parameters: [SwiftSyntax], in inner: SwiftUIFrame) -> Bool {
    var arguments = call.arguments[...]
    var closures = call.closures[...]
    for (place, parameter) in parameters.enumerated() {
      let label = Self.label(of: parameter)
      let isText = Self.isText(parameter)
      if let argument = arguments.first, argument.name == (label == "_" ? "" : label) {
        arguments.removeFirst()
        if let value = argument.first(.expression) {
          if Self.isContent(parameter), let closure = SwiftUICall.closure(value) {
            inner.use.noteContent(closure, frame)
          }
          inner.bind(parameter.name, .expression(Array(value.children), frame, isText: isText))
        }
      } else if arguments.isEmpty, let closure = closures.first,
        Self.takesClosure(parameter) || Self.isNeeded(parameter),
        closure.nameRange.length == 0 || closure.name == label,
        // A closure without a label is for the first that needs one.
        closure.nameRange.length > 0 || parameter.first(.expression) == nil
          || !parameters[(place + 1)...].contains(where: { later in
            Self.needsClosure(later) && !closures.contains { $0.name == Self.label(of: later) }
          })
      {
        closures.removeFirst()
        if Self.isContent(parameter) { inner.use.noteContent(closure, frame) }
        inner.bind(parameter.name, .closure(closure, frame))
      } else if let value = parameter.first(.expression) {
        inner.bind(
          parameter.name, .expression(Array(value.children), inner.use, isText: isText))
      } else if Self.isNilByItself(parameter) {
        inner.bind(parameter.name, .value(.none))
      } else {
        return false
      }
    }
    return arguments.isEmpty && closures.isEmpty
  }

  private static func label(of parameter: SwiftSyntax) -> String {
    parameter.first(.label)?.name ?? parameter.name
  }

  /// Whether a property is `nil` where nobody says otherwise.
  private static func isNilByItself(_ property: SwiftSyntax) -> Bool {
    property.kind == .variable && !property.isConstant && property.first(.expression) == nil
      && property.first(.type)?.text.hasSuffix("?") == true
      && !property.all(.attribute).contains { $0.isNamed("Binding") }
  }

  /// Whether a call has to hand something over for a parameter.
  private static func isNeeded(_ parameter: SwiftSyntax) -> Bool {
    parameter.first(.expression) == nil && !isNilByItself(parameter)
  }

  /// Whether a parameter takes a closure.
  private static func takesClosure(_ parameter: SwiftSyntax) -> Bool {
    if parameter.all(.attribute).contains(where: { $0.name.hasSuffix("Builder") }) { return true }
    guard let type = parameter.first(.type)?.text else { return false }
    return type.contains("->") || type == "Content" || type == "Label"
      || ["Action", "Handler", "Closure", "Callback"].contains(where: type.hasSuffix)
  }

  /// Whether a closure that a parameter takes gives views.
  private static func isContent(_ parameter: SwiftSyntax) -> Bool {
    parameter.all(.attribute).contains { $0.name.hasSuffix("ViewBuilder") }
  }

  private static func needsClosure(_ parameter: SwiftSyntax) -> Bool {
    parameter.first(.expression) == nil && parameter.first(.type)?.text.contains("->") == true
  }

  /// Whether a parameter or property takes a text, which no table is asked about.
  private static func isText(_ declaration: SwiftSyntax) -> Bool {
    ["String", "String?", "Substring"].contains(declaration.first(.type)?.text ?? "")
  }

  // MARK: Initialisers

  /// Binds the properties of a view or modifier that the call makes; false where no initialiser
  /// that is written, nor the one that the compiler makes, fits.
  func bind(propertiesOf type: SwiftSyntax, _ members: [SwiftSyntax], in use: SwiftUIFrame) -> Bool
  {
    let properties = members.filter(Self.isStored)
    let initializers = members.filter { $0.kind == .initializer }
    if bind(by: initializers, properties, use) { return true }
    guard !type.children.contains(where: { $0.kind == .initializer }) else { return false }
    let given = properties.filter(Self.isGiven)
    return bind(given, in: use)
  }

  /// Binds properties by the first initialiser that fits; false where none does.
  @discardableResult
  private func bind(
    by initializers: [SwiftSyntax], _ properties: [SwiftSyntax], _ use: SwiftUIFrame
  ) -> Bool {
    for initializer in initializers {
      let inner = SwiftUIFrame(initializer, in: use, usedIn: use)
      guard bind(initializer.all(.parameter), in: inner) else { continue }
      assign(in: initializer, of: initializers, to: properties, inner, use)
      return true
    }
    return false
  }

  /// The call of another initialiser that a statement is.
  private static func delegation(_ parts: [SwiftSyntax]) -> SwiftUICall? {
    guard parts.count == 1, parts[0].kind == .chain else { return nil }
    let links = Array(parts[0].children)
    guard links.count == 3, links[0].isNamed("self"), links[1].isNamed("init"),
      links[2].kind == .call
    else { return nil }
    return SwiftUICall(links[1], links[2])
  }

  /// Binds the properties that initialisers set to values that are not known.
  static func bindUnknown(_ members: [SwiftSyntax], in frame: SwiftUIFrame) {
    for property in members where isStored(property) && isGiven(property) {
      frame.bind(property.name, .value(.unknown))
    }
  }

  /// Whether a variable is stored in each value of its type.
  private static func isStored(_ member: SwiftSyntax) -> Bool {
    guard member.kind == .variable,
      !member.all(.modifier).contains(where: { $0.isNamed("static") || $0.isNamed("class") })
    else { return false }
    // Observers stand in a block as well.
    guard let block = member.first(.block) else { return true }
    return block.first(.expression) == nil && member.first(.expression) != nil
  }

  /// Whether the initialiser that the compiler makes takes a property.
  private static func isGiven(_ property: SwiftSyntax) -> Bool {
    if property.isConstant, property.first(.expression) != nil { return false }
    let taken: Set<String> = ["Binding", "ViewBuilder", "ObservedObject", "Bindable", "State"]
    let wrappers = property.all(.attribute).map(\.name)
    guard wrappers.allSatisfy(taken.contains) else { return false }
    return
      !(wrappers.contains("State")
      && property.all(.modifier).contains { $0.isNamed("private") })
  }

  /// Binds the properties that the block of an initialiser sets.
  private func assign(
    in initializer: SwiftSyntax, of initializers: [SwiftSyntax], to properties: [SwiftSyntax],
    _ inner: SwiftUIFrame, _ use: SwiftUIFrame
  ) {
    guard let block = initializer.first(.block) else { return }
    for statement in block.children where statement.kind == .expression || statement.isConstant {
      if statement.isConstant, let value = statement.first(.expression) {
        inner.bind(statement.name, .expression(Array(value.children), inner, isText: false))
      }
      let parts = Array(statement.children)
      if let call = Self.delegation(parts) {
        // Another initialiser sets the properties.
        let next = initializers.filter { $0.index != initializer.index }
        SwiftUIArguments(call, in: inner).bind(by: next, properties, use)
        continue
      }
      guard parts.count > 2, parts[0].kind == .chain, parts[1].isSign("=") else { continue }
      for (target, value) in Self.assignments(parts[0], parts[2...]) {
        let names = target.children.map(\.name).filter { $0 != "self" }
        guard names.count == 1 else { continue }
        let isStorage = names[0].hasPrefix("_")
        let name = isStorage ? String(names[0].dropFirst()) : names[0]
        guard let property = properties.first(where: { $0.name == name }) else { continue }
        let argument = SwiftUIFrame.Argument.expression(
          value, inner, isText: Self.isText(property))
        use.bind(name, isStorage ? .value(.unknown) : argument)
      }
    }
  }

  /// The chains that a statement sets, each with its value: several in `(self.a, self.b) = (x, y)`.
  private static func assignments(
    _ target: SwiftSyntax, _ value: ArraySlice<SwiftSyntax>
  ) -> [(target: SwiftSyntax, value: [SwiftSyntax])] {
    guard let names = target.first(.tuple)?.all(.argument),
      let values = value.first?.first(.tuple)?.all(.argument), value.count == 1,
      names.count == values.count
    else { return [(target, Array(value))] }
    return zip(names, values).compactMap { name, value in
      guard let chain = name.first(.expression)?.first(.chain), let value = value.first(.expression)
      else { return nil }
      return (chain, Array(value.children))
    }
  }
}
