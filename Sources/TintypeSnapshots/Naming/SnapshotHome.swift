// SPDX-License-Identifier: MIT

/// What all snapshots of a test have in common: where their references lie, and most of their names.
struct SnapshotHome: Sendable {
  /// Where the references lie.
  let place: ReferencePlace
  /// The snapshots' name, without an identifier.
  let name: SnapshotName
  /// What unnamed snapshots are counted by, where they are counted.
  let counted: String

  /// What a home depends on.
  struct Key: Hashable {
    /// The path of the test's file, where it is now.
    var sourceFile: String
    /// The directory that an assertion names.
    var snapshotDirectory: String?
    /// What the configuration says.
    var references: SnapshotTestingConfiguration.References?
    var test: TestContext
  }

  init(_ key: Key) throws(SnapshotError) {
    place = try ReferencePlace(
      sourceFile: key.sourceFile, snapshotDirectory: key.snapshotDirectory,
      references: key.references)
    counted = "\(place.root)/\(key.sourceFile)/\(key.test.test)"
    name =
      switch place.style {
      case .inPackage: try key.test.name
      case .besideTestFile: try key.test.familiarName(sourceFile: key.sourceFile, place)
      }
  }
}
