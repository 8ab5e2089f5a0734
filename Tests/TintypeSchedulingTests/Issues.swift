// SPDX-License-Identifier: MIT

import TintypeScheduling

/// The problems that are told while an operation runs, in place of failures of the test.
func issues(_ operation: () throws -> Void) rethrows -> [String] {
  let log = Log<String>()
  try IssueReporter.$override.withValue(IssueReporter { message, _ in log.note(message) }) {
    try operation()
  }
  return log.entries
}

/// The problems that are told while an operation runs, in place of failures of the test.
func issues(_ operation: () async throws -> Void) async rethrows -> [String] {
  let log = Log<String>()
  try await IssueReporter.$override.withValue(IssueReporter { message, _ in log.note(message) }) {
    try await operation()
  }
  return log.entries
}
