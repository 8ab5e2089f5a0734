// SPDX-License-Identifier: MIT

import TintypeRuns

extension PreviewEvent.Rendering {
  /// Returns a rendering with default values for everything that a test does not set.
  package static func sample(
    _ id: String, image: String = "0a.png", accessibility: String = "Save. Button.\n",
    symbols: [String] = ["star.fill"], warnings: [String] = [],
    comparison: PreviewEvent.Comparison? = nil
  ) -> Self {
    PreviewEvent.Rendering(
      id: id, image: image, width: 320, height: 480.5, scale: 2, accessibility: accessibility,
      symbols: symbols, colors: ["blue #007AFF"], fonts: ["default bold 17"], warnings: warnings,
      comparison: comparison)
  }
}
