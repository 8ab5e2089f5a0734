// SPDX-License-Identifier: MIT

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
