// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Why nothing was merged.
enum MergeError: Error, Hashable, Sendable {
  /// No directory was given.
  case nothingGiven
  /// The output was not named.
  case noDestination
  /// The value of `--shards` is no number of parts.
  case badTotal(String)
  /// The output is one of the directories that are to be merged.
  case destinationIsPart(String)
  /// Something else stands in the output directory.
  case destinationInUse(path: String)
  /// A file of the output could not be written.
  case cannotWrite(path: String, trouble: FileTrouble)
}
