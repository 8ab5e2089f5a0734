// SPDX-License-Identifier: MIT

import SwiftUI

/// The paper with its strokes, as wide as the available space allows.
struct SketchView: View {
  var sketch: Sketch
  /// The number of strokes that are painted; the fraction is the share of the next one.
  var limit = Double.infinity
  /// The stroke that is being drawn.
  var pending: Stroke?
  /// The layer of the pending stroke.
  var layer: Layer.ID?
  var showsGrid = false

  var body: some View {
    Canvas { context, size in
      context.scaleBy(x: size.width / Sketch.size.width, y: size.height / Sketch.size.height)
      paint(in: &context)
    }
    .aspectRatio(Sketch.size.width / Sketch.size.height, contentMode: .fit)
    // A drawing is the same in languages that are written from right to left.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func paint(in context: inout GraphicsContext) {
    let bounds = CGRect(origin: .zero, size: Sketch.size)
    context.clip(to: Path(bounds))
    context.fill(Path(bounds), with: .color(sketch.paper.color))
    if showsGrid { paintGrid(in: context) }
    var remaining = limit
    for layer in sketch.layers where layer.isVisible {
      var context = context
      context.opacity = layer.opacity
      context.blendMode = layer.blend.contextMode
      let strokes = layer.strokes + (layer.id == self.layer ? [pending].compactMap { $0 } : [])
      context.drawLayer { context in
        for stroke in strokes where remaining > 0 {
          stroke.paint(in: &context, progress: min(remaining, 1))
          remaining -= 1
        }
      }
    }
  }

  private func paintGrid(in context: GraphicsContext) {
    var path = Path()
    for x in stride(from: 20, to: Sketch.size.width, by: 20) {
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: Sketch.size.height))
    }
    for y in stride(from: 20, to: Sketch.size.height, by: 20) {
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: Sketch.size.width, y: y))
    }
    let ink = sketch.paper.brightness > 0.5 ? Color.black : .white
    context.stroke(path, with: .color(ink.opacity(0.12)), lineWidth: 0.5)
  }
}
