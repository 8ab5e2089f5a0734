// SPDX-License-Identifier: MIT

import Foundation

/// The options of one snapshot, which are the arguments of an assertion.
///
/// A new option is written in this type and in the public functions that have it.
package struct SnapshotOptions: Sendable {
  /// The snapshot's name within the test; `nil` for a number.
  package var name: String?
  /// The record mode; `nil` leaves it to the configuration.
  package var record: SnapshotTestingConfiguration.Record?
  /// The directory that contains the reference; `nil` leaves it to the configuration.
  package var snapshotDirectory: String?
  /// The reason to allow pending work; `nil` leaves it to the configuration.
  package var allowPending: String?
  /// Work that was pending before the value was made, and the reason that allows it.
  package var known: (work: [String], reason: String)?
  /// The timeout for an asynchronous format, in seconds.
  package var timeout: TimeInterval
  /// The index of the snapshot among the snapshots of one call, from 0.
  package var index: Int

  /// Creates options.
  package init(
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    allowPending: String? = nil,
    known: (work: [String], reason: String)? = nil,
    timeout: TimeInterval = 5,
    index: Int = 0
  ) {
    self.name = name
    self.record = record
    self.snapshotDirectory = snapshotDirectory
    self.allowPending = allowPending
    self.known = known
    self.timeout = timeout
    self.index = index
  }
}
