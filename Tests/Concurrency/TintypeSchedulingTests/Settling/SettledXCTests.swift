// SPDX-License-Identifier: MIT

import TintypeScheduling
import XCTest

final class SettledXCTests: XCTestCase {
  func testTasksRunBeforeItReturns() {
    let log = Log<String>()
    settled {
      Task { log.note("task") }
      Task { @MainActor in
        log.note("main")
        await Task.yield()
        log.note("main again")
      }
    }
    XCTAssertEqual(log.entries, ["task", "main", "main again"])
  }

  func testTheMainQueueRuns() {
    let log = Log<Int>()
    settled { nest(5, log) }
    XCTAssertEqual(log.entries, [0, 1, 2, 3, 4, 5])
  }

  func testTasksAndTheMainQueueStartEachOther() {
    let log = Log<String>()
    settled {
      Task {
        log.note("task")
        DispatchQueue.main.async {
          log.note("queue")
          Task { @MainActor in
            log.note("main")
            DispatchQueue.main.async { log.note("queue again") }
          }
        }
      }
    }
    XCTAssertEqual(log.entries, ["task", "queue", "main", "queue again"])
  }

  func testAnAsynchronousTestSettlesTasks() async {
    let log = Log<String>()
    settledHere {
      Task { log.note("task") }
      Task { @MainActor in log.note("main") }
    }
    XCTAssertEqual(log.entries, ["task", "main"])
  }

  @MainActor func testATestOfTheMainActorSettlesTasks() async {
    let log = Log<String>()
    settledHere {
      Task { log.note("task") }
      Task { @MainActor in log.note("main") }
      DispatchQueue.main.async { log.note("queue") }
    }
    XCTAssertEqual(log.entries, ["task", "main"])
    await settle { log.entries.count == 3 }
    XCTAssertEqual(log.entries, ["task", "main", "queue"])
  }

  /// Calls settled from a synchronous function.
  private func settledHere(_ body: () -> Void) { settled(body) }
}
