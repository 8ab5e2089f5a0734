// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// Compares a value with its recorded reference, and fails the test if they differ.
///
/// ```swift
/// func testProfile() {
///   assertSnapshot(of: ProfileView(user: .mock), as: .image(on: .iPhone13))
/// }
/// ```
///
/// The first run records the reference and fails, so that the reference is reviewed. The function
/// works in XCTest and in Swift Testing.
///
/// - Parameters:
///   - value: The value. An error that it throws fails the test with the error's description.
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
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
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
  let call = Call(fileID: fileID, filePath: filePath, line: line, column: column)
  let result = SnapshotSession.current.verify(
    of: value,
    as: snapshotting,
    call.request(
      SnapshotOptions(
        named: name, record: record, snapshotDirectory: snapshotDirectory, allowPending: reason,
        timeout: timeout),
      test: testName))
  call.conclude(result)
}

/// Compares a value that is made asynchronously with its recorded reference, and fails the test if
/// they differ.
///
/// ```swift
/// @Test func feed() async {
///   await assertSnapshot(as: .image(on: .iPhone13)) {
///     await FeedView(posts: store.load())
///   }
/// }
/// ```
///
/// The value is made on the caller's actor. No thread is blocked while it is awaited, so the value
/// can depend on work on the main actor.
///
/// - Parameters:
///   - snapshotting: The strategy.
///   - name: The snapshot's name within the test; by default a number.
///   - record: The record mode. The default is set by the configuration or the environment.
///   - snapshotDirectory: The directory that contains the reference, if it is not the default one.
///   - reason: The reason to allow pending work of the test while the snapshot is taken; by default
///     such a snapshot fails. The reason is stored in the reference.
///   - timeout: The timeout for a format that the strategy makes asynchronously, in seconds.
///   - isolation: The actor on which the value is made.
///   - fileID: The file ID of the assertion.
///   - filePath: The file path of the assertion.
///   - testName: The test's name.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - value: The value. An error that it throws fails the test with the error's description.
public func assertSnapshot<Value, Format>(
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  allowPending reason: String? = nil,
  timeout: TimeInterval = 5,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  of value: () async throws -> Value
) async {
  let call = Call(fileID: fileID, filePath: filePath, line: line, column: column)
  let result = await SnapshotSession.current.verify(
    as: snapshotting,
    call.request(
      SnapshotOptions(
        named: name, record: record, snapshotDirectory: snapshotDirectory, allowPending: reason,
        timeout: timeout),
      test: testName),
    of: value)
  call.conclude(result)
}

/// Compares a value by several strategies, each with a reference that has the strategy's name.
///
/// ```swift
/// assertSnapshots(of: LoginForm(), as: ["light": .image, "dark": .image(traits: .dark)])
/// ```
///
/// The strategies run in the order of their names.
///
/// - Parameters:
///   - value: The value, which is made again for each strategy.
///   - strategies: The strategies, by the names of the snapshots.
///   - record: The record mode. The default is set by the configuration or the environment.
///   - timeout: The timeout for an asynchronous value, in seconds.
///   - fileID: The file ID of the assertion.
///   - filePath: The file path of the assertion.
///   - testName: The test's name.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value by several strategies, each with a numbered reference.
///
/// - Parameters:
///   - value: The value, which is made again for each strategy.
///   - strategies: The strategies.
///   - record: The record mode. The default is set by the configuration or the environment.
///   - timeout: The timeout for an asynchronous value, in seconds.
///   - fileID: The file ID of the assertion.
///   - filePath: The file path of the assertion.
///   - testName: The test's name.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let call = Call(fileID: fileID, filePath: filePath, line: line, column: column)
  for (index, strategy) in strategies.enumerated() {
    call.conclude(
      SnapshotSession.current.verify(
        of: value, as: strategy,
        call.request(
          SnapshotOptions(record: record, timeout: timeout, index: index), test: testName)))
  }
}
