// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import TintypeAssertions
import TintypeSnapshots

/// Compares a value with a text in the test's source, and fails the test if they differ.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///   """
///   {
///     "name" : "Ada"
///   }
///   """
/// }
/// ```
///
/// If the closure is missing, the test fails, and the closure is written into the source file when
/// all tests of the process have ended. A `nil` value has no closure.
///
/// - Parameters:
///   - value: The value; an error that it throws fails the test.
///   - snapshotting: The strategy that makes the text.
///   - message: The beginning of the failure message, which replaces the default.
///   - record: The record mode. The default is set by the configuration or the environment.
///   - timeout: The timeout for an asynchronous text, in seconds.
///   - syntaxDescriptor: The closure of the call, for functions that call this one.
///   - expected: The closure that returns the text.
///   - fileID: The file of the call.
///   - filePath: The path of that file.
///   - function: The function that contains the call.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let call = InlineCall(
    fileID: fileID, filePath: filePath, line: line, column: column, syntaxDescriptor)
  let result = SnapshotSession.current.verifyInline(
    of: value, as: snapshotting,
    call.request(SnapshotOptions(record: record, timeout: timeout), function: function),
    syntaxDescriptor.inlineSnapshot(message: message()), matches: expected)
  call.conclude(result)
}

/// Compares a value that is made asynchronously with a text in the test's source, and fails the
/// test if they differ.
///
/// ```swift
/// await assertInlineSnapshot(as: .json) {
///   await store.load()
/// } matches: {
///   """
///   []
///   """
/// }
/// ```
///
/// - Parameters:
///   - snapshotting: The strategy that makes the text.
///   - message: The beginning of the failure message, which replaces the default.
///   - record: The record mode. The default is set by the configuration or the environment.
///   - timeout: The timeout for a text that the strategy makes asynchronously, in seconds.
///   - syntaxDescriptor: The closure of the call, for functions that call this one.
///   - isolation: The actor on which the value is made.
///   - fileID: The file of the call.
///   - filePath: The path of that file.
///   - function: The function that contains the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - value: The value; an error that it throws fails the test.
///   - expected: The closure that returns the text.
public func assertInlineSnapshot<Value>(
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(
    trailingClosureOffset: 1),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column,
  of value: () async throws -> Value?,
  matches expected: (() -> String)? = nil
) async {
  let call = InlineCall(
    fileID: fileID, filePath: filePath, line: line, column: column, syntaxDescriptor)
  let result = await SnapshotSession.current.verifyInline(
    as: snapshotting,
    call.request(SnapshotOptions(record: record, timeout: timeout), function: function),
    syntaxDescriptor.inlineSnapshot(message: message()), of: value, matches: expected)
  call.conclude(result)
}

/// Compares a value with a text in the test's source; `record: true` records the text again.
///
/// `false` and `nil` leave it to the configuration and the environment.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: Bool?,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertInlineSnapshot(
    of: try value(), as: snapshotting, message: message(),
    record: recording.map { SnapshotTestingConfiguration.Record($0) }, timeout: timeout,
    syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath,
    function: function, line: line, column: column)
}

/// A call of an assertion, and its closure.
private struct InlineCall {
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt
  private let descriptor: InlineSnapshotSyntaxDescriptor

  init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
    _ descriptor: InlineSnapshotSyntaxDescriptor
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.descriptor = descriptor
  }

  private func call(line: UInt) -> Call {
    Call(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func request(_ options: SnapshotOptions, function: StaticString) -> SnapshotRequest {
    call(line: line).request(options, test: "\(function)")
  }

  /// Fails the test if the snapshot failed, at the closure if the texts differ.
  func conclude(_ result: SnapshotResult) {
    var line = line
    switch result.verdict {
    case .matched: break
    case .recorded: InlineSnapshotWriter.writeAtExit()
    case .changed:
      line = descriptor.closureLine(filePath: filePath, line: line, column: column) ?? line
    case .missing, .failed: break
    }
    call(line: line).conclude(result)
  }
}
