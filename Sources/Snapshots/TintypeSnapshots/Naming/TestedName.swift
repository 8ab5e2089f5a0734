// SPDX-License-Identifier: MIT

import TintypeRuns

/// The name of a snapshot, with the facts about its test by which another test with the same name
/// is found.
package struct TestedName: Hashable, Sendable {
  /// The name without an identifier.
  package var name: SnapshotName
  /// The name that the assertion gives; `nil` for a number.
  package var given: String?
  /// The test function, in the format of `#function`.
  package var test: String
  /// The current path of the test's file.
  package var file: String
  /// The location of the assertion.
  package var location: CallSite
  /// A Boolean value that indicates whether references are named by the rules of
  /// swift-snapshot-testing.
  package var isBesideTestFile: Bool
  /// A Boolean value that indicates whether the name contains the file instead of the suite.
  package var isNamedByFile: Bool

  /// Creates a name with its facts.
  package init(
    _ name: SnapshotName, given: String?, test: String, file: String, location: CallSite,
    isBesideTestFile: Bool, isNamedByFile: Bool
  ) {
    self.name = name
    self.given = given
    self.test = test
    self.file = file
    self.location = location
    self.isBesideTestFile = isBesideTestFile
    self.isNamedByFile = isNamedByFile
  }
}

/// The places of two tests whose snapshots have the same name.
package struct SharedName: Hashable, Sendable {
  package var first: CallSite
  package var second: CallSite

  /// Creates a pair of places.
  package init(first: CallSite, second: CallSite) { (self.first, self.second) = (first, second) }
}
