// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// Compares a value with its recorded reference, and says what there is to say instead of failing.
///
/// Assertions of one's own are built on it:
///
/// ```swift
/// func assertScreen(_ screen: some Component, fileID: StaticString = #fileID,
///   file: StaticString = #filePath, testName: String = #function, line: UInt = #line
/// ) {
///   let failure = verifySnapshot(of: screen, as: .image(on: .iPhone13), snapshotDirectory: "Screens",
///     fileID: fileID, file: file, testName: testName, line: line)
///   if let failure { XCTFail(failure, file: file, line: line) }
/// }
/// ```
///
/// - Parameters:
///   - value: The value; what it throws is what there is to say.
///   - snapshotting: How it is photographed and compared.
///   - name: The snapshot's name within the test; by default a number.
///   - record: Which references are written; by default as the configuration and the environment
///     say.
///   - snapshotDirectory: The directory of the reference itself, where it is not the usual one; a
///     relative path starts at the package's root. Names in it are those of
///     `SnapshotTestingConfiguration.References.besideTestFile`.
///   - reason: Why work may be pending while the snapshot is taken, in the ledger of the test; by
///     default such a snapshot fails. It is written into the reference.
///   - timeout: How long to wait for a value that comes later, in seconds.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - testName: The test's name.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
/// - Returns: What a failing test would say; `nil` where the value equals its reference.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  allowPending reason: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let call = Call(fileID: fileID, filePath: filePath, line: line, column: column)
  return SnapshotSession.current.verify(
    of: value,
    as: snapshotting,
    call.request(
      named: name, record: record, snapshotDirectory: snapshotDirectory, allowPending: reason,
      timeout: timeout, test: testName)
  ).message
}

/// Compares a value with its recorded reference in an assertion of one's own, and returns what is
/// wrong instead of failing.
///
/// The other parameters are those of the function without `file`. `file` has no default value here:
/// the compiler warns where a parameter that defaults to `#file` is passed to one that defaults to
/// `#filePath`, and the other way round. In Swift 6, `#file` is `Module/File.swift`, which does not
/// contain the file's path; pass `#filePath`.
///
/// - Returns: The message of a failing test; `nil` where the value equals its reference.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  allowPending reason: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record,
    snapshotDirectory: snapshotDirectory, allowPending: reason, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
}
