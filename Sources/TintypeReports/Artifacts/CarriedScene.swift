// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeImaging

/// The scene that a picture painted by Tintype carries in its chunk `tySN`.
enum CarriedScene {
  /// The scene; `nil` where there is none, none that can be read, or one that was made for a file
  /// with other bytes.
  static func read(from file: PNGFile) -> Scene? {
    guard let data = file.data(of: chunk),
      let json = try? Zlib.decompress(data, limit: sizeLimit),
      let holder = try? JSONDecoder().decode(Holder.self, from: Data(json)),
      holder.format == 1, holder.file == file.digest(excluding: chunk)
    else { return nil }
    return holder.scene
  }

  private struct Holder: Decodable {
    var format: Int
    var file: Digest128
    var scene: Scene?
  }

  private static let chunk = "tySN"

  /// More than any manifest needs; what is larger is not one.
  private static let sizeLimit = 16 << 20
}
