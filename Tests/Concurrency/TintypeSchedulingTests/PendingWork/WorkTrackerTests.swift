// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import TintypeScheduling

@Suite("Pending work")
struct WorkTrackerTests {
  /// Runs a closure in a separate scope.
  private func alone<R>(_ name: String = #function, _ body: () throws -> R) rethrows -> R {
    try WorkTracker.withScope(WorkTracker.Scope("WorkTrackerTests \(name)"), operation: body)
  }

  @Test("Pending work is listed in order until it ends")
  func order() {
    alone {
      let a = WorkTracker.begin(PendingWork(.load, name: "a"))
      let b = WorkTracker.begin(PendingWork(.load, name: "b"))
      let c = WorkTracker.begin(PendingWork(.load, name: "c"))
      #expect(WorkTracker.pending().map(\.name) == ["a", "b", "c"])
      b?.end()
      b?.end()
      #expect(WorkTracker.pending().map(\.name) == ["a", "c"])
      a?.end()
      c?.end()
      #expect(WorkTracker.pending().isEmpty)
    }
  }

  @Test("Pending work is removed when its token is released")
  func released() {
    alone {
      var token = WorkTracker.begin(PendingWork(.load, name: "a"))
      #expect(WorkTracker.pending().count == 1)
      token = nil
      #expect(token == nil && WorkTracker.pending().isEmpty)
    }
  }

  @Test("Scopes have separate pending work")
  func scopes() {
    let outer = WorkTracker.Scope("WorkTrackerTests outer")
    WorkTracker.withScope(outer) {
      let token = WorkTracker.begin(PendingWork(.load, name: "outer"))
      alone {
        #expect(WorkTracker.pending().isEmpty)
        #expect(WorkTracker.pending(in: outer).map(\.name) == ["outer"])
      }
      token?.end()
    }
  }

  @Test("Work outside a test is not tracked")
  func noScope() {
    #expect(WorkTracker.begin(PendingWork(.load, name: "a"), in: nil) == nil)
    #expect(WorkTracker.pending(in: nil).isEmpty)
  }

  @Test("A watch reports abandoned and pending work, but not completed work")
  func watch() {
    alone {
      let watch = WorkTracker.Watch()
      let done = WorkTracker.begin(PendingWork(.load, name: "done"))
      let givenUp = WorkTracker.begin(PendingWork(.delivery, name: "given up"))
      let pending = WorkTracker.begin(PendingWork(.load, name: "pending"))
      done?.end()
      givenUp?.giveUp()
      #expect(WorkTracker.pending().map(\.name) == ["pending"])
      #expect(watch.end().map(\.name) == ["given up", "pending"])
      #expect(watch.end().map(\.name) == ["pending"])
      pending?.end()
    }
  }

  @Test("A watch reports the undelivered values of a released subscription")
  func watchedSubscription() {
    alone {
      let watch = WorkTracker.Watch()
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
      let load = WorkTracker.beginLoad("avatar.png", owner: owner)
      #expect(
        "\(WorkTracker.pending()[0])"
          == "a load “avatar.png”, for Owner (TintypeSchedulingTests/WorkTrackerTests.swift:\(line))"
      )
      load?.end()
    }
  }

  @Test("Tracked work is pending while it runs, also if it throws")
  func tracking() async {
    await WorkTracker.withScope(WorkTracker.Scope("WorkTrackerTests tracking")) {
      await #expect(throws: Failure.self) {
        try await WorkTracker.tracking("sync") {
          #expect(WorkTracker.pending().map(\.name) == ["sync"])
          await Task.yield()
          throw Failure()
        }
      }
      #expect(WorkTracker.pending().isEmpty)
    }
  }

  @Test("Tasks of a test track their work in the test's scope")
  func tasks() async {
    await WorkTracker.withScope(WorkTracker.Scope("WorkTrackerTests tasks")) {
      let tokens = await withTaskGroup(of: WorkTracker.Token?.self) { group in
        for n in 0..<100 { group.addTask { WorkTracker.beginLoad("\(n)") } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(WorkTracker.pending().count == 100)
      for token in tokens { token?.end() }
      #expect(WorkTracker.pending().isEmpty)
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
          place: CreationSite(fileID: "App/A.swift", filePath: "/App/A.swift", line: 3, column: 1)),
        "a task (App/A.swift:3)"
      ),
    ])
  func words(work: PendingWork, words: String) {
    #expect("\(work)" == words)
  }
}

private final class Owner {}

private struct Failure: Error {}
