import Foundation
import Testing

@testable import a11y_lint

@Suite("Workers") struct WorkersTests {
  /// What was done, and how much of it at most at once.
  private struct Log {
    var begun = 0
    var ended = 0
    var most = 0
  }

  @Test(arguments: [1, 2, 5]) func noMoreThreadsWorkThanAllowed(limit: Int) {
    let log = Monitor(Log())
    let workers = Workers(atMost: limit)
    for _ in 0..<40 {
      workers.add {
        log.with {
          $0.begun += 1
          $0.most = max($0.most, $0.begun - $0.ended)
        }
        Thread.sleep(forTimeInterval: 0.002)
        log.change { $0.ended += 1 }
      }
    }
    let most = log.wait { $0.ended == 40 ? $0.most : nil }
    #expect((1...limit).contains(most))
  }

  @Test func oneThreadWorksInTheOrderOfWhatItIsGiven() {
    let done = Monitor<[Int]>([])
    let workers = Workers(atMost: 1)
    for number in 0..<50 { workers.add { done.change { $0.append(number) } } }
    #expect(done.wait { $0.count == 50 ? $0 : nil } == Array(0..<50))
  }

  /// Threads that have nothing to do are found again.
  @Test func workThatComesLaterIsDone() {
    let done = Monitor(0)
    let workers = Workers(atMost: 2)
    for round in 1...5 {
      workers.add { done.change { $0 += 1 } }
      workers.add { done.change { $0 += 1 } }
      #expect(done.wait { $0 == round * 2 ? true : nil })
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  /// Work that is done is let go: what it holds may be much.
  @Test func whatWorkHoldsIsLetGo() {
    final class Held: Sendable {}
    let done = Monitor(0)
    let workers = Workers(atMost: 1)
    weak var held: Held?
    do {
      let own = Held()
      held = own
      workers.add { [own] in withExtendedLifetime(own) { done.change { $0 += 1 } } }
    }
    // The second begins once the first is let go.
    workers.add { done.change { $0 += 1 } }
    #expect(done.wait { $0 == 2 ? true : nil })
    #expect(held == nil)
  }

  #if os(Linux)
    @Test func coresAreThoseOfTheProcess() throws {
      let folder = try TemporaryFolder()
      let run = try #require(try ShellRun("nproc", [], in: folder))
      #expect(run.output == "\(Cores.count)\n")
    }
  #endif

  /// Who looks on before it sleeps misses nothing, whether the news come soon or late.
  @Test(arguments: [0, 0.0002, 0.003]) func newsAreSeenBySomebodyWhoLooksOn(delay: Double) {
    let news = Monitor(0)
    Workers.all.add {
      Thread.sleep(forTimeInterval: delay)
      news.change { $0 = 7 }
    }
    #expect(news.wait(looksOn: true) { $0 == 0 ? nil : $0 } == 7)
  }
}
