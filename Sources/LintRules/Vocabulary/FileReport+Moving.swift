import DocumentSyntax

extension FileReport {
  /// The report as if its file stood in another one, from a place in a line on.
  func moved(to place: Position) -> FileReport {
    var report = FileReport(
      path: path,
      findings: findings.map { finding in
        var finding = finding
        finding.start = finding.start.moved(to: place)
        finding.end = finding.end.moved(to: place)
        for index in finding.related.indices {
          finding.related[index].start = finding.related[index].start.moved(to: place)
          finding.related[index].end = finding.related[index].end.moved(to: place)
        }
        return finding
      },
      inputErrors: inputErrors.map { error in
        InputError(
          path: error.path, position: error.position?.moved(to: place),
          end: error.end?.moved(to: place), message: error.message, excerpt: error.excerpt)
      }, notes: notes, screens: screens, nodes: nodes, suppressed: suppressed,
      identifyingPath: identifyingPath, elements: elements)
    report.repositoryPath = repositoryPath
    report.pictures = pictures
    report.usedOverrides = usedOverrides
    report.isChecked = isChecked
    return report
  }
}

extension Position {
  /// The same place seen from the beginning of what holds the text, which begins at a place there.
  fileprivate func moved(to place: Position) -> Position {
    Position(
      line: line + place.line - 1, column: line == 1 ? column + place.column - 1 : column,
      offset: offset + place.offset)
  }
}
