import Testing

@testable import ScreenModel

@Suite("Counts of scripts") struct ScriptCountsTests {
  @Test func lettersCountAndNothingElse() {
    var counts = ScriptCounts("Ana, 12 – Анна!")
    #expect(counts[.latin] == 3)
    #expect(counts[.cyrillic] == 4)
    #expect(counts.total == 7)
    counts.add("日本")
    #expect(counts[.han] == 2)
    #expect(counts.leading == .cyrillic)
    counts[.cyrillic] = 0
    #expect(counts.total == 5)
    #expect(counts.leading == .latin)
  }

  @Test func theFirstOfEqualsLeads() {
    #expect(ScriptCounts("я a").leading == .latin)
    #expect(ScriptCounts("かな漢字").leading == .kana)
    #expect(ScriptCounts(" 12 ").leading == nil)
    #expect(ScriptCounts().total == 0)
  }

  @Test func everyScriptHasAPlaceAndAName() {
    var counts = ScriptCounts()
    for script in Script.allCases { counts[script] += 1 }
    #expect(counts.total == Script.allCases.count)
    #expect(Set(Script.allCases.map(\.name)).count == Script.allCases.count)
  }
}
