// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

/// Swift Testing cannot expect an issue that no test is known to have: a process of its own has it.
@Suite("A failing assertion in a detached task")
struct DetachedFailureTests {
  static let variable = "TINTYPE_TESTS_FAIL_DETACHED"

  @Test(
    "has no test around it", .enabled(if: ProcessInfo.processInfo.environment[variable] == "1"))
  func detached() async {
    await Task.detached {
      assertSnapshot(of: "new", as: .lines, named: "absent", record: .never)
    }.value
  }

  #if os(Linux)
    @Test(
      "fails the run all the same",
      .enabled(if: ProcessInfo.processInfo.environment[variable] == nil))
    func subprocess() throws {
      let output = TemporaryOutput()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "DetachedFailureTests/detached",
      ]
      process.environment = ProcessInfo.processInfo.environment
        .merging(output.variables) { $1 }
        .merging([Self.variable: "1"]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus != 0)
      #expect(text.contains("Snapshot “detached.absent” has no reference"), "\(text)")
    }
  #endif
}
