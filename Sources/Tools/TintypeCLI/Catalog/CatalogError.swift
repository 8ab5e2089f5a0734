// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports

/// The reason why there is no catalog.
enum CatalogError: Error, Hashable, Sendable {
  /// The tests could not be built; `swift build` ended with this code.
  case notBuilt(status: Int32)
  /// `swift build --show-bin-path` ended with this code.
  case noBinaries(status: Int32)
  /// The directory contains no program with tests.
  case noTestProgram(directory: String)
  /// The directory contains the test programs of several packages.
  case severalTestPrograms(directory: String, names: [String])
  /// The folder contains other files than a catalog, and is not replaced.
  case foreignFolder(path: String)
  /// The catalog cannot be written.
  case cannotWrite(path: String, error: FileError)
  /// The package has no previews.
  case noPreviews(package: String)
}

extension CatalogError: CustomStringConvertible {
  /// The problem and the next step.
  var description: String {
    switch self {
    case .notBuilt(let status):
      """
      The tests cannot be built: “swift build --build-tests” ended with code \(status). Correct the \
      errors that it printed above, and try again.
      """
    case .noBinaries(let status):
      """
      The build directory is unknown: “swift build --show-bin-path” ended with code \(status). \
      Correct the errors that it printed above, and try again.
      """
    case .noTestProgram(let directory):
      """
      “\(directory)” contains no test program (*PackageTests.xctest). Add a test target that depends \
      on the targets with previews, and omit --no-build.
      """
    case .severalTestPrograms(let directory, let names):
      """
      “\(directory)” contains the test programs of several packages: \
      \(ShortText.list(names, limit: 5)). Remove those that do not belong to this package.
      """
    case .foreignFolder(let path):
      """
      “\(path)” contains files that do not belong to a catalog, so it is not replaced. Specify \
      another directory with --output, or empty this one.
      """
    case .cannotWrite(let path, let error):
      """
      The catalog cannot be written to “\(path)”: \(error). Specify another directory with --output.
      """
    case .noPreviews(let package):
      """
      “\(package)” contains no previews. Add a #Preview or a PreviewProvider to a target; in a \
      package that depends on Tintype, to one that a test target depends on.
      """
    }
  }

  /// The exit code.
  var exitCode: ExitCode {
    switch self {
    case .notBuilt, .noBinaries, .noTestProgram, .severalTestPrograms: .error
    case .foreignFolder, .cannotWrite: .cannotCreate
    case .noPreviews: .nothingRan
    }
  }

  /// Creates the error for a folder that cannot be written; `nil` for other errors.
  init?(_ error: ReportError) {
    switch error {
    case .foreignFolder(let path): self = .foreignFolder(path: path)
    case .cannotWrite(let path, let error): self = .cannotWrite(path: path, error: error)
    default: return nil
    }
  }
}
