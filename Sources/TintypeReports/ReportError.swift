// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// The reason why there is no report.
package enum ReportError: Error, Hashable, Sendable {
  /// There is no directory at the output directory's path.
  case outputDirectoryMissing(path: String)
  /// The output directory has no latest run, so no test has written to it.
  case noRuns(output: String)
  /// The text is not a valid name of a run.
  case runNameRefused(name: String, source: RunName.Source)
  /// The output directory has no such run; `available` contains its runs.
  case runMissing(run: RunName, output: String, available: [String])
  /// The run's directory contains no journal with a line.
  case noRecords(run: RunName, directory: String)
  /// A required file or directory cannot be read.
  case unreadable(path: String, error: FileError)
  /// The report's folder contains other files, and is not replaced.
  case foreignFolder(path: String)
  /// The report cannot be written.
  case cannotWrite(path: String, error: FileError)
  /// Neither the directory nor its parents contain a `Package.swift`.
  case packageMissing(directory: String)
}

extension ReportError: CustomStringConvertible {
  /// The description: the problem, its location, and the next step.
  package var description: String {
    switch self {
    case .outputDirectoryMissing(let path):
      """
      There is no output directory at “\(path)”. Run the tests first, or name the directory that \
      they wrote to with --output-directory.
      """
    case .noRuns(let output):
      """
      No test run has written to “\(output)”: it has no file “latest”. Run the tests first, or \
      choose a run with --run.
      """
    case .runNameRefused(let name, .option):
      """
      “\(name)” cannot be the name of a run: it must be one part of a path, without “/”, “..” or \
      control characters. Give the name of a directory in “runs” with --run.
      """
    case .runNameRefused(let name, .file(let file)):
      """
      The file “\(file)” names the run “\(name)”, which cannot be a run's name. Run the tests \
      again, or choose a run with --run.
      """
    case .runMissing(let run, let output, let available):
      """
      There is no run “\(run)” in “\(output)”. \(Self.sentence(available)) Choose a run with \
      --run, or run the tests again.
      """
    case .noRecords(let run, let directory):
      """
      The run “\(run)” compared nothing: “\(directory)” holds no journal record. Check that the \
      tests assert snapshots, and run them again.
      """
    case .unreadable(let path, let error):
      "“\(path)” cannot be read: \(error). Check what stands there and who may read it."
    case .foreignFolder(let path):
      """
      “\(path)” is not empty and holds something else than a report, so it is not replaced. Choose \
      another folder with --to, or empty this one.
      """
    case .cannotWrite(let path, let error):
      "The report cannot be written to “\(path)”: \(error). Choose another folder with --to."
    case .packageMissing(let directory):
      """
      Neither “\(directory)” nor a directory above it holds a Package.swift. Change to the \
      package, or name the directory that the tests wrote to with --output-directory.
      """
    }
  }

  /// Lists at most five runs, because a directory may contain hundreds.
  private static func sentence(_ runs: [String]) -> String {
    guard !runs.isEmpty else { return "There are no runs." }
    let named = runs.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
    return "There are: \(named)" + (runs.count > 5 ? " and \(runs.count - 5) more." : ".")
  }
}
