// SPDX-License-Identifier: MIT

/// How a tool's process ends; the numbers are part of its interface.
package enum ExitCode: Int32, Hashable, Sendable {
  /// What was asked for is done.
  case success = 0
  /// Something differs, or was found that makes pixels differ.
  case different = 1
  /// Something could not be read or done.
  case trouble = 2
  /// There is no run, or it compared nothing.
  case nothingRan = 4
  /// The command line makes no sense.
  case usage = 64
  /// The output could not be written.
  case cannotCreate = 73
}
