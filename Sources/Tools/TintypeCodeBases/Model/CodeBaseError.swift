// SPDX-License-Identifier: MIT

import TintypeBase

/// The reason why a code base cannot be read.
package enum CodeBaseError: Error, Hashable, Sendable {
  /// The directory has no project, workspace or package.
  case noProject(directory: String)
  /// The directory has the description of a project, such as `project.yml`, but not the project.
  case notGenerated(directory: String, description: String)
  /// The directory has several projects or workspaces, and none has its name.
  case severalProjects(directory: String, names: [String])
  /// The path is neither a directory nor a project, a workspace or a package's manifest.
  case notAProject(path: String)
  /// A file of the project cannot be read.
  case unreadable(path: String, FileError)
  /// A file of the project is damaged; the reason and what to do next, as sentences.
  case damaged(path: String, reason: String)
  /// A package's manifest cannot be evaluated; the last lines of SwiftPM's output.
  case manifest(path: String, output: String)
  /// No target builds for iOS, or none has sources in Swift.
  case noTargets(path: String, reasons: [String])
}

extension CodeBaseError: QuotingError {
  package var introduction: String {
    switch self {
    case .manifest(let path, _):
      "The manifest “\(path)” cannot be evaluated. Correct the error that SwiftPM printed:"
    case .noTargets(let path, _):
      "No target of “\(path)” can be shown. Specify a target that builds for iOS, or add one:"
    default: description
    }
  }

  package var quotation: String? {
    switch self {
    case .manifest(_, let output): output
    case .noTargets(_, let reasons): reasons.joined(separator: "\n")
    default: nil
    }
  }
}

extension CodeBaseError: CustomStringConvertible {
  /// The problem, its location, and the next step.
  package var description: String {
    switch self {
    case .noProject(let directory):
      """
      “\(directory)” contains no Xcode project, workspace or package. Specify the path of one.
      """
    case .notGenerated(let directory, let description):
      """
      “\(directory)” contains no Xcode project, only its description “\(description)”. Generate the \
      project with \(Self.generator(of: description)), and try again.
      """
    case .severalProjects(let directory, let names):
      """
      “\(directory)” contains several projects: \
      \(names.prefix(5).map { "“\($0)”" }.joined(separator: ", "))\(names.count > 5 ? " and others" : ""). \
      Specify the path of one.
      """
    case .notAProject(let path):
      """
      “\(path)” is no project. Specify a directory, an Xcode project or workspace, or a \
      Package.swift.
      """
    case .unreadable(let path, let error):
      "“\(path)” cannot be read: \(error). \(error.readingAdvice)."
    case .damaged(let path, let reason):
      "“\(path)” is damaged. \(reason)"
    case .manifest(_, let output):
      "\(introduction) \(output.split(separator: "\n").joined(separator: " "))"
    case .noTargets(_, let reasons): "\(introduction) \(reasons.joined(separator: " "))"
    }
  }

  private static func generator(of description: String) -> String {
    description == "project.yml" ? "“xcodegen generate”" : "“tuist generate”"
  }
}
