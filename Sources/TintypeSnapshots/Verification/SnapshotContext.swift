// SPDX-License-Identifier: MIT

import Foundation

/// The facts about one snapshot that are known before its value is made.
///
/// Every option is resolved once: the argument of the assertion comes first, then the configuration of
/// the scope or trait, then the environment variables.
struct SnapshotContext {
  /// The snapshot's identity.
  var name: SnapshotName
  /// Whether the test gave it its name.
  var isNamed: Bool
  /// Where the references of the test are.
  var place: ReferencePlace
  /// The reference's absolute path.
  var path: String
  /// The extension of the reference; `nil` for none.
  var pathExtension: String?
  /// The place of the assertion, relative to the package.
  var callSite: CallSite
  /// The specifier with which `swift test` selects the test.
  var specifier: TestSpecifier
  /// Which references are written, or why the environment variables cannot be used.
  var options: Result<SnapshotTestingConfiguration.Record, SnapshotError>
  /// The command that a failing test suggests for the two files; `nil` for none.
  var diffTool: SnapshotTestingConfiguration.DiffTool?
  /// The reason why work may be pending; `nil` if the snapshot fails then.
  var allowPending: String?
  /// Work that was pending before the value was made, and the reason that allows it.
  var known: (work: [String], reason: String)?
  /// How long to wait for a format that comes later, in seconds.
  var timeout: TimeInterval
  /// How a synchronous assertion waits.
  var waiting: Waiting
  /// The environment variables.
  var variables: [String: String]
  /// The closure of an inline snapshot; `nil` for a snapshot with a reference file.
  var inline: InlineSnapshot?

  /// The name of the test, such as `Target/Suite/test`, for messages.
  var testName: String { "\(name.target)/\(name.suite)/\(name.test)" }

  /// Throws if an environment variable cannot be used.
  func checkOptions() throws(SnapshotError) { _ = try options.get() }

  /// The current scope with a collector of errors and a way to wait.
  func scope(_ errors: ErrorCollector, waiting: Waiting = .blocking) -> SnapshotScope {
    var scope = SnapshotScope.current
    scope.errors = errors
    scope.waiting = waiting
    return scope
  }
}
