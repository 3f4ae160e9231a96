/// A place where the order in which VoiceOver reads is not the one that a reader sees.
struct OrderSurprise {
  /// Where to look.
  let element: Int
  /// The elements as they are read.
  let now: [Int]
  /// The same elements as they belong together.
  let proposed: [Int]
  /// What is wrong, as the beginning of a sentence.
  let message: String
  /// What to do, as a full sentence.
  let help: String
  /// How many more there are of the same sort.
  var others = 0
}
