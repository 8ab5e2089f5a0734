// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

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
