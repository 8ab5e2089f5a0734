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
/// The first run records the reference and fails, so that it is looked at. Works in XCTest and in
/// Swift Testing alike.
///
/// - Parameters:
///   - value: The value; what it throws fails the test with its words.
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
  let verification = SnapshotSession.current.verify(
    of: value,
    as: snapshotting,
    call.request(
      named: name, record: record, snapshotDirectory: snapshotDirectory, allowPending: reason,
      timeout: timeout, test: testName))
  call.conclude(verification)
}

/// Compares a value that is awaited with its recorded reference, and fails the test if they differ.
///
/// ```swift
/// @Test func feed() async {
///   await assertSnapshot(as: .image(on: .iPhone13)) {
///     await FeedView(posts: store.load())
///   }
/// }
/// ```
///
/// The value is made on the caller's actor. Nothing blocks while it is awaited, so what it needs of
/// the main actor can happen.
///
/// - Parameters:
///   - snapshotting: How it is photographed and compared.
///   - name: The snapshot's name within the test; by default a number.
///   - record: Which references are written; by default as the configuration and the environment
///     say.
///   - snapshotDirectory: The directory of the reference itself, where it is not the usual one.
///   - reason: Why work may be pending while the snapshot is taken, in the ledger of the test; by
///     default such a snapshot fails. It is written into the reference.
///   - timeout: How long to wait for a format that the strategy makes later, in seconds.
///   - isolation: The actor on which the value is made.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - testName: The test's name.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
///   - value: The value; what it throws fails the test with its words.
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
  let verification = await SnapshotSession.current.verify(
    as: snapshotting,
    call.request(
      named: name, record: record, snapshotDirectory: snapshotDirectory, allowPending: reason,
      timeout: timeout, test: testName),
    of: value)
  call.conclude(verification)
}

/// Compares a value in several ways, each with a reference of its own under the strategy's name.
///
/// ```swift
/// assertSnapshots(of: LoginForm(), as: ["light": .image, "dark": .image(traits: .dark)])
/// ```
///
/// The strategies are taken in the order of their names.
///
/// - Parameters:
///   - value: The value, made anew for each strategy.
///   - strategies: How it is photographed and compared, by the snapshots' names.
///   - record: Which references are written; by default as the configuration and the environment
///     say.
///   - timeout: How long to wait for a value that comes later, in seconds.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - testName: The test's name.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
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

/// Compares a value in several ways, each with a reference of its own under a number.
///
/// - Parameters:
///   - value: The value, made anew for each strategy.
///   - strategies: How it is photographed and compared.
///   - record: Which references are written; by default as the configuration and the environment
///     say.
///   - timeout: How long to wait for a value that comes later, in seconds.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - testName: The test's name.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
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
        call.request(named: nil, record: record, timeout: timeout, index: index, test: testName)))
  }
}
