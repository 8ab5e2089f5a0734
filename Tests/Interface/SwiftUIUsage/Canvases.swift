// SPDX-License-Identifier: MIT

import SwiftUI

struct CanvasUsage: View {
  let values: [CGFloat] = [1, 2, 3]

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
    }
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
      var copy = context
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.translateBy(x: 10, y: size.height / 2)
      copy.scaleBy(x: 2, y: 1)
      copy.rotate(by: .degrees(45))
      copy.concatenate(CGAffineTransform(translationX: 1, y: 1))
      copy.transform = .identity
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
      copy.clip(to: Path(), style: FillStyle(eoFill: true))
      draw(in: &copy, size)
      drawFilters(in: copy)
    }
    Canvas { context, size in
      context.draw(Text("a").bold(), at: CGPoint(x: 4, y: 4))
      context.draw(Text("b"), at: .zero, anchor: .topLeading)
      context.draw(Text("c"), in: CGRect(origin: .zero, size: size))
      var text = context.resolve(Text("d"))
      text.shading = .color(.red)
      let width = text.measure(in: size).width + text.firstBaseline(in: size)
      context.draw(text, at: CGPoint(x: width, y: text.lastBaseline(in: size)), anchor: .center)
      context.draw(text, in: CGRect(x: 0, y: 0, width: 10, height: 10))
      let image = context.resolve(Image(systemName: "star"))
      context.draw(image, at: CGPoint(x: image.size.width, y: image.baseline))
      context.draw(image, in: .zero)
      context.draw(Image(systemName: "star"), at: .zero, anchor: .bottom)
      context.draw(Image(systemName: "star"), in: CGRect(origin: .zero, size: size))
      if let symbol = context.resolveSymbol(id: 1) {
        context.draw(symbol, at: CGPoint(x: symbol.size.width, y: 0))
        context.draw(symbol, in: CGRect(origin: .zero, size: size))
      }
    } symbols: {
      Text("e").tag(1)
      ForEach(values, id: \.self) { Text("\(Double($0))").tag($0) }
    }
  }

  private func draw(in context: inout GraphicsContext, _ size: CGSize) {
    let path = Path(CGRect(origin: .zero, size: size))
    let gradient = Gradient(colors: [.red, .blue])
    context.fill(path, with: .foreground, style: FillStyle(eoFill: true))
    context.fill(path, with: .color(red: 1, green: 0, blue: 0))
    context.fill(path, with: .color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5))
    context.fill(path, with: .color(white: 0.5, opacity: 0.5))
    context.fill(path, with: .style(.tint))
    context.fill(
      path,
      with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
    context.stroke(
      path, with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 10),
      lineWidth: 2)
    context.stroke(
      path, with: context.resolve(.conicGradient(gradient, center: .zero, angle: .degrees(90))),
      style: StrokeStyle(lineWidth: 2, dash: [2]))
    context.drawLayer { layer in layer.fill(path, with: .color(.red)) }
    _ = context.environment
  }

  private func drawFilters(in context: GraphicsContext) {
    var context = context
    context.addFilter(.shadow(radius: 2))
    context.addFilter(.shadow(color: .red, radius: 2, x: 1, y: 1))
    context.addFilter(.colorMultiply(.red))
    context.addFilter(.hueRotation(.degrees(10)))
    context.addFilter(.saturation(0.5))
    context.addFilter(.brightness(0.5))
    context.addFilter(.contrast(0.5))
    context.addFilter(.grayscale(0.5))
    context.addFilter(.colorInvert())
    context.addFilter(.luminanceToAlpha)
    context.addFilter(.blur(radius: 4))
  }
}
