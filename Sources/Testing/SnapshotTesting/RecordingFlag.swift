// SPDX-License-Identifier: MIT

import Foundation
import TintypeAssertions
import TintypeSnapshots

// Variants: `record: true` records the reference again; `false` and `nil` leave it to the
//   configuration and the environment.; @_disfavoredOverload; of value; Bool?; .init(recording) ->
//   it has a former label; The flag `true` records it again.; @available(*, deprecated, message: "Use
//   assertSnapshot(of:as:)."); matching value; Bool = false; recording
/// Compares a value with its recorded reference; `record: true` records the reference again.
///
/// `false` and `nil` leave it to the configuration and the environment.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

// Variants: "[String: Snapshotting<Value, Format>]" -> "[Snapshotting<Value, Format>]"
// Variants: `record: true` records the references again; `false` and `nil` leave it to the
//   configuration and the environment.; @_disfavoredOverload; of value; Bool?; .init(recording) ->
//   it has a former label; The flag `true` records it again.; @available(*, deprecated, message: "Use
//   assertSnapshots(of:as:)."); matching value; Bool = false; recording
/// Compares a value by several strategies; `record: true` records the references again.
///
/// `false` and `nil` leave it to the configuration and the environment.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .init(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

// Variants: "filePath: StaticString = #filePath" -> "file filePath: StaticString"
// Variants: `record: true` records the reference again; `false` and `nil` leave it to the
//   configuration and the environment.; @_disfavoredOverload; of value; Bool?; .init(recording) ->
//   it has a former label; The flag `true` records it again.; @available(*, deprecated, message: "Use
//   verifySnapshot(of:as:)."); matching value; Bool = false; recording
/// Compares a value with its reference without failing; `record: true` records the reference again.
///
/// `false` and `nil` leave it to the configuration and the environment.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout,
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

extension SnapshotTestingConfiguration.Record {
  /// Creates the mode of a flag; `nil` inherits the mode.
  init(_ flag: Bool?) { self.init(flag ?? false) }
}
