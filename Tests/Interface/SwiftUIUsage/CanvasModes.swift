// SPDX-License-Identifier: MIT

import SwiftUI

struct CanvasModeUsage: View {
  let modes: [GraphicsContext.BlendMode] = [
    .hue, .saturation, .color, .luminosity, .plusDarker, .clear, .copy, .sourceIn, .sourceOut,
    .destinationIn, .destinationAtop, .xor,
  ]

  var body: some View {
    Canvas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      for mode in modes {
        context.blendMode = mode
        context.fill(all, with: .color(.red))
      }
      context.clip(to: all, options: .inverse)
      context.clipToLayer { $0.fill(all, with: .color(.red)) }
      context.clipToLayer(opacity: 0.5, options: .inverse) { layer in
        layer.draw(Text("a"), at: .zero)
      }
      if context.clipBoundingRect.width > 10 { shade(in: context, all) }
      context.addFilter(.blur(radius: 4, options: [.opaque, .dithersResult]))
      context.addFilter(.alphaThreshold(min: 0.5))
      context.addFilter(.alphaThreshold(min: 0.5, max: 0.9, color: .red))
      var matrix = ColorMatrix()
      matrix.r1 = 0.5
      context.addFilter(.colorMatrix(matrix), options: .linearColor)
      context.addFilter(
        .projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))))
    }
  }

  private func shade(in context: GraphicsContext, _ path: Path) {
    let gradient = Gradient(colors: [.red, .blue])
    context.fill(
      path,
      with: .linearGradient(
        gradient, startPoint: .zero, endPoint: CGPoint(x: 4, y: 4), options: .repeat))
    context.fill(
      path,
      with: .radialGradient(
        gradient, center: .zero, startRadius: 0, endRadius: 4, options: [.mirror, .linearColor]))
    context.fill(path, with: .palette([.color(.red), .color(.blue)]))
    context.fill(path, with: .backdrop)
    context.fill(path, with: .tiledImage(Image(systemName: "star")))
    context.fill(
      path,
      with: .tiledImage(
        Image(systemName: "star"), origin: CGPoint(x: 1, y: 1),
        sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 2))
    context.fill(
      path,
      with: .style(
        .linearGradient(
          gradient, startPoint: .top, endPoint: .bottom
        ).in(CGRect(x: 0, y: 0, width: 4, height: 4))))
    var image = context.resolve(Image(systemName: "star"))
    image.shading = .color(.red)
    context.draw(image, at: .zero)
  }
}

struct BlendModeUsage: View {
  var body: some View {
    ForEach(
      [BlendMode.hue, .saturation, .color, .luminosity, .plusDarker], id: \.self
    ) { mode in
      Text("a").blendMode(mode)
    }
  }
}
