// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

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
  /// The directory for images contains other files, and is not changed.
  case foreignImages(path: String)
  /// The images cannot be written.
  case cannotWriteImages(path: String, error: FileError)
  /// A link leads from the build directory to one to which no test of the package has written.
  case foreignOutput(path: String)
  /// Neither the directory nor its parents contain a `Package.swift`, and its folders contain the
  /// projects, none or several.
  case packageMissing(directory: String, projects: [String] = [])
}

extension ReportError: CustomStringConvertible {
  /// The description: the problem, its location, and the next step.
  package var description: String {
    switch self {
    case .outputDirectoryMissing(let path):
      """
      The output directory “\(path)” does not exist. Run the tests first, or specify the directory \
      that they wrote to with --output-directory.
      """
    case .noRuns(let output):
      """
      No test run has written to “\(output)”: it contains no file “latest”. Run the tests first, \
      or specify a run with --run.
      """
    case .runNameRefused(let name, .option):
      """
      “\(name)” is not a valid name of a run: it must be one component of a path, without “/”, \
      “..” or control characters. Specify the name of a directory in “runs” with --run.
      """
    case .runNameRefused(let name, .file(let file)):
      """
      The file “\(file)” contains “\(name)”, which is not a valid name of a run. Run the tests \
      again, or specify a run with --run.
      """
    case .runMissing(let run, let output, let available):
      """
      The run “\(run)” does not exist in “\(output)”. \(Self.sentence(available)) Specify a run \
      with --run, or run the tests again.
      """
    case .noRecords(let run, let directory):
      """
      The run “\(run)” compared no snapshots: “\(directory)” contains no journal records. Check \
      that the tests assert snapshots, and run them again.
      """
    case .unreadable(let path, let error):
      "“\(path)” cannot be read: \(error). Check the path and its permissions."
    case .foreignFolder(let path):
      """
      “\(path)” contains files that do not belong to a report, so it is not replaced. Specify \
      another directory with --to, or empty this one.
      """
    case .cannotWrite(let path, let error):
      "The report cannot be written to “\(path)”: \(error). Specify another directory with --to."
    case .foreignImages(let path):
      """
      “\(path)” contains files that are not images of a report, so it is not changed. Specify \
      another directory with --images, or empty this one.
      """
    case .cannotWriteImages(let path, let error):
      """
      The images cannot be written to “\(path)”: \(error). Specify another directory with --images.
      """
    case .foreignOutput(let path):
      """
      A symbolic link leads from “\(path)” out of the repository, to a directory to which no test of \
      this package has written. It is not used. Run “tintype test”, or specify the directory with \
      --output-directory.
      """
    case .packageMissing(let directory, let projects) where !projects.isEmpty:
      """
      “\(directory)” contains several projects: \(ShortText.list(projects.map { "“\($0)”" }, limit: 5)). \
      Change to the directory of one, or specify the directory that the tests wrote to with \
      --output-directory.
      """
    case .packageMissing(let directory, _):
      """
      Neither “\(directory)” nor a directory above it contains a Package.swift. Change to the \
      package, or specify the directory that the tests wrote to with --output-directory.
      """
    }
  }

  /// Lists at most five runs, because a directory may contain hundreds.
  private static func sentence(_ runs: [String]) -> String {
    guard !runs.isEmpty else { return "It contains no runs." }
    let named = runs.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
    return "Its runs are: \(named)" + (runs.count > 5 ? " and \(runs.count - 5) more." : ".")
  }
}
