import Foundation
import Testing

@testable import a11y_lint

@Suite("Tasks") struct TasksTests {
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
    let begun = Begun()
    var (done, most) = (0, 0)
    let outcomes = Tasks.map(Array(0..<12), atOnce: 3) { item in
      begun.add()
      return item
    } done: { _, _ in
      // Time for all that may begin.
      Thread.sleep(forTimeInterval: 0.02)
      most = max(most, begun.count - done)
      done += 1
    }
    #expect(outcomes == Array(0..<12))
    #expect((1...3).contains(most))
  }

  /// How many items tasks have begun with.
  private final class Begun: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var count: Int { lock.withLock { number } }
    func add() { lock.withLock { number += 1 } }
  }

  /// With and without helpers, and with more of them than there is work.
  @Test(arguments: [0, 1, 2, 9]) func numbersAreSharedAndDoneOnThisThread(helpers: Int) {
    let here = pthread_self()
    for count in [0, 1, 2, 300] {
      var done: [Int] = []
      Tasks.share(5..<5 + count, helpers: helpers) { number in
        number % 7 == 0 ? (0..<20_000).reduce(into: number) { sum, _ in sum &+= 0 } : number
      } done: {
        #expect(pthread_equal(pthread_self(), here) != 0)
        done.append($0)
      }
      #expect(done.sorted() == Array(5..<5 + count))
    }
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
