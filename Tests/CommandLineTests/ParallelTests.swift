import Foundation
import Testing

@testable import a11y_lint

@Suite("Work on several threads") struct ParallelTests {
  @Test(arguments: [1, 2, 3, 16])
  func resultsKeepTheOrderOfTheWork(jobs: Int) {
    let results = Parallel(jobs: jobs).map(50) { number in
      // Later work is done sooner.
      usleep(UInt32(50 - number) * 20)
      return "\(number)"
    }
    #expect(results == (0..<50).map(String.init))
    #expect(Parallel(jobs: jobs).map(0) { $0 }.isEmpty)
  }

  @Test func noMoreWorkIsUnderWayThanThereAreJobs() {
    final class Count: @unchecked Sendable {
      private let lock = NSLock()
      private var now = 0
      private(set) var most = 0
      func change(by step: Int) {
        lock.withLock {
          now += step
          most = max(most, now)
        }
      }
    }
    for jobs in 1...3 {
      let count = Count()
      _ = Parallel(jobs: jobs).map(12) { _ in
        count.change(by: 1)
        usleep(2_000)
        count.change(by: -1)
      }
      #expect((1...jobs).contains(count.most))
    }
  }

  @Test func thereIsAtLeastOneProcessor() {
    #expect(Parallel.processors > 0)
  }
}
