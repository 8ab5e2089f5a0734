// SPDX-License-Identifier: MIT

import Dispatch
import Testing

@testable import TintypeScheduling

@Suite("Pending work")
struct LedgerTests {
  /// Runs a closure in a separate scope.
  private func alone<R>(_ name: String = #function, _ body: () throws -> R) rethrows -> R {
    try Ledger.withScope(Ledger.Scope("LedgerTests \(name)"), operation: body)
  }

  @Test("Pending work is listed in order until it ends")
  func order() {
    alone {
      let a = Ledger.begin(PendingWork(.load, name: "a"))
      let b = Ledger.begin(PendingWork(.load, name: "b"))
      let c = Ledger.begin(PendingWork(.load, name: "c"))
      #expect(Ledger.pending().map(\.name) == ["a", "b", "c"])
      b?.end()
      b?.end()
      #expect(Ledger.pending().map(\.name) == ["a", "c"])
      a?.end()
      c?.end()
      #expect(Ledger.pending().isEmpty)
    }
  }

  @Test("Pending work is removed when its token is released")
  func released() {
    alone {
      var ticket = Ledger.begin(PendingWork(.load, name: "a"))
      #expect(Ledger.pending().count == 1)
      ticket = nil
      #expect(ticket == nil && Ledger.pending().isEmpty)
    }
  }

  @Test("Scopes have separate pending work")
  func scopes() {
    let outer = Ledger.Scope("LedgerTests outer")
    Ledger.withScope(outer) {
      let ticket = Ledger.begin(PendingWork(.load, name: "outer"))
      alone {
        #expect(Ledger.pending().isEmpty)
        #expect(Ledger.pending(in: outer).map(\.name) == ["outer"])
      }
      ticket?.end()
    }
  }

  @Test("Work outside a test is not tracked")
  func noScope() {
    #expect(Ledger.begin(PendingWork(.load, name: "a"), in: nil) == nil)
    #expect(Ledger.pending(in: nil).isEmpty)
  }

  @Test("A watch reports abandoned and pending work, but not completed work")
  func watch() {
    alone {
      let watch = Ledger.Watch()
      let done = Ledger.begin(PendingWork(.load, name: "done"))
      let givenUp = Ledger.begin(PendingWork(.delivery, name: "given up"))
      let pending = Ledger.begin(PendingWork(.load, name: "pending"))
      done?.end()
      givenUp?.giveUp()
      #expect(Ledger.pending().map(\.name) == ["pending"])
      #expect(watch.end().map(\.name) == ["given up", "pending"])
      #expect(watch.end().map(\.name) == ["pending"])
      pending?.end()
    }
  }

  @Test("A watch reports the undelivered values of a released subscription")
  func watchedSubscription() {
    alone {
      let watch = Ledger.Watch()
      let scheduler = DispatchQueue.test
      var cancellables: Set<AnyCancellable> = []
      CurrentValue(1).receive(on: scheduler).sink { _ in }.store(in: &cancellables)
      cancellables = []
      #expect(watch.end().map(\.kind) == [.delivery])
    }
  }

  @Test("A load has the location of its start and its owner")
  func load() {
    alone {
      let owner = Owner()
      let line: UInt = #line + 1
      let load = Ledger.beginLoad("avatar.png", owner: owner)
      #expect(
        "\(Ledger.pending()[0])"
          == "a load “avatar.png”, for Owner (TintypeSchedulingTests/LedgerTests.swift:\(line))")
      load?.end()
    }
  }

  @Test("Tracked work is pending while it runs, also if it throws")
  func tracking() async {
    await Ledger.withScope(Ledger.Scope("LedgerTests tracking")) {
      await #expect(throws: Trouble.self) {
        try await Ledger.tracking("sync") {
          #expect(Ledger.pending().map(\.name) == ["sync"])
          await Task.yield()
          throw Trouble()
        }
      }
      #expect(Ledger.pending().isEmpty)
    }
  }

  @Test("Tasks of a test track their work in the test's scope")
  func tasks() async {
    await Ledger.withScope(Ledger.Scope("LedgerTests tasks")) {
      let tickets = await withTaskGroup(of: Ledger.Ticket?.self) { group in
        for n in 0..<100 { group.addTask { Ledger.beginLoad("\(n)") } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Ledger.pending().count == 100)
      for ticket in tickets { ticket?.end() }
      #expect(Ledger.pending().isEmpty)
    }
  }

  @Test(
    "Pending work is described on one line",
    arguments: [
      (PendingWork(.delivery, on: "DispatchQueue.main"), "a value on DispatchQueue.main"),
      (PendingWork(.delivery, owner: "ScoreView"), "a value, for ScoreView"),
      (PendingWork(.action, on: "TestScheduler"), "an action on TestScheduler"),
      (PendingWork(.timer, on: "TestScheduler"), "a timer on TestScheduler"),
      (PendingWork(.sleep, on: "TestClock"), "a sleeping task on TestClock"),
      (PendingWork(.load, name: "a.png"), "a load “a.png”"),
      (PendingWork(.task, name: "sync"), "a task “sync”"),
      (
        PendingWork(
          .task,
          place: CreationPlace(fileID: "App/A.swift", filePath: "/App/A.swift", line: 3, column: 1)),
        "a task (App/A.swift:3)"
      ),
    ])
  func words(work: PendingWork, words: String) {
    #expect("\(work)" == words)
  }
}

private final class Owner {}

private struct Trouble: Error {}
