// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// The drawing that a context of Core Graphics has recorded.
struct RecordedDrawing: View {
  let context: CGContext

  var body: some View {
    Canvas { canvas, _ in canvas.replay(context) }
  }
}

extension GraphicsContext {
  /// Draws in a context of Core Graphics, whose recorded drawing is then drawn.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext()
    try content(context)
    var copy = self
    copy.replay(context)
  }

  /// Draws what a context has recorded.
  fileprivate mutating func replay(_ context: CGContext) {
    for command in context.commands { draw(command) }
  }

  private mutating func draw(_ command: CGContext.Command) {
    let state = command.state
    var context = self
    context.opacity *= Double(min(max(state.alpha, 0), 1))
    context.blendMode = GraphicsContext.BlendMode(state.blendMode)
    for (path, rule) in state.clips {
      context.clip(to: Path(path), style: FillStyle(eoFill: rule == .evenOdd))
    }
    if let shadow = state.shadow {
      // The blur of Core Graphics is twice the standard deviation.
      context.addFilter(
        .shadow(
          color: Color(uiColor: shadow.color), radius: shadow.blur / 2, x: shadow.offset.width,
          y: shadow.offset.height))
    }
    context.concatenate(state.transform)
    switch command.kind {
    case .fill(let path, let rule):
      context.fill(
        Path(path), with: .color(Color(uiColor: state.fill)),
        style: FillStyle(eoFill: rule == .evenOdd))
    case .stroke(let path):
      context.stroke(
        Path(path), with: .color(Color(uiColor: state.stroke)), style: state.strokeStyle)
    case .clear(let rect):
      context.blendMode = .clear
      context.fill(Path(rect), with: .color(.black))
    case .image(let image, let rect):
      context.draw(Image(uiImage: image).resizable(), in: rect)
    case .text(let text, let rect):
      let lines = Text(
        UIKitText.attributed(text, font: .systemFont(ofSize: 12), color: .black))
      context.draw(lines, in: rect)
    case .gradient(let gradient, let shape):
      context.fill(Path(clipBoundingRect), with: .gradient(gradient, shape))
    }
  }
}

extension GraphicsContext.Shading {
  fileprivate static func gradient(
    _ gradient: CGGradient, _ shape: CGContext.GradientShape
  ) -> Self {
    let colors = Gradient(
      stops: gradient.stops.map { .init(color: Color(cgColor: $0.color), location: $0.location) })
    switch shape {
    case .linear(let start, let end):
      return .linearGradient(colors, startPoint: start, endPoint: end)
    case .radial(let center, let start, let end):
      return .radialGradient(colors, center: center, startRadius: start, endRadius: end)
    }
  }
}

extension GraphicsContext.BlendMode {
  fileprivate init(_ mode: CGBlendMode) { self.init(rawValue: Int32(mode.rawValue)) }
}

extension CGContext.State {
  fileprivate var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: dash, dashPhase: dashPhase)
  }
}
