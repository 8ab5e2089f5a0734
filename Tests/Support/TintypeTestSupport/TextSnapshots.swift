// SPDX-License-Identifier: MIT

import RegexBuilder
import Tintype
import TintypeBase
import TintypeSnapshots

/// Compares a text with its reference in `__Snapshots__`.
///
/// - Parameters:
///   - text: The text, such as the output of a command.
///   - name: The snapshot's name within the test.
///   - directory: A temporary directory; its path becomes `[directory]`.
///   - redactions: Redactions of other text that changes from run to run.
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
  // The resolved path differs if a parent directory is a symbolic link, and a URL may
  // percent-encode it.
  let paths = directory.map { [FilePath.resolved($0), $0].compactMap(\.self) } ?? []
  let places = paths.flatMap { [$0, String(FilePath.url($0).dropFirst("file://".count))] }
    .map { Redaction.replacing($0, with: "[directory]") }
  assertSnapshot(
    of: text, as: .lines.redacting(places + redactions), named: name, fileID: fileID, file: file,
    testName: testName, line: line, column: column)
}

/// Compares the texts of several cases with one reference, in which each text has a heading.
///
/// - Parameters:
///   - cases: The texts with their headings.
///   - name: The snapshot's name within the test.
///   - directory: A temporary directory; its path becomes `[directory]`.
///   - redactions: Redactions of other text that changes from run to run.
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

/// Returns a command line as a user types it, for the heading of its output.
///
/// - Parameter arguments: The arguments of `tintype`.
/// - Returns: The line.
public func typed(_ arguments: [String]) -> String {
  (["tintype"] + arguments.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : $0 })
    .joined(separator: " ")
}

extension Redaction {
  /// Replaces a text wherever it occurs.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - replacement: The replacement.
  /// - Returns: The redaction.
  public static func replacing(_ text: String, with replacement: String) -> Redaction {
    .matching(text, with: replacement)
  }

  /// Replaces run names that `tintype test` and `tintype merge` generate by `[run]`.
  public static var runs: Redaction { .matching(/\b(test|merged)-[0-9a-f]{12}\b/, with: "[run]") }

  /// Replaces file sizes by `[count] bytes`.
  public static var byteCounts: Redaction { .matching(/\b[0-9]+ bytes/, with: "[count] bytes") }

  /// Replaces digests of files by `[digest]`.
  public static var digests: Redaction { .matching(/\b[0-9a-f]{64}\b/, with: "[digest]") }

  /// Replaces digest prefixes in commands by `[digest]`.
  public static var seenDigests: Redaction {
    .matching(/--seen [0-9a-f]{12}\b/, with: "--seen [digest]")
  }
}
