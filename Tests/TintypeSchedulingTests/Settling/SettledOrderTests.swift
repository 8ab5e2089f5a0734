// SPDX-License-Identifier: MIT

import Testing
import TintypeScheduling

@Suite("Settled beside noise")
struct SettledOrderTests {
  /// What 20 tasks of four kinds note while they get in each other's way.
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

  @Test("the order is the same a thousand times", .serialized, arguments: 0..<10)
  func repeats(_: Int) {
    let expected = Self.order()
    #expect(expected.count == 45)
    for _ in 0..<100 where Self.order() != expected {
      Issue.record("Another order.")
    }
  }

  @Test("noise", arguments: 0..<50)
  func noise(_: Int) async {
    for _ in 0..<200 {
      async let a: Void = Task.yield()
      await Task { @MainActor in await Task.yield() }.value
      await a
    }
  }
}
