// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Tintype
import TintypeAssertions
import TintypeAudits
import TintypeComparison
import TintypeSnapshots

/// Compares the image of a value with a reference, and audits it.
///
/// ```swift
/// assertSnapshot(of: LoginForm(), as: .image(on: .iPhone13), auditing: .all)
/// ```
///
/// The image is taken once. A difference and findings are failures of their own: an image that
/// matches its reference fails if the audit finds something, and a new image is audited before it is
/// accepted.
///
/// - Parameters:
///   - value: The value. An error that it throws fails the test with the error's description.
///   - image: The strategy that takes the image.
///   - options: The rules of the audit, their limits, and the exceptions.
///   - name: The name of the reference; by default a number that counts the assertions of the test.
///   - record: The recording mode; `nil`, the default, for that of the configuration.
///   - snapshotDirectory: The directory of the reference; `nil`, the default, for that of the
///     configuration.
///   - reason: The reason why pending work is allowed; `nil`, the default, if it is not.
///   - timeout: The time limit of the image in seconds.
///   - fileID: The file ID of the assertion.
///   - filePath: The file path of the assertion.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value,
  as image: Snapshotting<Value, SnapshotImage>,
  auditing options: AuditOptions,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  allowPending reason: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let taken = Mutex<SnapshotImage?>(nil)
  let keeping = image.receiving { image in taken.withLock { $0 = image } }
  assertSnapshot(
    of: try value(), as: keeping, named: name, record: record,
    snapshotDirectory: snapshotDirectory, allowPending: reason, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
  // Without an image, the assertion has failed.
  guard let image = taken.withLock({ $0 }) else { return }
  let call = Call(fileID: fileID, filePath: filePath, line: line, column: column)
  if let message = AuditedValue.failure(of: image, options) { call.fail(message) }
}
