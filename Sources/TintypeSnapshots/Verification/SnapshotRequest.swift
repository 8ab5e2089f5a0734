// SPDX-License-Identifier: MIT

import Foundation

/// The arguments of an assertion, and the test that makes it.
package struct SnapshotRequest: Sendable {
  /// The snapshot's name within the test; `nil` for a number.
  package var name: String?
  /// Which references are written; `nil` leaves it to the configuration.
  package var record: SnapshotTestingConfiguration.Record?
  /// The directory of the reference itself; `nil` leaves it to the configuration.
  package var snapshotDirectory: String?
  /// The reason why work may be pending; `nil` leaves it to the configuration.
  package var allowPending: String?
  /// Work that was pending before the value was made, and the reason that allows it.
  package var known: (work: [String], reason: String)?
  /// How long to wait for a format that comes later, in seconds.
  package var timeout: TimeInterval
  /// The index of the snapshot among those of one call, from 0.
  package var index: Int
  /// The test that takes the snapshot.
  package var test: TestContext
  /// The specifier with which `swift test` selects that test; `nil` selects by the function's name.
  package var specifier: TestSpecifier?
  /// The place of the assertion.
  package var location: AssertionLocation

  /// Creates a request.
  package init(
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    allowPending: String? = nil,
    timeout: TimeInterval = 5,
    index: Int = 0,
    in test: TestContext,
    at location: AssertionLocation
  ) {
    self.name = name
    self.record = record
    self.snapshotDirectory = snapshotDirectory
    self.allowPending = allowPending
    self.timeout = timeout
    self.index = index
    self.test = test
    self.location = location
  }
}
