import Testing

@testable import a11y_lint

/// On the main thread, as in the program: who waits on a thread of the pool takes it from tasks.
@MainActor @Suite("Tasks") struct TasksTests {
  @Test(arguments: [1, 2, 5, 100])
  func outcomesStandInTheOrderOfTheItems(limit: Int) {
    var done: [Int] = []
    let outcomes = Tasks.map(Array(0..<50), atOnce: limit) { item in
      // Later items take less time.
      (0..<(50 - item) * 1_000).reduce(into: item) { sum, _ in sum &+= 0 }
    } done: { outcome, item in
      #expect(outcome == item)
      outcome *= 2
      done.append(item)
    }
    #expect(outcomes == (0..<50).map { $0 * 2 })
    #expect(done.sorted() == Array(0..<50))
  }

  @Test func noMoreAreUnderWayThanAllowed() {
    // An item that is done is the sign for another one to begin.
    var (begun, done) = (3, 0)
    let outcomes = Tasks.map(Array(0..<40), atOnce: 3) { item in
      item
    } done: { _, item in
      #expect(item < begun)
      done += 1
      begun = min(3 + done, 40)
    }
    #expect(outcomes.count == 40)
    #expect(done == 40)
  }

  @Test func whatIsDoneIsHadOnce() {
    var tasks = Tasks<Int>()
    #expect(tasks.next() == nil)
    for number in 0..<9 { tasks.add { number } }
    #expect(tasks.pending == 9)
    var outcomes: [Int] = []
    while let outcome = tasks.next() { outcomes.append(outcome) }
    #expect(outcomes.sorted() == Array(0..<9))
    #expect(tasks.pending == 0)
    #expect(Tasks<Int>.map([Int](), atOnce: 2, { $0 }, done: { _, _ in }).isEmpty)
  }
}
