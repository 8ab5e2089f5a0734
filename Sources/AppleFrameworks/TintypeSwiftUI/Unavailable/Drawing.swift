// SPDX-License-Identifier: MIT

import Foundation

extension ImageRenderer {
  /// Draws the view in a context of Core Graphics.
  @available(
    *, unavailable,
    message: "PDF contexts do not exist on Linux. Use uiImage or cgImage, or #if !os(Linux)."
  )
  @MainActor public final func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {}
}
