// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging

extension PNGFile {
  /// The scene that a picture painted by Tintype carries; `nil` where there is none, none that this
  /// version can read, or one that was made for a file with other bytes.
  package var carriedScene: Scene? { ReferenceManifest.read(from: self)?.scene }
}
