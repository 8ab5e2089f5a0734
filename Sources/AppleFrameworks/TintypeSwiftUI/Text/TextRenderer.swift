// SPDX-License-Identifier: MIT

import Foundation

/// The drawing of a text, which is not performed: texts are painted as without it.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text into a context.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Returns the size of the text for a proposed size.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The space around the text that is drawn, too.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size of the text without the renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// No space.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text of a renderer; there is none.
public struct TextProxy {
  /// Returns the smallest size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension View {
  /// Sets the drawing of texts, which is not performed, and reports a warning.
  public nonisolated func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
    modified { content, scope in
      scope.evaluation.reportApproximation(
        "texts are painted without the text renderer \(T.self)")
      return content
    }
  }
}

extension GraphicsContext {
  // Variants: _ line; a line; Text.Layout.Line -> _ run; a run; Text.Layout.Run | _ slice;
  //   a part; Text.Layout.RunSlice
  /// Draws a line of a text; there is none.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()
  ) {}
}
