/// The files of a run and the counts of its gates, from which a report can be put together again.
extension JSONReporter {
  /// Appends what the gates counted, on one line.
  func write(_ gates: [GateCount], to output: inout ByteWriter) {
    for (index, gate) in gates.enumerated() {
      output.write(index == 0 ? "{\"gate\": " : ", {\"gate\": ")
      output.writeJSON(gate.gate)
      output.write(", \"what\": ")
      output.writeJSON(gate.what)
      output.write(", \"count\": \(gate.count), \"allowed\": \(gate.allowed)}")
    }
  }

  /// Appends what each file came to, a line each.
  func write(_ files: [FileReport], to output: inout ByteWriter) {
    for (index, file) in files.enumerated() {
      output.write(index == 0 ? "\n    {\"path\": " : ",\n    {\"path\": ")
      output.writeJSON(file.path)
      output.write(", \"repositoryPath\": ")
      output.writeJSON(file.repositoryPath == file.path ? nil : file.repositoryPath)
      output.write(file.isChecked ? ", \"checked\": true" : ", \"checked\": false")
      write("screens", file.screens, to: &output)
      write("nodes", file.nodes, to: &output)
      write("errors", file.tally.errors, to: &output)
      write("warnings", file.tally.warnings, to: &output)
      write("notes", file.tally.notes, to: &output)
      write("needsReview", file.tally.reviews, to: &output)
      write("suppressed", file.suppressed, to: &output)
      write("known", file.tally.known, to: &output)
      write("findings", file.findings.count, to: &output)
      write("inputErrors", file.inputErrors.count, to: &output)
      output.write(", \"remarks\": ")
      output.writeJSON(file.notes)
      if style.showsDetails { write(file.pictures, to: &output) }
      output.write("}")
      output.handOn()
    }
    if !files.isEmpty { output.write("\n  ") }
  }

  private func write(_ name: String, _ count: Int, to output: inout ByteWriter) {
    output.write(", \"")
    output.write(name)
    output.write("\": ")
    output.write(count)
  }
}
