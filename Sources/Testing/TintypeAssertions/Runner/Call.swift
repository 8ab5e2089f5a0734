// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeRuns
import TintypeSnapshots
import XCTest

/// A call in a test that can fail the test: its source location and the framework of the test.
package struct Call {
  private let runner = Runner.current
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Creates a call at a source location.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    if runner == .xcTest { TestObserver.register() }
  }

  /// Returns the request of an assertion at this location.
  package func request(
    _ options: SnapshotOptions, isReturned: Bool = false, test testName: String
  ) -> SnapshotRequest {
    var request = SnapshotRequest(
      options,
      in: runner.context(fileID: "\(fileID)", testName: testName),
      at: CallSite(file: "\(filePath)", line: line, column: column))
    request.specifier = runner.specifier
    request.ambiguity = { [runner] in runner.ambiguity(of: $0) }
    request.source = FailureSource(
      test: runner == .swiftTesting ? Test.current?.eventIdentifier : TestObserver.runningName,
      fileID: "\(fileID)", isReturned: isReturned)
    return request
  }

  /// Fails the test if there is a failure message, and attaches the files.
  package func conclude(_ result: SnapshotResult) {
    guard let message = result.message else { return }
    if runner == .swiftTesting {
      for attachment in result.attachments {
        Attachment.record(
          attachment.bytes, named: attachment.name, sourceLocation: testingLocation)
      }
    }
    guard let failure = result.failure else { return fail(message) }
    let issue = Self.$isRecorded.withValue(true) { report(message) }
    if issue?.isKnown == true { SnapshotSession.current.noteKnownIssue(failure) }
  }

  /// Fails the test.
  package func fail(_ message: String) { report(message) }

  /// A Boolean value that indicates whether the current task reports a failure that the journal
  /// contains as the result of a snapshot.
  @TaskLocal static var isRecorded = false

  /// Fails the test, and returns the issue of Swift Testing.
  @discardableResult
  private func report(_ message: String) -> Issue? {
    // Swift Testing prints a message up to the first NUL.
    let message = VisibleText.block(message)
    switch runner {
    case .swiftTesting:
      return Issue.record(Comment(rawValue: message), sourceLocation: testingLocation)
    case .xcTest:
      XCTFail(message, file: filePath, line: line)
      return nil
    }
  }

  private var testingLocation: Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
