// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeImaging

// What a picture that matches has to remark.
extension PictureComparison {
  /// That the scene is another one while the pixels are the same.
  ///
  /// Scenes are decoded and compared only where their digests say that there is something to find.
  var otherScene: [String] {
    guard let manifest, let digest = manifest.nodes, let scene = picture.scene,
      scene.nodeDigest != digest, let old = manifest.scene
    else { return [] }
    let changes = scene.difference(from: old)
    guard let first = changes.ranked.first else { return [] }
    let rest = changes.changes.count - 1
    let more = rest > 0 ? ", and \(Numbers.grouped(rest)) more" : ""
    return ["same pixels, other scene: \(first)\(more)"]
  }

  /// That the reference's samples mean other colours than they are taken for.
  var colorSpace: [String] {
    let space = file.colorSpace
    return space.isSRGB ? [] : ["the reference states \(space); its samples were compared as sRGB"]
  }

  /// What there is to know of the reference's file where its pixels were compared.
  var remarks: [String] { colorSpace + fileRemarks }

  /// What is unusual about the reference's file, apart from its color space.
  var fileRemarks: [String] {
    var remarks = file.warnings.map { "the reference \($0)" }
    if file.bitDepth == 16 {
      remarks.append(
        "the reference has 16 bits a sample, which were rounded to the 8 of a snapshot")
    }
    return remarks
  }

  /// That some pixels differ and are tolerated.
  func tolerated(_ pixels: BitmapComparison) -> [String] {
    guard pixels.differingPixels > 0 else { return [] }
    return ["\(pixels.extent) differ, which is tolerated"]
  }

  /// That the recorded pixels differ because they were painted in another environment.
  func drift(_ pixels: BitmapComparison, _ environment: [Fingerprint.Difference]) -> String {
    """
    the reference was painted in another environment: \(environment.told). Its scene, painted \
    here, matches; of the recorded pixels \(pixels.extent) differ
    """
  }
}

extension BitmapComparison {
  /// How many pixels of how many: `12 of 1,424,160 pixels`.
  fileprivate var extent: String {
    "\(Numbers.grouped(differingPixels)) of \(Numbers.counted(totalPixels, "pixel"))"
  }
}

extension [Fingerprint.Difference] {
  /// What differs, in short; parts that one of two does not tell say nothing about the other.
  var told: String {
    filter { $0.effect > .unstated }.map(\.summary).joined(separator: ", ")
  }
}
