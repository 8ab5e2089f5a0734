// SPDX-License-Identifier: MIT

import Testing
import TintypeScheduling

@Suite("settled under load")
struct SettledOrderTests {
  /// Returns the log of 20 tasks of four kinds that run at the same time.
  static func order() -> [String] {
    let log = Log<String>()
    settled {
      for n in 0..<5 {
        Task {
          log.note("task \(n)")
          await Task.yield()
          log.note("task \(n) again")
        }
        Task { @MainActor in
          log.note("main \(n)")
          await Task.yield()
          log.note("main \(n) again")
        }
        Task.detached { log.note("detached \(n)") }
        Task {
          await withTaskGroup(of: Void.self) { group in
            for child in 0..<3 { group.addTask { log.note("child \(n).\(child)") } }
          }
          log.note("group \(n)")
        }
      }
    }
    return log.entries
  }

  @Test("settled runs tasks in the same order a thousand times", .serialized, arguments: 0..<10)
  func repeats(_: Int) {
    let expected = Self.order()
    #expect(expected.count == 45)
    for _ in 0..<100 where Self.order() != expected {
      Issue.record("The order differs.")
    }
  }

  @Test("Unrelated tasks run in parallel as load for the other tests", arguments: 0..<50)
  func noise(_: Int) async {
    var count = 0
    for _ in 0..<200 {
      async let a: Void = Task.yield()
      await Task { @MainActor in await Task.yield() }.value
      await a
      count += 1
    }
    #expect(count == 200)
  }
}
