// SPDX-License-Identifier: MIT

import Testing
import TintypeTaskCapture

@Suite("Task capture")
struct TaskCaptureTests {
  @Test("Task capture supports this version of the Swift runtime")
  func available() {
    #expect(TaskCapture.isAvailable)
  }

  @Test("Captured jobs run on the calling thread, first in, first out")
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

  @Test("A suspended task continues normally after the capture")
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

  @Test("The capture of an endless task ends at its limit")
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

  @Test("Ten thousand tasks are captured") func many() {
    let log = Log<Int>()
    TaskCapture.drain { for n in 0..<10_000 { Task { log.note(n) } } }
    #expect(log.entries.count == 10_000)
  }

  @Test("Ten thousand main-actor tasks are captured") func manyMain() {
    let log = Log<Int>()
    TaskCapture.drain { for n in 0..<10_000 { Task { @MainActor in log.note(n) } } }
    #expect(log.entries.count == 10_000)
  }

  @Test("A task that a thread runs to its end passes through the main actor on this thread")
  func run() {
    let log = Log<String>()
    TaskCapture.run {
      log.note("before")
      await MainActor.run { log.note("main") }
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<3 { group.addTask { @MainActor in log.note("child") } }
      }
      log.note("after")
    }
    #expect(log.entries == ["before", "main", "child", "child", "child", "after"])
  }

  @Test("The main actor runs a task to its end that passes through the main actor")
  @MainActor
  func runOnMainActor() {
    let log = Log<String>()
    TaskCapture.run {
      await MainActor.run { log.note("main") }
      log.note("after")
    }
    #expect(log.entries == ["main", "after"])
  }

  @Test("A task that a thread runs to its end does not run the jobs of a surrounding capture")
  func runWithin() {
    let log = Log<String>()
    TaskCapture.drain {
      Task { log.note("captured") }
      TaskCapture.run { log.note("run") }
      log.note("body")
    }
    #expect(log.entries == ["run", "body", "captured"])
  }
}
