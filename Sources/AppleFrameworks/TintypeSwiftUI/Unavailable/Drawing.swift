// SPDX-License-Identifier: MIT

import Foundation

/// The destination of Core Graphics.
@available(
  *, unavailable,
  message: "Core Graphics does not exist on Linux. Draw in a Canvas, or use #if !os(Linux)."
)
public final class CGContext {}

extension ImageRenderer {
  /// Draws the view in a context of Core Graphics.
  @available(
    *, unavailable,
    message: "Core Graphics does not exist on Linux. Use uiImage or cgImage, or #if !os(Linux)."
  )
  @MainActor public final func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {}
}

@available(
  *, unavailable,
  message: "Core Graphics does not exist on Linux. Use the functions of GraphicsContext instead."
)
extension GraphicsContext {
  /// Draws in a context of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}
