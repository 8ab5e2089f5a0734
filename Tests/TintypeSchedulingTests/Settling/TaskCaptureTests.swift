// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeScheduling

@Suite("Catching jobs")
struct TaskCaptureTests {
  @Test("this runtime is known")
  func available() {
    #expect(TaskCapture.isAvailable)
  }

  @Test("jobs run on the thread, first in, first out")
  func order() {
    let log = Log<String>()
    TaskCapture.drain {
      Task { log.note("task") }
      Task { @MainActor in
        log.note("main")
        await Task.yield()
        log.note("main again")
      }
      Task.detached { log.note("detached") }
      log.note("body")
    }
    #expect(log.entries == ["body", "task", "main", "detached", "main again"])
  }

  @Test("what is still suspended goes on by itself")
  func leftovers() async {
    let log = Log<String>()
    let stream = AsyncStream<Void>.makeStream()
    let task = TaskCapture.drain {
      Task { @MainActor in
        log.note("before")
        for await _ in stream.stream { break }
        MainActor.preconditionIsolated()
        log.note("after")
      }
    }
    #expect(log.entries == ["before"])
    stream.continuation.yield()
    await task.value
    #expect(log.entries == ["before", "after"])
  }

  @Test("an endless task ends with the limit")
  func endless() async {
    let log = Log<String>()
    let task = TaskCapture.drain(limit: 1000) {
      Task { while !Task.isCancelled { await Task.yield() } }
    } isEndless: {
      log.note("endless")
    }
    #expect(log.entries == ["endless"])
    task.cancel()
    await task.value
  }

  @Test("ten thousand tasks") func many() {
    let log = Log<Int>()
    TaskCapture.drain { for n in 0..<10_000 { Task { log.note(n) } } }
    #expect(log.entries.count == 10_000)
  }

  @Test("ten thousand main tasks") func manyMain() {
    let log = Log<Int>()
    TaskCapture.drain { for n in 0..<10_000 { Task { @MainActor in log.note(n) } } }
    #expect(log.entries.count == 10_000)
  }
}
