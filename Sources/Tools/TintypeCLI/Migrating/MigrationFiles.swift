// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

extension MigrationPlan {
  /// Returns the permissions of a file; `nil` if they are unknown.
  static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Renames a file, unless the new name is in use.
  ///
  /// - Returns: The reason why it was not renamed; `nil` on success.
  static func move(_ old: String, to new: String) -> FileError? {
    var status = stat()
    guard lstat(new, &status) != 0 else { return .exists }
    return rename(old, new) == 0 ? nil : .system(code: errno)
  }
}
