// SPDX-License-Identifier: MIT

import TintypeReports

/// How the tool's process ends; the numbers are part of its interface.
enum ExitCode: Int32, Hashable, Sendable {
  /// What was asked for is done.
  case success = 0
  /// Something was found that makes pixels differ.
  case different = 1
  /// Something could not be read.
  case trouble = 2
  /// There is no run, or it compared nothing.
  case nothingRan = 4
  /// The command line makes no sense.
  case usage = 64
  /// The output could not be written.
  case cannotCreate = 73

  /// The code for an error.
  init(_ error: ReportError) {
    self =
      switch error {
      case .outputDirectoryMissing, .noRuns, .noRecords: .nothingRan
      case .runNameRefused(_, .option): .usage
      case .runNameRefused(_, .file), .runMissing, .unreadable, .packageMissing: .trouble
      case .cannotWrite: .cannotCreate
      }
  }
}
