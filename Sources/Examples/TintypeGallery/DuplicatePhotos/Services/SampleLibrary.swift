// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// A library of computed images with typical duplicates.
  package enum SampleLibrary {
    /// Eleven photos of five motifs, three of which have duplicates.
    ///
    /// The duplicates are brighter or darker, shifted by some pixels as in a burst, or exact
    /// copies.
    package static let photos: [PhotoAsset] = {
      let motifs = [0, 1, 2, 4, 5].map { SampleImage.landscape(seed: $0) }
      return [
        ("coast", motifs[0]), ("coast-again", motifs[0]), ("evening", motifs[1]),
        ("night", motifs[3]), ("evening-brighter", motifs[1]?.exposed(by: 24)),
        ("meadow", motifs[4]), ("hills", motifs[2]), ("evening-burst", motifs[1]?.moved(by: 3)),
        ("hills-darker", motifs[2]?.exposed(by: -18)), ("hills-burst", motifs[2]?.moved(by: 2)),
        ("evening-burst-2", motifs[1]?.moved(by: 6)),
      ].map { id, image in PhotoAsset(id: id, image: image) }
    }()

    /// The photos of a library without duplicates.
    package static let uniquePhotos = photos.filter {
      ["coast", "evening", "night", "meadow", "hills"].contains($0.id)
    }
  }
}

extension ImageData {
  /// Returns the image with a number added to each color component, clamped to the valid range.
  fileprivate func exposed(by amount: Int) -> ImageData? {
    changed { pixel, _, _ in
      [0, 8, 16].reduce(pixel & 0xFF00_0000) { sum, shift in
        let value = Int(pixel >> UInt32(shift) & 0xFF) + amount
        return sum | UInt32(max(0, min(255, value))) << UInt32(shift)
      }
    }
  }

  /// Returns the image as taken by a camera that moved to the right by some pixels.
  fileprivate func moved(by columns: Int) -> ImageData? {
    let width = reference.pixelWidth
    return changed { _, x, y in pixels[y * width + min(x + columns, width - 1)] }
  }

  private func changed(_ change: (UInt32, _ x: Int, _ y: Int) -> UInt32) -> ImageData? {
    let width = reference.pixelWidth
    return ImageData(
      pixelWidth: width, pixelHeight: reference.pixelHeight, scale: scale,
      pixels: pixels.indices.map { change(pixels[$0], $0 % width, $0 / width) })
  }
}
