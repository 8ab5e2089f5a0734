// SPDX-License-Identifier: MIT

import Foundation

@available(
  *, unavailable,
  message: "Text renderers are not supported on Linux. Use #if !os(Linux), or draw a Canvas."
)
extension Text {
  /// The lines of a text.
  public struct Layout {}

  /// The key of the layouts of texts.
  public struct LayoutKey {}
}

/// The text that a renderer draws.
@available(
  *, unavailable,
  message: "Text renderers are not supported on Linux. Use #if !os(Linux), or draw a Canvas."
)
public struct TextProxy {}

@available(
  *, unavailable,
  message: "Text renderers are not supported on Linux. Use #if !os(Linux), or draw a Canvas."
)
extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout, options: Int = 0) {}
}
