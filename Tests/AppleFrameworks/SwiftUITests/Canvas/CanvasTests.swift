// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Canvases")
struct CanvasTests {
  /// The hash of the pixels of a view in a frame of 40 × 20 points.
  private func pixels(_ view: some View) -> Int {
    var hash = 0
    run(.image, on: view.frame(width: 40, height: 20)) { hash = $0.bitmap.hashValue }
    return hash
  }

  private func run<Value, Format>(
    _ strategy: Snapshotting<Value, Format>, on view: Value, _ body: @escaping (Format) -> Void
  ) {
    strategy.snapshot(view).run(body)
  }

  private func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> some View {
    Canvas(renderer: draw)
  }

  @Test("Copies of a context have a state of their own and the same destination")
  func copies() {
    let view = canvas { context, size in
      var copy = context
      copy.translateBy(x: 20, y: 0)
      let half = Path(CGRect(x: 0, y: 0, width: 20, height: size.height))
      copy.fill(half, with: .color(.red))
      context.fill(half, with: .color(.blue))
    }
    let expected = HStack(spacing: 0) {
      Color.blue
      Color.red
    }
    #expect(pixels(view) == pixels(expected))
  }

  @Test("A gradient has the points of the context's coordinate space")
  func gradients() {
    let gradient = Gradient(colors: [.red, .blue])
    let view = canvas { context, size in
      context.scaleBy(x: 2, y: 1)
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 20, y: 0)))
    }
    let expected = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
    #expect(pixels(view) == pixels(expected))
  }

  @Test("A text is drawn as a view of its size")
  func texts() {
    let view = canvas { context, size in
      context.draw(Text("a").font(.footnote), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    #expect(pixels(view) == pixels(Text("a").font(.footnote)))
    let leading = canvas { context, size in
      context.draw(Text("a"), in: CGRect(origin: .zero, size: size))
    }
    #expect(pixels(leading) == pixels(Text("a").frame(maxWidth: .infinity, alignment: .leading)))
  }

  @Test("A resolved text has a size, baselines and a shading")
  func resolvedTexts() {
    let view = canvas { context, size in
      var text = context.resolve(Text("a"))
      #expect(text.measure(in: size).height > text.firstBaseline(in: size))
      #expect(text.lastBaseline(in: size) == text.firstBaseline(in: size))
      text.shading = .color(.red)
      context.draw(text, at: CGPoint(x: 20, y: 10))
    }
    #expect(pixels(view) == pixels(Text("a").foregroundStyle(.red)))
  }

  @Test("A symbol is found by its tag and scaled to a rectangle")
  func symbols() {
    let view = Canvas { context, size in
      #expect(context.resolveSymbol(id: "missing") == nil)
      if let symbol = context.resolveSymbol(id: "box") {
        context.draw(symbol, in: CGRect(x: 20, y: 0, width: 20, height: 20))
      }
    } symbols: {
      Color.red.frame(width: 5, height: 5).tag("box")
    }
    let expected = HStack(spacing: 0) {
      Color.clear
      Color.red
    }
    #expect(pixels(view) == pixels(expected))
  }

  @Test("A layer is painted with the opacity of its context as a whole")
  func layers() {
    let view = canvas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(all, with: .color(.red))
        layer.fill(all, with: .color(.blue))
      }
    }
    #expect(pixels(view) == pixels(Color.blue.opacity(0.5)))
  }

  @Test("A filter that is added later is applied first")
  func filters() {
    let view = canvas { context, size in
      context.addFilter(.colorInvert())
      context.addFilter(.colorMultiply(.black))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(pixels(view) == pixels(Color.white))
  }

  @Test("A clip restricts drawing in the coordinate space of its transform")
  func clips() {
    let view = canvas { context, size in
      context.translateBy(x: 20, y: 0)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
      context.transform = .identity
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    let expected = HStack(spacing: 0) {
      Color.clear
      Color.red
    }
    #expect(pixels(view) == pixels(expected))
  }
}
