// SPDX-License-Identifier: MIT

/// A file of which something is left out.
package struct LeftOutFile: Hashable, Sendable {
  /// The path, relative to the code base if it is in it.
  package var path: String
  /// A Boolean value that indicates whether the whole file is left out.
  package var isWhole: Bool
  /// The declarations with the first error of each.
  package var declarations: [Declaration]

  package init(path: String, isWhole: Bool, declarations: [Declaration]) {
    (self.path, self.isWhole, self.declarations) = (path, isWhole, declarations)
  }

  /// Adds the declarations that another module with the same file leaves out.
  package mutating func add(_ other: LeftOutFile) {
    isWhole = isWhole || other.isWhole
    declarations += other.declarations.filter { !declarations.contains($0) }
    declarations.sort { $0.line < $1.line }
  }

  /// A declaration that is left out.
  package struct Declaration: Hashable, Sendable {
    package var line: Int
    /// The declaration, such as `var body`.
    package var name: String
    /// The error of the compiler.
    package var message: String

    package init(line: Int, name: String, message: String) {
      (self.line, self.name, self.message) = (line, name, message)
    }

    /// The name without keywords and parameters, such as `body`.
    var baseName: Substring {
      name.prefix { $0 != "(" }.split(separator: " ").last ?? ""
    }
  }
}
