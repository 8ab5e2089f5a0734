// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSnapshots

/// Compares a value with its recorded reference, and returns the failure message instead of
/// failing.
///
/// Custom assertions are built on it:
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
/// The message contains a line that names the snapshot. `tintype test` attributes a failure to the
/// snapshot if it contains that line, or if it is at the line that this function received.
///
/// - Parameters:
///   - value: The value. If it throws an error, the message describes the error.
///   - snapshotting: The strategy.
///   - name: The snapshot's name within the test; by default a number.
///   - record: The record mode. The default is set by the configuration or the environment.
///   - snapshotDirectory: The directory that contains the reference, if it is not the default one.
///     A relative path is resolved against the package's root. Names in it follow the rules of
///     `SnapshotTestingConfiguration.References.besideTestFile`.
///   - reason: The reason to allow pending work of the test while the snapshot is taken; by default
///     such a snapshot fails. The reason is stored in the reference.
///   - timeout: The timeout for an asynchronous value, in seconds.
///   - fileID: The file ID of the assertion.
///   - filePath: The file path of the assertion.
///   - testName: The test's name.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The failure message; `nil` if the value equals its reference.
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
  let result = SnapshotSession.current.verify(
    of: value,
    as: snapshotting,
    call.request(
      SnapshotOptions(
        named: name, record: record, snapshotDirectory: snapshotDirectory, allowPending: reason,
        timeout: timeout),
      isReturned: true, test: testName))
  return result.message.map(VisibleText.block)
}

/// Compares a value with its recorded reference in a custom assertion, and returns the failure
/// message instead of failing.
///
/// The other parameters are the same as for the function without `file`. The parameter `file` has
/// no default value here, because the compiler warns if a parameter that defaults to `#file` is
/// passed to one that defaults to `#filePath`, or the other way round. In Swift 6, `#file` is
/// `Module/File.swift`, which does not contain the file's path; pass `#filePath`.
///
/// - Returns: The failure message; `nil` if the value equals its reference.
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
