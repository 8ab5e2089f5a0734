// SPDX-License-Identifier: MIT

import TintypeRuns

/// The properties that all snapshots in a test share: the location of their references, and a part
/// of their names.
struct SnapshotLocation: Sendable {
  /// The location of the references.
  let place: ReferenceLocation
  /// The name of the snapshots, without an identifier.
  let name: SnapshotName
  /// The key of the counter for unnamed snapshots.
  let counted: String

  /// The inputs from which a location is computed.
  struct Key: Hashable {
    /// The current path of the test's file.
    var sourceFile: String
    /// The directory argument of the assertion.
    var snapshotDirectory: String?
    /// The references of the configuration.
    var references: SnapshotTestingConfiguration.References?
    var test: TestContext
  }

  init(_ key: Key) throws(SnapshotError) {
    place = try ReferenceLocation(
      sourceFile: key.sourceFile, snapshotDirectory: key.snapshotDirectory,
      references: key.references)
    counted = "\(place.root)/\(key.sourceFile)/\(key.test.test)"
    name =
      switch place.style {
      case .inPackage: try key.test.name
      case .besideTestFile: try key.test.snapshotTestingName(sourceFile: key.sourceFile, place)
      }
  }
}
