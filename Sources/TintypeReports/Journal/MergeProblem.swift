// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Why the parts that were merged do not make one run; each names directories as they were given.
package enum MergeProblem: Codable, Hashable, Sendable {
  /// A part, such as `2/4`, is there more than once, with the same attempt.
  case partTwice(String, attempt: Int, directories: [String])
  /// The parts do not agree on how many they are: the directories, by number of parts.
  case partsDisagree([Claim])
  /// There are more or fewer parts than were announced.
  case otherTotal(expected: Int, found: Int)
  /// It does not say which part it is, while others are there as well.
  case unmarked(directory: String)
  /// Nothing can be read of a directory, for this reason.
  case unreadable(directory: String, reason: String)
  /// Files that its records name could not be copied, the first one for this reason.
  case filesNotCopied(directory: String, count: Int, first: String, reason: String)

  /// How many parts there are, as some directories say.
  package struct Claim: Codable, Hashable, Sendable {
    /// The number of parts.
    package var total: Int
    /// Who says so.
    package var directories: [String]

    /// Creates a claim.
    package init(total: Int, directories: [String]) {
      self.total = total
      self.directories = directories
    }
  }
}

extension MergeProblem: CustomStringConvertible {
  /// The problem in words: which directory, what, and what to do next.
  package var description: String {
    switch self {
    case .partTwice(let part, let attempt, let directories):
      """
      Part \(part), attempt \(attempt), is there \(directories.count) times: in \
      \(Self.list(directories)). Give each part its own number, and each repetition another \
      --attempt, and merge again.
      """
    case .partsDisagree(let claims):
      """
      The parts do not agree on how many they are: \
      \(claims.map { "\($0.total) according to \(Self.list($0.directories))" }.joined(separator: "; ")). \
      Merge only what belongs to one run.
      """
    case .otherTotal(let expected, let found):
      """
      --shards announces \(Numbers.counted(expected, "part")), and the journals speak of \(found). \
      Correct --shards, or look at how the tests were split.
      """
    case .unmarked(let directory):
      """
      “\(ShortText.line(directory))” does not say which part it is. Run its tests with “tintype \
      test --shard”, or set TINTYPE_SHARD for them, and merge again.
      """
    case .unreadable(let directory, let reason):
      """
      Nothing was taken from “\(ShortText.line(directory))”. \(reason)
      """
    case .filesNotCopied(let directory, let count, let first, let reason):
      """
      \(Numbers.counted(count, "file")) of “\(ShortText.line(directory))” \
      \(count == 1 ? "was" : "were") not copied, \(count == 1 ? "" : "first ")\
      “\(ShortText.line(first))”: \(reason). Check that the whole output directory was passed on.
      """
    }
  }

  private static func list(_ directories: [String]) -> String {
    ShortText.list(directories.map { "“\(ShortText.line($0))”" }, limit: 5)
  }
}
