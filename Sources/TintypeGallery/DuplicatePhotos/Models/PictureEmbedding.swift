// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// The fingerprint of a picture: how the colours of its parts differ from the picture's mean.
  ///
  /// The picture is cut into 8 × 8 fields, and each gives three numbers: the means of red, green
  /// and blue. The mean of all fields is taken away, so that a brighter copy points the same way.
  enum PictureEmbedding {
    /// Fields in each direction.
    private static let side = 8

    /// The fingerprint of a picture.
    ///
    /// - Parameter picture: The picture.
    /// - Returns: 192 numbers; all are 0 for a picture of one colour.
    static func of(_ picture: ImageData) -> [Float] {
      let (width, height) = (picture.reference.pixelWidth, picture.reference.pixelHeight)
      var sums = [Int](repeating: 0, count: side * side * 3)
      var counts = [Int](repeating: 0, count: side * side)
      picture.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          for x in 0..<width {
            let field = y * side / height * side + x * side / width
            let pixel = pixels[y * width + x]
            counts[field] += 1
            for channel in 0..<3 {
              sums[field * 3 + channel] += Int(pixel >> UInt32(channel * 8) & 0xFF)
            }
          }
        }
      }
      var means = sums.indices.map { Float(sums[$0]) / Float(max(counts[$0 / 3], 1)) }
      for channel in 0..<3 {
        let places = stride(from: channel, to: means.count, by: 3)
        let mean = places.reduce(0) { $0 + means[$1] } / Float(side * side)
        for place in places { means[place] -= mean }
      }
      return means
    }
  }
}
