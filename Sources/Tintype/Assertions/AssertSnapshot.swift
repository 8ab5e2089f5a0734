// SPDX-License-Identifier: MIT

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
///   - value: The value.
///   - snapshotting: How it is photographed and compared.
///   - name: The snapshot's name within the test; by default the ordinal of the call in the test.
///   - record: Which references are written; by default as the configuration and the environment
///     say.
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
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let runner = Runner.current
  let verification = SnapshotSession.current.verify(
    of: value,
    as: snapshotting,
    named: name,
    record: record,
    in: runner.context(fileID: "\(fileID)", testName: testName),
    at: SourceLocation(filePath: "\(filePath)", line: line, column: column)
  )
  guard let message = verification.message else { return }
  let place = Runner.Place(fileID: fileID, filePath: filePath, line: line, column: column)
  runner.attach(verification.attachments, at: place)
  runner.fail(message, at: place)
}

/// Compares a value with its recorded reference; `record: true` writes the reference anew.
///
/// `false` says nothing: the configuration and the environment decide.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(),
    as: snapshotting,
    named: name,
    record: SnapshotTestingConfiguration.Record(recording),
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

extension SnapshotSession {
  /// The session that assertions use: the process's, unless a test of assertions sets another one.
  @TaskLocal static var current = SnapshotSession.process
}
