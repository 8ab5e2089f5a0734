// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

/// The reason why the previews of a code base cannot be built.
enum CodeBaseBuildError: Error, Hashable, Sendable {
  /// The sources of Tintype, from which the engine is built, are not at this path.
  case sourcesMissing(path: String)
  /// The engine could not be built; `swift build` ended with this code.
  case engine(status: Int32)
  /// The derived package could not be written.
  case cannotWrite(path: String, error: FileError)
  /// The build failed for a reason that leaving out declarations does not remove; the last lines.
  case notBuilt(output: String)
  /// Another command builds the same code base.
  case busy(directory: String)
  /// Nothing remains to be compiled.
  case nothingCompiles(first: String)
}

extension CodeBaseBuildError: CustomStringConvertible {
  /// The problem and the next step.
  var description: String {
    switch self {
    case .sourcesMissing(let path):
      """
      The sources of Tintype are not in “\(ShortText.line(path))”, where this program was built. Set \
      \(EngineBuild.sourcesVariable) to the directory of a clone.
      """
    case .engine(let status):
      """
      The engine cannot be built: “swift build” ended with code \(status). Correct the errors that it \
      printed above; scripts/setup installs what it needs.
      """
    case .cannotWrite(let path, let error):
      """
      The package for Linux cannot be written to “\(ShortText.line(path))”: \(error). \
      \(error.writingAdvice).
      """
    case .notBuilt(let output):
      """
      The sources cannot be built. The last lines of “swift build”:
      \(output)
      """
    case .busy(let directory):
      """
      Another command is building “\(ShortText.line(directory))”. Wait until it has ended, and try \
      again.
      """
    case .nothingCompiles(let first):
      "Nothing of the code base compiles. The first reason: \(first)"
    }
  }
}
