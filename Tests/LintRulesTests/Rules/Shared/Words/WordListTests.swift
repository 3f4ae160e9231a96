import Foundation
import Testing

@testable import LintRules

@Suite("Lists of words") struct WordListTests {
  @Test(arguments: [" ", "\n"]) func wordsAreFoundWholeAndOnly(separator: String) {
    let words = ["on", "off", "ready", "já", "выбрано", "オン", "x"]
    let list = WordList(words.joined(separator: separator))
    #expect(list.words == words)
    for word in words { #expect(list.contains(word), "\(word)") }
    for other in ["", " ", "o", "of", "offr", "read", "eady", "n", "on off", "выбран", "オ", "y"] {
      #expect(!list.contains(other), "\(other)")
    }
  }

  @Test func phrasesHaveBlanks() {
    let list = WordList("not selected\nselected")
    #expect(list.contains("not selected") && list.contains("selected"))
    #expect(!list.contains("not") && !list.contains("not selected\nselected"))
  }

  @Test func anEmptyListHasNoWords() {
    #expect(WordList("").words.isEmpty)
    #expect(!WordList("").contains(""))
    #expect(!WordList("").contains("a"))
  }

  /// Sets of strings, which the lists stand for, compare signs and not bytes.
  @Test func wordsAreFoundHoweverTheirAccentsAreComposed() {
    let words = ["sélectionnée", "não", "развёрнуто", "ボタン", "å", "k"]
    let list = WordList(words.joined(separator: "\n"))
    for word in words {
      #expect(list.contains(word.decomposedStringWithCanonicalMapping), "\(word)")
    }
    // The signs for angstrom and kelvin.
    #expect(list.contains("\u{212B}".lowercased()) && list.contains("\u{212A}".lowercased()))
    #expect(WordList("å").contains("\u{212B}".lowercased()))
    #expect(WordList("å Å").contains("\u{212B}") && !WordList("a A").contains("\u{212B}"))
    #expect(WordList("豈").contains("\u{F900}"))
    #expect(!list.contains("na\u{303}p"))
  }

  @Test func wordsCanBeAdded() {
    let list = WordList("on off").adding(["in use", "não"])
    #expect(list.contains("on") && list.contains("in use"))
    #expect(list.contains("não".decomposedStringWithCanonicalMapping))
    #expect(!list.contains("in") && list.adding([]).contains("in use"))
  }

  /// Every word of every language that a rule asks for, by the set that it would be.
  @Test func allWordsOfTheStatesAreFound() throws {
    for language in ["en", "de", "fr", "es", "pt", "it", "nl", "ru", "ja", "zh"] {
      let list = try #require(StateVocabulary.states[language])
      for word in list.words {
        #expect(list.contains(word) && list.contains(word.decomposedStringWithCanonicalMapping))
        #expect(!list.contains(word + "q") && !list.contains("q" + word))
      }
    }
  }
}
