// SPDX-License-Identifier: MIT

import Foundation
import TintypeRuns

/// The facts about one snapshot that are known before its value is made.
///
/// Every option is resolved once. The argument of the assertion takes precedence, then the
/// configuration of the scope or trait, then the environment variables.
struct SnapshotContext {
  /// The snapshot's identity.
  var name: SnapshotName
  /// A Boolean value that indicates whether the test gave the snapshot its name.
  var isNamed: Bool
  /// The location of the test's references.
  var place: ReferenceLocation
  /// The reference's absolute path.
  var path: String
  /// The extension of the reference; `nil` for none.
  var pathExtension: String?
  /// The location of the assertion, relative to the package.
  var callSite: CallSite
  /// The specifier with which `swift test` selects the test.
  var specifier: TestSpecifier
  /// The options, with those of the configuration where the assertion leaves them to it.
  var options: SnapshotOptions
  /// The record mode, or the reason why the environment variables are invalid.
  var record: Result<SnapshotTestingConfiguration.Record, SnapshotError>
  /// The command that a failing test suggests for the two files; `nil` for none.
  var diffTool: SnapshotTestingConfiguration.DiffTool?
  /// The way in which a synchronous assertion waits.
  var waiting: Waiting
  /// The environment variables.
  var variables: [String: String]
  /// The facts by which a failure of the assertion is found; `nil` if no framework reports it.
  var source: FailureSource?
  /// The closure of an inline snapshot; `nil` for a snapshot with a reference file.
  var inline: InlineSnapshot?

  /// The name of the test, such as `Target/Suite/test`, for messages.
  var testName: String { "\(name.target)/\(name.suite)/\(name.test)" }

  /// Throws an error if an environment variable is invalid.
  func checkOptions() throws(SnapshotError) { _ = try record.get() }

  /// Returns the current scope with a collector of errors and a way to wait.
  func scope(_ errors: ErrorCollector, waiting: Waiting = .blocking) -> SnapshotScope {
    var scope = SnapshotScope.current
    scope.errors = errors
    scope.waiting = waiting
    return scope
  }
}
