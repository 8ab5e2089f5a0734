// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

/// A reported issue with its line.
struct ReportedIssue: Sendable {
  var message: String
  var line: UInt?

  /// The first line, which describes the problem.
  var headline: String { String(message.prefix { $0 != "\n" }) }
}

/// Returns the issues that an operation reports, which do not fail the test.
func issues(
  isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Void
) async rethrows -> [ReportedIssue] {
  let log = Log<ReportedIssue>()
  let reporter = IssueReporter { log.note(ReportedIssue(message: $0, line: $1?.line)) }
  try await IssueReporter.$override.withValue(reporter) { try await operation() }
  return log.entries
}

/// A trait that fails the test for each reported issue.
struct ReportsIssuesTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let reporter = IssueReporter { message, place in
      let location = place.map {
        SourceLocation(
          fileID: "\($0.fileID)", filePath: "\($0.filePath)", line: Int($0.line),
          column: Int($0.column))
      }
      Issue.record(
        "\(message)",
        sourceLocation: location
          ?? SourceLocation(fileID: "A/B.swift", filePath: "/A/B.swift", line: 1, column: 1))
    }
    try await IssueReporter.$override.withValue(reporter) { try await function() }
  }
}

extension Trait where Self == ReportsIssuesTrait {
  static var reportsIssues: Self { Self() }
}
