// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
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

extension MergeError: CustomStringConvertible {
  /// What is wrong, and what to do next.
  var description: String {
    switch self {
    case .nothingGiven:
      """
      “tintype merge” needs the output directories of the parts, and none was given. See “tintype \
      merge --help”.
      """
    case .noDestination:
      "“tintype merge” needs a directory to write to. Name it with --to; see “tintype merge --help”."
    case .badTotal(let value):
      """
      “\(ShortText.line(value, limit: 80))” is no number of parts. Give --shards a whole number from 1.
      """
    case .destinationIsPart(let path):
      """
      “\(ShortText.line(path))” is to be merged, and to be written to. Name another directory with --to.
      """
    case .destinationInUse(let path):
      """
      “\(ShortText.line(path))” holds something else than an earlier merge, which is left as it is. \
      Name an empty or a new directory with --to.
      """
    case .cannotWrite(let path, let trouble):
      """
      “\(ShortText.line(path))” cannot be written: \(trouble). Check who may write there and what \
      room is left, or name another directory with --to.
      """
    }
  }

  /// How the process ends.
  var exitCode: ExitCode {
    switch self {
    case .nothingGiven, .noDestination, .badTotal, .destinationIsPart: .usage
    case .destinationInUse, .cannotWrite: .cannotCreate
    }
  }
}
