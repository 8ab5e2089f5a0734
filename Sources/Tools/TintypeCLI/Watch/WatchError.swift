// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The reason why the sources of a package cannot be watched.
enum WatchError: Error, Hashable, Sendable {
  /// The system refused to watch a directory, with this `errno`.
  case cannotWatch(path: String, code: Int32)
  /// The directory for images cannot be created.
  case cannotWrite(path: String, error: FileError)
  /// The system has no inotify.
  case unsupported
}

extension WatchError: CustomStringConvertible {
  /// The problem and the next step.
  var description: String {
    switch self {
    case .cannotWatch(let path, ENOSPC):
      """
      “\(path)” cannot be watched, because too many directories are watched. Run “sudo sysctl \
      fs.inotify.max_user_watches=524288”, which increases their number.
      """
    case .cannotWatch(let path, EMFILE):
      """
      “\(path)” cannot be watched, because too many programs watch directories. End some of them, \
      or run “sudo sysctl fs.inotify.max_user_instances=1024”, which increases their number.
      """
    case .cannotWatch(let path, let code):
      "“\(path)” cannot be watched: \(FileError.system(code: code)). Check its permissions."
    case .cannotWrite(let path, let error):
      """
      Images cannot be written to “\(path)”: \(error). Specify another directory with the variable \
      TINTYPE_OUTPUT.
      """
    case .unsupported:
      "Sources can only be watched on Linux. Use “tintype catalog” instead."
    }
  }
}
