import DocumentSyntax
import Testing

@Suite("Comments of XML") struct XMLCommentsTests {
  private func comments(_ text: String) -> [String] {
    let file = SourceFile(path: "x.xml", bytes: Array(text.utf8))
    return XMLComments.ranges(in: file).map(file.text)
  }

  @Test func commentsAreFoundWhereTheyAreComments() {
    #expect(comments("<!-- a --><x><!--b--></x><!---->") == [" a ", "b", ""])
    #expect(comments("<x><![CDATA[<!-- a -->]]><?pi <!-- b -->?></x>") == [])
    #expect(comments("<x a='1'>&lt;!-- a --></x>") == [])
    #expect(comments("<!-- open") == [" open"])
    #expect(comments("") == [] && comments("<") == [] && comments("<!") == [])
  }
}
