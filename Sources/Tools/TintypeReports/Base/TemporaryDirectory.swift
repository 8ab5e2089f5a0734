// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A directory for temporary files, which is removed with the last reference to the object.
package final class TemporaryDirectory: Sendable {
  /// The absolute path.
  package let path: String

  /// Creates a directory that only the current user can read.
  ///
  /// - Throws: The reason why it was not created.
  package init() throws(FileError) { path = try PrivateFile.directory() }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
