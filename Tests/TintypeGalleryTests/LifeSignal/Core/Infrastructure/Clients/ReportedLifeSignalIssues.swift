// SPDX-License-Identifier: MIT

import Synchronization
import TintypeDoubles

/// What an operation tells of problems, each by its words; none of it fails the test.
func lifeSignalIssues(_ operation: () async throws -> Void) async rethrows -> [String] {
  final class Log: Sendable {
    let messages = Mutex<[String]>([])
  }
  let log = Log()
  let reporter = IssueReporter { message, _ in log.messages.withLock { $0.append(message) } }
  try await IssueReporter.$override.withValue(reporter) { try await operation() }
  return log.messages.withLock { $0 }
}
