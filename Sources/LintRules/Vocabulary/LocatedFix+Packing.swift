/// Fixes as bytes; see ``Packable``.
extension LocatedFix: Packable {
  init(from reader: inout PackReader) {
    self.init(
      title: String(from: &reader), safety: Fix.Safety(from: &reader),
      changes: [Change](from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    title.pack(into: &writer)
    safety.pack(into: &writer)
    changes.pack(into: &writer)
  }
}

extension LocatedFix.Change: Packable {
  init(from reader: inout PackReader) {
    self.init(
      nodePath: String(from: &reader), key: String(from: &reader),
      value: Fix.Value?(from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    nodePath.pack(into: &writer)
    key.pack(into: &writer)
    value.pack(into: &writer)
  }
}

extension Fix.Value: Packable {
  init(from reader: inout PackReader) {
    switch reader.byte() {
    case 0: self = .text(String(from: &reader))
    case 1: self = .flag(Bool(from: &reader))
    case 2: self = .number(Double(from: &reader))
    default: self = .names([String](from: &reader))
    }
  }

  func pack(into writer: inout PackWriter) {
    switch self {
    case .text(let text):
      writer.write(byte: 0)
      text.pack(into: &writer)
    case .flag(let flag):
      writer.write(byte: 1)
      flag.pack(into: &writer)
    case .number(let number):
      writer.write(byte: 2)
      number.pack(into: &writer)
    case .names(let names):
      writer.write(byte: 3)
      names.pack(into: &writer)
    }
  }
}
