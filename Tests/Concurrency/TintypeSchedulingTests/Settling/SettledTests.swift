// SPDX-License-Identifier: MIT

import Dispatch
import Observation
import Testing
import TintypeScheduling

@Suite("settled")
struct SettledTests {
  @Test("settled runs all kinds of tasks on the calling thread before it returns")
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

  @Test("settled runs the work of actors")
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

  @Test("Calling a nonisolated function does not suspend a task in settled")
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

  @Test("A yield in settled lets the other tasks run first")
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

  @Test("settled runs observations from the first to the last transaction")
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

  @Test("Main-actor tasks in settled are isolated to the main actor")
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

  @Test("An immediate main-actor task runs in the body of settled")
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

  @Test("A nested settled runs all tasks at its end")
  func nested() {
    let log = Log<String>()
    settled {
      Task { log.note("outer") }
      settled { Task { log.note("inner") } }
      log.note("body")
    }
    #expect(log.entries == ["outer", "inner", "body"])
  }

  @Test("Task-local values are available in the tasks that settled runs")
  func taskLocals() {
    let log = Log<String>()
    TestName.$current.withValue("here") {
      settled { Task { log.note(TestName.current) } }
    }
    #expect(log.entries == ["here"])
  }

  @Test("settled rethrows an error of its body after the started tasks have run")
  func throwing() {
    let log = Log<String>()
    #expect(throws: Failure()) {
      try settled {
        Task { log.note("ran") }
        throw Failure()
      }
    }
    #expect(log.entries == ["ran"])
  }

  @Test("A task that waits for another thread is left suspended and continues later")
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

  @Test("A task that never ends is reported at the call of settled")
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

  @Test("settled does not wait for suspended tasks")
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

private struct Failure: Error, Equatable {}

private enum TestName {
  @TaskLocal static var current = ""
}
