// SPDX-License-Identifier: MIT

import RegexBuilder
import Tintype
import TintypeSnapshots

/// Compares a text with its reference in `__Snapshots__`.
///
/// - Parameters:
///   - text: The text, such as the output of a command.
///   - name: The snapshot's name within the test.
///   - directory: A temporary directory; its path becomes `[directory]`.
///   - redactions: What else changes from run to run.
///   - fileID: The file of the assertion.
///   - file: The path of that file.
///   - testName: The test's name.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertText(
  _ text: String, named name: String? = nil, in directory: String? = nil,
  redacting redactions: [Redaction] = [], fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  // A link above a temporary directory gives it a second path, and a URL may escape it.
  let paths = directory.map { [FilePath.resolved($0), $0].compactMap(\.self) } ?? []
  let places = paths.flatMap { [$0, String(FilePath.url($0).dropFirst("file://".count))] }
    .map { Redaction.replacing($0, with: "[directory]") }
  assertSnapshot(
    of: text, as: .lines.redacting(places + redactions), named: name, fileID: fileID, file: file,
    testName: testName, line: line, column: column)
}

/// Compares the texts of several cases with one reference, in which each has a heading.
///
/// - Parameters:
///   - cases: The texts with their headings.
///   - name: The snapshot's name within the test.
///   - directory: A temporary directory; its path becomes `[directory]`.
///   - redactions: What else changes from run to run.
///   - fileID: The file of the assertion.
///   - file: The path of that file.
///   - testName: The test's name.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertTexts(
  _ cases: [(heading: String, text: String)], named name: String? = nil,
  in directory: String? = nil, redacting redactions: [Redaction] = [],
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let sections = cases.map { "## \($0.heading)\n\($0.text)\($0.text.hasSuffix("\n") ? "" : "\n")" }
  assertText(
    sections.joined(separator: "\n"), named: name, in: directory, redacting: redactions,
    fileID: fileID, file: file, testName: testName, line: line, column: column)
}

/// Returns a command line as it is typed, for the heading of what it prints.
///
/// - Parameter arguments: The arguments of `tintype`.
/// - Returns: The line.
public func typed(_ arguments: [String]) -> String {
  (["tintype"] + arguments.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : $0 })
    .joined(separator: " ")
}

extension Redaction {
  /// A text becomes another one, wherever it occurs.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - replacement: The other one.
  /// - Returns: The redaction.
  public static func replacing(_ text: String, with replacement: String) -> Redaction {
    .matching(text, with: replacement)
  }

  /// The names of runs that `tintype test` and `tintype merge` make up become `[run]`.
  public static var runs: Redaction { .matching(/\b(test|merged)-[0-9a-f]{12}\b/, with: "[run]") }

  /// Sizes of files become `[count] bytes`.
  public static var byteCounts: Redaction { .matching(/\b[0-9]+ bytes/, with: "[count] bytes") }

  /// Digests of files become `[digest]`.
  public static var digests: Redaction { .matching(/\b[0-9a-f]{64}\b/, with: "[digest]") }

  /// The first digits of a digest, as they are given to a command, become `[digest]`.
  public static var seenDigests: Redaction {
    .matching(/--seen [0-9a-f]{12}\b/, with: "--seen [digest]")
  }
}
