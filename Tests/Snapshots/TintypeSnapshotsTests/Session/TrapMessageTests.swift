// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRuns

@testable import TintypeSnapshots

@Suite("A trap while a snapshot is taken")
struct TrapMessageTests {
  @Test("The snapshot that ends the process is printed with the place of its assertion")
  func printed() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let name = SnapshotName(target: "Target", suite: "Suite", test: "test", identifier: "1")
        TrapMessage.naming(name, at: CallSite(file: "Tests/A.swift", line: 12, column: 1)) {
          fatalError("no rows")
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Tests/A.swift:12: error: The process ended while it took the snapshot"))
    #expect(text.contains("“Target/Suite/test.1”"))
    #expect(text.contains("no rows"))
  }

  @Test("A trap after a snapshot is not attributed to it")
  func after() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let name = SnapshotName(target: "Target", suite: "Suite", test: "test", identifier: "1")
        TrapMessage.naming(name, at: CallSite(file: "Tests/A.swift", line: 12, column: 1)) {}
        fatalError("later")
      })
    #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("snapshot"))
  }
}
