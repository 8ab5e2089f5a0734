// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeAssertions
import TintypeBase
import TintypeSnapshots
import TintypeSourceEditing

/// The closure of a call that returns an inline snapshot.
///
/// Pass it from a function that calls `assertInlineSnapshot`, so that snapshots are written into
/// the calls of that function:
///
/// ```swift
/// func assertHeader(
///   of request: () -> Request, is header: (() -> String)? = nil,
///   fileID: StaticString = #fileID, file: StaticString = #filePath,
///   function: StaticString = #function, line: UInt = #line, column: UInt = #column
/// ) {
///   assertInlineSnapshot(
///     of: request().header, as: .lines,
///     syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
///       trailingClosureLabel: "is", trailingClosureOffset: 1),
///     matches: header, fileID: fileID, file: file, function: function, line: line, column: column)
/// }
/// ```
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure of `assertInlineSnapshot`.
  public static let defaultTrailingClosureLabel = "matches"

  /// The labels of the closure in earlier versions; recording replaces them.
  public var deprecatedTrailingClosureLabels: [String]

  /// The label of the closure.
  public var trailingClosureLabel: String

  /// The number of preceding closures at the end of the call.
  public var trailingClosureOffset: Int

  /// Creates a description of a closure.
  ///
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: The labels of the closure in earlier versions.
  ///   - trailingClosureLabel: The label of the closure.
  ///   - trailingClosureOffset: The number of preceding closures.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at the closure, or at the call if there is no such closure.
  ///
  /// - Parameters:
  ///   - message: The message of the failure.
  ///   - fileID: The file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func fail(
    _ message: @autoclosure () -> String = "",
    fileID: StaticString,
    file filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let closureLine = closureLine(filePath: filePath, line: line, column: column)
    Call(fileID: fileID, filePath: filePath, line: closureLine ?? line, column: column)
      .fail(message())
  }

  /// Returns the line of the closure; `nil` if there is none, or if the file cannot be read.
  func closureLine(filePath: StaticString, line: UInt, column: UInt) -> UInt? {
    let path = "\(filePath)"
    guard let line = Int(exactly: line), let column = Int(exactly: column),
      let index = SourceIndexes.index(of: path)
    else { return nil }
    return index.line(of: position(line: line, column: column)).map { UInt($0) }
  }

  private func position(line: Int, column: Int) -> SnapshotPosition {
    SnapshotPosition(
      line: line, column: column, label: trailingClosureLabel,
      deprecatedLabels: deprecatedTrailingClosureLabels, offset: trailingClosureOffset)
  }

  /// Returns the description for the session.
  func inlineSnapshot(message: String) -> InlineSnapshot {
    InlineSnapshot(
      label: trailingClosureLabel, deprecatedLabels: deprecatedTrailingClosureLabels,
      offset: trailingClosureOffset, message: message)
  }
}

/// A cache of the file of the last failure, because a test file often has many failures.
private enum SourceIndexes {
  private struct Entry {
    var path: String
    var bytes: [UInt8]
    var index: SourceIndex
  }
  private static let last = Mutex<Entry?>(nil)

  static func index(of path: String) -> SourceIndex? {
    guard let bytes = try? RegularFile.bytes(of: path, limit: SourceFile.sizeLimit) else {
      return nil
    }
    return last.withLock { last in
      if let last, last.path == path, last.bytes == bytes { return last.index }
      let index = SourceIndex(bytes)
      last = Entry(path: path, bytes: bytes, index: index)
      return index
    }
  }
}
