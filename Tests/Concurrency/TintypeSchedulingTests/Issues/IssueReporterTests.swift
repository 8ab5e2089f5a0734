// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeSchedulers

@Suite("Issue reporters")
struct IssueReporterTests {
  @Test("The issue reporter is the one that is bound in the current task")
  func override() async {
    let log = CollectedIssues()
    let place = CreationSite()
    await log.collect {
      IssueReporter.report("one", at: place)
      await Task { IssueReporter.report("two", at: nil) }.value
    }
    #expect(log.messages == ["one", "two"])
    #expect(log.issues.map(\.place) == [place, nil])
  }

  #if os(Linux) || os(macOS)
    @Test("Without an installed reporter, issues go to standard error and change the exit code")
    func unreported() async throws {
      let result = try #require(
        await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
          let place = CreationSite(
            fileID: "App/Main.swift", filePath: "/App/Main.swift", line: 3, column: 1)
          IssueReporter.standardError.report("Something is wrong.", at: place)
          exit(0)
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        text.contains(
          """
          App/Main.swift:3: Something is wrong.
          This issue was not reported to a test, because no reporter is installed. Import Tintype \
          in the test, or call IssueReporter.install(_:). The process will end with exit code 70.
          """))
    }
  #endif
}
