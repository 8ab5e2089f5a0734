// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// A module that a file imports, except in branches of `#if` that are inactive on the platform.
package struct ImportedModule: Hashable, Sendable {
  /// The name, without submodules and declarations.
  package var name: String
  /// The line number of the import, from 1.
  package var line: Int
  /// A Boolean value that indicates whether the import is in a branch whose condition only the
  /// compiler can evaluate, such as `DEBUG` or `canImport` of a module of the project.
  package var isConditional: Bool
}
