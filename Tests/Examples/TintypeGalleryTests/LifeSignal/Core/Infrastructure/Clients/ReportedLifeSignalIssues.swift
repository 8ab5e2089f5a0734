// SPDX-License-Identifier: MIT

import Synchronization
import TintypeDoubles

/// Returns the messages of the issues that an operation reports, without failing the test.
func lifeSignalIssues(_ operation: () async throws -> Void) async rethrows -> [String] {
  final class Log: Sendable {
    let messages = Mutex<[String]>([])
  }
  let log = Log()
  let reporter = IssueReporter { message, _ in log.messages.withLock { $0.append(message) } }
  try await IssueReporter.$override.withValue(reporter) { try await operation() }
  return log.messages.withLock { $0 }
}
