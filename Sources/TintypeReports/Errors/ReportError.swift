// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Why there is no report.
package enum ReportError: Error, Hashable, Sendable {
  /// No directory stands at the output directory's path.
  case outputDirectoryMissing(path: String)
  /// The output directory names no latest run: no test has written to it.
  case noRuns(output: String)
  /// The name cannot be that of a run.
  case runNameRefused(name: String, source: RunName.Source)
  /// The output directory has no such run; `available` are the runs that it has.
  case runMissing(run: RunName, output: String, available: [String])
  /// The run's directory holds no journal with a line in it.
  case noRecords(run: RunName, directory: String)
  /// A file or directory that everything depends on cannot be read.
  case unreadable(path: String, trouble: FileTrouble)
  /// The folder for the report holds something else, which is not replaced.
  case foreignFolder(path: String)
  /// The report cannot be written.
  case cannotWrite(path: String, trouble: FileTrouble)
  /// Neither the directory nor one above it holds a `Package.swift`.
  case packageMissing(directory: String)
}
