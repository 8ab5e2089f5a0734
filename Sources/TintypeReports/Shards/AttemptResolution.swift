// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Which attempt at a run it is.
package enum AttemptResolution {
  /// In the order in which they are asked, with what is added to make the first attempt 1.
  private static let variables = [
    (RunLabels.attemptVariable, 0), ("GITHUB_RUN_ATTEMPT", 0), ("BUILDKITE_RETRY_COUNT", 1),
  ]

  /// Decides; the first that says something is believed.
  ///
  /// - Parameters:
  ///   - option: The value of `--attempt`.
  ///   - environment: The variables: `TINTYPE_ATTEMPT`, `GITHUB_RUN_ATTEMPT`, and
  ///     `BUILDKITE_RETRY_COUNT`, which counts from 0. An empty one counts as none.
  /// - Returns: The attempt, counted from 1.
  /// - Throws: ``ShardError/noAttempt(source:value:)``.
  package static func attempt(
    option: String?, environment: [String: String]
  ) throws(ShardError) -> Int {
    let given =
      [("--attempt", 0, option)] + variables.map { ($0.0, $0.1, environment[$0.0]) }
    for (source, offset, text) in given {
      guard let text, !text.isEmpty else { continue }
      let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) } && text.utf8.count < 10
      guard isPlain, let number = Int(text), number + offset > 0 else {
        throw .noAttempt(source: source, value: text)
      }
      return number + offset
    }
    return 1
  }
}
