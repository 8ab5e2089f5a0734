// SPDX-License-Identifier: MIT

/// The source location of an assertion.
package struct CallSite: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The source file.
  ///
  /// It is the path at compile time; in the journal, it is relative to the package's root if it is
  /// below it.
  package var file: String
  /// The line, counted from 1.
  package var line: UInt
  /// The column, counted from 1.
  package var column: UInt

  /// Creates a location.
  package init(file: String, line: UInt, column: UInt) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The location in the format of compilers, `file:line:column`.
  package var description: String { "\(file):\(line):\(column)" }

  /// Returns the location with its file relative to the package's root.
  package func relative(to packageRoot: String?) -> CallSite {
    guard let packageRoot, file.hasPrefix(packageRoot + "/") else { return self }
    var site = self
    site.file = String(file.dropFirst(packageRoot.count + 1))
    return site
  }
}
