// SPDX-License-Identifier: MIT

/// The exit codes of the programs; the numbers are part of their interface.
///
/// Codes up to 5 describe results. The others are those of sysexits.h, and those of a shell for an
/// interrupted command. If several results apply, the exit code is the first of 2, 3, 4, 1 and 5
/// that applies.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// The command succeeded, and nothing differs.
  case success = 0
  /// An image differs, has no reference, or waits for a decision.
  case different = 1
  /// A file could not be read, an action failed, or a test failed for another reason than an image.
  case error = 2
  /// The results are incomplete: a shard is missing or repeated, or a journal is damaged.
  case incomplete = 3
  /// There is no run, or it compared nothing.
  case nothingRan = 4
  /// There are references that no test uses.
  case orphans = 5
  /// The command line is invalid.
  case usage = 64
  /// The input does not have the expected format.
  case dataFormat = 65
  /// The output could not be written.
  case cannotCreate = 73
  /// The user interrupted the process from the keyboard.
  case interrupted = 130
  /// The process received a request to terminate.
  case terminated = 143
}
