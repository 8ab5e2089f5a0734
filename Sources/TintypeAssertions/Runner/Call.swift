// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// One call of an assertion: where it stands, and in which test.
package struct Call {
  private let runner = Runner.current
  private let place: Runner.Place
  private let testName: String

  package init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, test testName: String
  ) {
    place = Runner.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    self.testName = testName
    if runner == .xcTest { TestObserver.register() }
  }

  /// What the call asks for.
  package func request(
    named name: String?,
    record: SnapshotTestingConfiguration.Record?,
    snapshotDirectory: String? = nil,
    allowPending: String? = nil,
    known: (work: [String], reason: String)? = nil,
    timeout: TimeInterval,
    index: Int = 0
  ) -> SnapshotRequest {
    var request = SnapshotRequest(
      named: name, record: record, snapshotDirectory: snapshotDirectory,
      allowPending: allowPending, timeout: timeout, index: index,
      in: runner.context(fileID: "\(place.fileID)", testName: testName),
      at: AssertionLocation(
        filePath: "\(place.filePath)", line: place.line, column: place.column))
    request.known = known
    request.specifier = runner.specifier
    return request
  }

  /// Fails the test if there is something to say, and attaches what there is to see.
  package func conclude(_ verification: Verification) {
    guard let message = verification.message else { return }
    runner.attach(verification.attachments, at: place)
    runner.fail(message, at: place)
  }
}

extension SnapshotSession {
  /// The session of this process, with its environment variables at the first snapshot.
  private static let process = SnapshotSession(
    environment: ProcessInfo.processInfo.environment, waiting: .testFramework,
    scratch: ScratchDirectory.current, process: .frameworks)

  /// The session that assertions use: that of the process, unless a test of assertions sets another.
  package static var current: SnapshotSession { SnapshotScope.current.session ?? process }
}
