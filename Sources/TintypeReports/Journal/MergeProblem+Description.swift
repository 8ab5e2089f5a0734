// SPDX-License-Identifier: MIT

import TintypeSnapshots

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
