// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// A file that a difference left behind, read and checked.
enum Artifact: Hashable, Sendable {
  /// A file that starts as a PNG does.
  case picture(Data)
  /// A text.
  case text(String)
  /// Nothing to show, and why.
  case unavailable(Trouble)

  /// Why an artifact is not shown.
  enum Trouble: Hashable, Sendable {
    /// Its path is absolute, contains `..`, or leads elsewhere through a symbolic link.
    case leavesOutputDirectory
    /// It is called a PNG but is none.
    case notAPicture
    /// It cannot be read.
    case file(FileTrouble)
  }
}

extension Artifact.Trouble: CustomStringConvertible {
  /// The trouble in words, and what to do next.
  var description: String {
    switch self {
    case .leavesOutputDirectory:
      "Not shown: the path leads out of the output directory. Check who wrote this journal."
    case .notAPicture:
      "Not shown: the file is not a PNG picture. Run the test again to write it anew."
    case .file(.missing):
      """
      Not shown: the file is gone. A later run may have removed it because the snapshot matched; \
      if not, run the test again.
      """
    case .file(let trouble):
      "Not shown: the file cannot be embedded, \(trouble). Open it where it lies."
    }
  }
}
