// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

private struct Sparkles: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
}

@MainActor
@Suite("Text renderers")
struct TextRendererTests {
  @Test("A text is painted without its renderer, and a warning says so")
  func warning() throws {
    let plain = try ViewHost(Text("Hello")).scene
    let rendered = try ViewHost(Text("Hello").textRenderer(Sparkles())).scene
    #expect(rendered.canvas.size == plain.canvas.size)
    #expect(rendered.diagnostics.map(\.severity) == [.warning])
    #expect(
      rendered.diagnostics.contains {
        "\($0)".contains("texts are painted without the text renderer Sparkles")
      })
  }
}
