// SPDX-License-Identifier: MIT

import TintypeBase

/// The reason why a code base cannot be read.
package enum CodeBaseError: Error, Hashable, Sendable {
  /// The directory has no project, workspace or package.
  case noProject(directory: String)
  /// The directory has several projects or workspaces, and none has its name.
  case severalProjects(directory: String, names: [String])
  /// The path is neither a directory nor a project, a workspace or a package's manifest.
  case notAProject(path: String)
  /// A file of the project cannot be read.
  case unreadable(path: String, FileError)
  /// A file of the project is damaged; the reason is a sentence.
  case damaged(path: String, reason: String)
  /// A package's manifest cannot be evaluated; the last lines of SwiftPM's output.
  case manifest(path: String, output: String)
  /// No target builds for iOS, or none has sources in Swift.
  case noTargets(path: String, reasons: [String])
}
