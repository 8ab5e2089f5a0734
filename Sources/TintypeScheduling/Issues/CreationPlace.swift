// SPDX-License-Identifier: MIT

/// Where in the source something was made: a scheduler, a subscription, a piece of work.
public struct CreationPlace: Sendable {
  /// The module and the file, such as `App/ScoreView.swift`.
  public var fileID: StaticString
  /// The path of the file, as the compiler knew it.
  public var filePath: StaticString
  /// The line, from 1.
  public var line: UInt
  /// The column, from 1.
  public var column: UInt

  /// Creates a place; by default the one of the call.
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension CreationPlace: Hashable {
  /// Whether two places are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.line == b.line && a.column == b.column && "\(a.fileID)" == "\(b.fileID)"
      && "\(a.filePath)" == "\(b.filePath)"
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine("\(fileID)")
    hasher.combine("\(filePath)")
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension CreationPlace: CustomStringConvertible {
  /// The file and the line, such as `App/ScoreView.swift:42`.
  public var description: String { "\(fileID):\(line)" }
}
