// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots
import XCTest

/// A call in a test that can fail the test: where it stands, and which framework runs the test.
package struct Call {
  private let runner = Runner.current
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Creates a call at a place in the source.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    if runner == .xcTest { TestObserver.register() }
  }

  /// What an assertion at this place asks for.
  package func request(
    named name: String?,
    record: SnapshotTestingConfiguration.Record?,
    snapshotDirectory: String? = nil,
    allowPending: String? = nil,
    known: (work: [String], reason: String)? = nil,
    timeout: TimeInterval,
    index: Int = 0,
    test testName: String
  ) -> SnapshotRequest {
    var request = SnapshotRequest(
      named: name, record: record, snapshotDirectory: snapshotDirectory,
      allowPending: allowPending, timeout: timeout, index: index,
      in: runner.context(fileID: "\(fileID)", testName: testName),
      at: CallSite(file: "\(filePath)", line: line, column: column))
    request.known = known
    request.specifier = runner.specifier
    return request
  }

  /// Fails the test if there is something to say, and attaches what there is to see.
  package func conclude(_ verification: Verification) {
    guard let message = verification.message else { return }
    if runner == .swiftTesting {
      for attachment in verification.attachments {
        Attachment.record(
          attachment.bytes, named: attachment.name, sourceLocation: testingLocation)
      }
    }
    fail(message)
  }

  /// Fails the test.
  package func fail(_ message: String) {
    switch runner {
    case .swiftTesting:
      Issue.record(Comment(rawValue: message), sourceLocation: testingLocation)
    case .xcTest:
      XCTFail(message, file: filePath, line: line)
    }
  }

  private var testingLocation: Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
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
