// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports

extension ExitCode {
  /// Creates the exit code for the most severe finding.
  init(_ finding: RunVerdict.Finding) {
    self =
      switch finding {
      case .error: .error
      case .incomplete: .incomplete
      case .nothingRan: .nothingRan
      case .different: .different
      }
  }
}

extension ExitCode {
  /// Creates the exit code for an error.
  init(_ error: ReportError) {
    self =
      switch error {
      case .outputDirectoryMissing, .noRuns, .noRecords: .nothingRan
      case .runNameRefused(_, .option): .usage
      case .runNameRefused(_, .file), .runMissing, .unreadable, .packageMissing, .foreignOutput:
        .error
      case .cannotWrite, .foreignFolder, .foreignImages, .cannotWriteImages: .cannotCreate
      }
  }
}
