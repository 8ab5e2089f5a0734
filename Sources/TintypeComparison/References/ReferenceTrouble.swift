// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

/// Why a file tells nothing.
package enum ReferenceTrouble: Error, Hashable, Sendable {
  /// The file or directory cannot be read.
  case unreadable(path: String, trouble: FileTrouble)
  /// The file is a pointer of Git LFS.
  case gitLFSPointer(path: String)
  /// The file is no PNG.
  case notPicture(path: String, reason: ImagingError)
  /// The directory and those below it hold no PNG.
  case noPictures(directory: String)
}

extension ReferenceTrouble: CustomStringConvertible {
  /// What is wrong, where, and what to do next.
  package var description: String {
    switch self {
    case .unreadable(let path, .missing):
      "“\(path)” does not exist. Check the path."
    case .unreadable(let path, let trouble):
      "“\(path)” cannot be read: \(trouble). Check what stands there and who may read it."
    case .gitLFSPointer(let path):
      """
      “\(path)” is a pointer of Git LFS, and the file itself was not fetched. Run “git lfs pull”.
      """
    case .notPicture(let path, let reason):
      "“\(path)” is not a picture that tells what painted it. \(reason)"
    case .noPictures(let directory):
      """
      “\(directory)” holds no PNG file. Name a reference, or a directory with references, such as \
      __Snapshots__.
      """
    }
  }
}
