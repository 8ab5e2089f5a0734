// SPDX-License-Identifier: MIT

import OSLog
import Testing
import os.lock
import os.log

@Suite("Logs and locks")
struct LogTests {
  private let logger = Logger(subsystem: "app", category: "tests")

  @Test("Messages with all formats compile, and are discarded")
  func messages() throws {
    let name = "Dover"
    let level = 3.456
    logger.debug("Level of \(name, align: .left(columns: 10), privacy: .public)")
    logger.log(
      level: .error, "Level \(level, format: .fixed(precision: 1)), \(Int8(3), format: .hex)")
    logger.fault("\(CancellationError()) \(Self.self) \(true, format: .answer) \([1, 2])")
    os_log("Level %{public}@", log: .default, type: .info, name)
    os_log(.debug, "Level \(name, privacy: .private(mask: .hash))")
    #expect(try Array(OSLogStore(scope: .currentProcessIdentifier).getEntries()).isEmpty)
  }

  @Test("An interval of a signpost returns the value of its task")
  func signposts() {
    let signposter = OSSignposter(logger: logger)
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
    os_signpost(.event, log: .default, name: "event", "%d", 1)
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
  }

  @Test("Locks exclude concurrent changes")
  func locks() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask { for _ in 0..<100 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 10_000)
  }

  @Test("A lock that is taken cannot be taken again")
  func unfairLock() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }
}
