/// Addresses and the names of files.
extension SpeechReader {
  /// An e-mail address, a link or the name of a site.
  func address(at offset: Int, chunkEnd: Int) -> SpokenReading? {
    guard let address = Address(text, offset..<chunkEnd) else { return nil }
    return SpokenReading(
      range: address.range, kind: .address, spoken: pieces(of: address.range),
      evidence: .assumed, reason: "addresses are read with their marks by name")
  }

  /// The whole text as the name of a file or resource, if it looks like one.
  func fileName() -> SpokenReading? {
    let all = 0..<text.count
    guard userWords.isEmpty || userWords.entry(at: 0, in: text)?.end != text.count,
      FileName.matches(text), Address(text, all) == nil
    else { return nil }
    return SpokenReading(
      range: all, kind: .fileName, spoken: pieces(of: all, isFile: true), evidence: .reported,
      reason: "the name of a file is read with gaps or symbols between its parts")
  }

  /// Words and numbers with the marks between them by name; some marks of file names are gaps.
  private func pieces(of range: Range<Int>, isFile: Bool = false) -> String {
    var pieces: [String] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let word = text.wordEnd(offset)
      let digits = text.digitsEnd(offset)
      if word > offset {
        pieces.append(plainWord(offset..<word))
        offset = word
      } else if digits > offset {
        pieces.append(numberWord(offset..<digits))
        offset = digits
      } else {
        let (scalar, next) = text.scalar(at: offset)
        if let name = markName(scalar, isFile) { pieces.append(name) }
        offset = next
      }
    }
    return pieces.joined(separator: " ")
  }

  private func plainWord(_ word: Range<Int>) -> String {
    guard profile.capitals != .word, let capitals = Capitals(text, word) else {
      return text.text(word)
    }
    let written = text.text(word)
    let isAcronym = profile.capitals == .dictionary && Capitals.acronyms.contains(written)
    return isAcronym || profile.capitalWords.contains(written) ? written : capitals.spelled
  }

  private func numberWord(_ digits: Range<Int>) -> String {
    isEnglish ? speller.integer(text.bytes[digits]) : text.text(digits)
  }

  private func markName(_ mark: Unicode.Scalar, _ isFile: Bool) -> String? {
    if isFile, mark == "_" || mark == "-" { return nil }
    guard isEnglish else { return String(mark) }
    if mark == "." { return "dot" }
    return SymbolNames.symbol(mark)?.name ?? SymbolNames.marks[mark]
  }
}
