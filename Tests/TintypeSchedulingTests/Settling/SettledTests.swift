// SPDX-License-Identifier: MIT

import Dispatch
import Observation
import Testing
import TintypeScheduling

@Suite("Settled")
struct SettledTests {
  @Test("tasks of all kinds run on the calling thread before it returns")
  func kinds() {
    let log = Log<String>()
    settled {
      Task { log.note("task") }
      Task.detached { log.note("detached") }
      Task { @MainActor in log.note("main") }
      Task {
        async let a: Void = log.note("child")
        _ = await a
        log.note("parent")
      }
      Task {
        await withTaskGroup(of: Int.self) { group in
          for n in 1...3 { group.addTask { n } }
          for await n in group { log.note("group \(n)") }
        }
      }
    }
    #expect(
      log.entries == [
        "task", "detached", "main", "child", "parent", "group 1", "group 2", "group 3",
      ])
  }

  @Test("what an actor does is done")
  func actors() {
    let counter = Counter()
    let log = Log<Int>()
    settled {
      for _ in 0..<100 {
        Task { log.note(await counter.increment()) }
      }
    }
    #expect(log.entries == Array(1...100))
  }

  @Test("a function of no actor is no suspension")
  func noActor() {
    let log = Log<String>()
    settled {
      Task {
        await passThrough()
        log.note("first")
      }
      Task { log.note("second") }
    }
    #expect(log.entries == ["first", "second"])
  }

  @Test("a yield lets the others go first")
  func yields() {
    let log = Log<String>()
    settled {
      for name in ["a", "b", "c"] {
        Task {
          log.note("\(name)1")
          await Task.yield()
          log.note("\(name)2")
        }
      }
    }
    #expect(log.entries == ["a1", "b1", "c1", "a2", "b2", "c2"])
  }

  @Test("an observation sees every transaction")
  func observations() {
    let model = Model()
    let log = Log<Int>()
    settled {
      Task { @MainActor in
        for await score in Observations({ model.score }) {
          log.note(score)
          if score == 3 { break }
        }
      }
      Task { @MainActor in
        for score in 1...3 {
          model.score = score
          await Task.yield()
          await Task.yield()
        }
      }
    }
    #expect(log.entries.first == 0)
    #expect(log.entries.last == 3)
  }

  @Test("code of the main actor is isolated to it")
  func isolation() {
    let log = Log<String>()
    settled {
      Task { @MainActor in
        MainActor.preconditionIsolated()
        dispatchPrecondition(condition: .onQueue(.main))
        synchronously { log.note("assumed") }
      }
    }
    #expect(log.entries == ["assumed"])
  }

  @Test("an immediate task of the main actor runs in the body")
  @MainActor func immediate() {
    let log = Log<String>()
    settled {
      Task.immediate { @MainActor in
        log.note("task")
        await Task.yield()
        log.note("task again")
      }
      log.note("body")
    }
    #expect(log.entries == ["task", "body", "task again"])
  }

  @Test("inside of another one, everything runs at the end of the inner one")
  func nested() {
    let log = Log<String>()
    settled {
      Task { log.note("outer") }
      settled { Task { log.note("inner") } }
      log.note("body")
    }
    #expect(log.entries == ["outer", "inner", "body"])
  }

  @Test("values of the task are there in what it starts")
  func taskLocals() {
    let log = Log<String>()
    TestName.$current.withValue("here") {
      settled { Task { log.note(TestName.current) } }
    }
    #expect(log.entries == ["here"])
  }

  @Test("an error of the body comes through after what it started has run")
  func throwing() {
    let log = Log<String>()
    #expect(throws: Trouble()) {
      try settled {
        Task { log.note("ran") }
        throw Trouble()
      }
    }
    #expect(log.entries == ["ran"])
  }

  @Test("a task that waits for what comes from elsewhere is left, and goes on by itself")
  func elsewhere() async {
    let log = Log<String>()
    let stream = AsyncStream<Void>.makeStream()
    let task = settled {
      Task { @MainActor in
        log.note("before")
        for await _ in stream.stream { break }
        log.note("after")
      }
    }
    #expect(log.entries == ["before"])
    stream.continuation.yield()
    await task.value
    #expect(log.entries == ["before", "after"])
  }

  @Test("a task that never ends fails the test where settled stands")
  func endless() {
    let log = Log<UInt>()
    let reporter = IssueReporter { message, place in
      #expect(message.contains("is still running after 1000 steps"))
      log.note(place?.line ?? 0)
    }
    let line: UInt = #line + 2
    let task = IssueReporter.$override.withValue(reporter) {
      settled(limit: 1000) { Task { while !Task.isCancelled { await Task.yield() } } }
    }
    task.cancel()
    #expect(log.entries == [line])
  }

  @Test("what sleeps for ever does not keep it")
  func suspended() {
    let stream = AsyncStream<Int>.makeStream()
    let log = Log<Int>()
    let task = settled { Task { for await n in stream.stream { log.note(n) } } }
    settled { stream.continuation.yield(1) }
    settled { stream.continuation.yield(2) }
    #expect(log.entries == [1, 2])
    task.cancel()
  }
}

private func passThrough() async {}

private func synchronously(_ body: @MainActor () -> Void) {
  MainActor.assumeIsolated { body() }
}

private actor Counter {
  private var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}

@MainActor @Observable private final class Model {
  var score = 0

  nonisolated init() {}
}

private struct Trouble: Error, Equatable {}

private enum TestName {
  @TaskLocal static var current = ""
}
