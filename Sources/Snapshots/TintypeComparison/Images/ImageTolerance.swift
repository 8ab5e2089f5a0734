// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeScene

/// The definition of a difference between an image and its reference, with masked nodes.
package struct ImageTolerance: Hashable, Sendable {
  /// The differences to tolerate.
  package var tolerance: Tolerance
  /// The nodes to exclude, at their positions in both images.
  package var masked: [NodeSelector]

  /// Creates a definition.
  package init(_ tolerance: Tolerance, masking masked: [NodeSelector] = []) {
    (self.tolerance, self.masked) = (tolerance, masked)
  }

  /// The masked nodes.
  var masks: NodeMasks { NodeMasks(selectors: masked) }

  /// Returns the tolerance with the frames of the masked nodes in scenes.
  ///
  /// - Parameters:
  ///   - scenes: The scenes of the reference and of the new image, as far as they are known.
  ///   - sizes: The sizes of both images in pixels.
  /// - Returns: The tolerance.
  func withMasks(of scenes: [Scene], on sizes: [PixelSize]) -> Tolerance {
    guard !masked.isEmpty else { return tolerance }
    var tolerance = tolerance
    tolerance.masks += masks.rectangles(in: scenes, on: sizes)
    return tolerance
  }

  /// Compares the pixels of an image with those of a reference, as an assertion does.
  ///
  /// - Parameters:
  ///   - reference: The pixels and the scene of the reference.
  ///   - actual: The pixels and the scene of the new image.
  /// - Returns: The result.
  /// - Throws: `ImagingError` if a number of the tolerance is out of range, or a mask is outside of
  ///   both images.
  package func comparison(
    of reference: (pixels: Bitmap, scene: Scene), with actual: (pixels: Bitmap, scene: Scene)
  ) throws(ImagingError) -> BitmapComparison {
    try BitmapComparison(
      reference: reference.pixels, actual: actual.pixels,
      tolerance: withMasks(
        of: [reference.scene, actual.scene], on: [reference.pixels.size, actual.pixels.size]))
  }
}

extension ImageTolerance: CustomStringConvertible {
  /// The tolerance in a few words, such as “perceptual distance 0.02, 1 % of the pixels”; “exact” if
  /// every difference counts.
  package var description: String {
    var parts: [String] = []
    switch tolerance.mode {
    case .exact: if tolerance.threshold != 0 { parts.append("distance \(threshold)") }
    case .pixelmatch: parts.append("pixelmatch distance \(threshold)")
    case .perceptual: parts.append("perceptual distance \(threshold)")
    }
    if tolerance.ignoresAntialiasing { parts.append("antialiasing ignored") }
    switch tolerance.allowance {
    case .none: break
    case .pixels(let count): parts.append(count == 1 ? "1 pixel" : "\(count) pixels")
    case .share(let share): parts.append("\(Self.text(share * 100)) % of the pixels")
    case .window(let side, let count):
      parts.append("\(count) \(count == 1 ? "pixel" : "pixels") in \(side) × \(side)")
    }
    let areas = tolerance.masks.count
    if areas > 0 { parts.append(areas == 1 ? "1 masked area" : "\(areas) masked areas") }
    if !masked.isEmpty {
      parts.append("masked " + masked.map { "“\($0.name)”" }.joined(separator: ", "))
    }
    return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
  }

  private var threshold: String { Self.text(tolerance.threshold) }

  /// Returns a number with at most four decimals; 1 − 0.99 is not quite 0.01.
  private static func text(_ number: Double) -> String {
    let text = "\((number * 10_000).rounded() / 10_000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
