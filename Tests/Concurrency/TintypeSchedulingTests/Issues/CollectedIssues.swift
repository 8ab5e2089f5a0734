// SPDX-License-Identifier: MIT

import TintypeScheduling

/// The issues of an operation, in order.
struct CollectedIssues {
  struct Issue {
    var message: String
    var place: CreationSite?
  }

  private let log = Log<Issue>()

  var issues: [Issue] { log.entries }
  var messages: [String] { issues.map(\.message) }

  var reporter: IssueReporter {
    IssueReporter { [log] message, place in log.note(Issue(message: message, place: place)) }
  }

  /// Runs an operation whose issues are collected and do not fail the test.
  func collect<R>(_ operation: () throws -> R) rethrows -> R {
    try IssueReporter.$override.withValue(reporter, operation: operation)
  }

  /// Runs an operation whose issues are collected and do not fail the test.
  func collect<R>(_ operation: () async throws -> R) async rethrows -> R {
    try await IssueReporter.$override.withValue(reporter, operation: operation)
  }
}
