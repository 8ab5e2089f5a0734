// SPDX-License-Identifier: MIT

/// The name of a test run, fit to be the name of a directory.
package struct RunName: Hashable, Sendable, CustomStringConvertible {
  /// The name as it was given.
  package let description: String

  /// Where a name came from, for messages.
  package enum Source: Hashable, Sendable {
    /// A person gave it.
    case option
    /// It stands in this file.
    case file(String)
  }

  /// Checks a name, which must stay inside the directory of runs.
  ///
  /// - Parameters:
  ///   - name: One part of a path: not empty, not `.`, without `/`, `..` or control characters.
  ///   - source: Where the name came from; a person by default.
  /// - Throws: ``ReportError/runNameRefused(name:source:)`` for every other name.
  package init(_ name: String, from source: Source = .option) throws(ReportError) {
    let isControl = name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    let leaves = name == "." || name.contains("..") || name.unicodeScalars.contains("/")
    guard !name.isEmpty, !isControl, !leaves else {
      throw .runNameRefused(name: name, source: source)
    }
    description = name
  }
}
