// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Canvas") struct CanvasTests {
  private func commands(
    _ draw: @escaping @Sendable (inout GraphicsContext, Size) -> Void
  ) throws -> [PaintCommand] {
    let scene = try lay(Canvas(draw).frame(width: 40, height: 20).padding(10))
    return scene.commands.map(\.paint)
  }

  private let black = ResolvedColor(name: nil, red: 0, green: 0, blue: 0)

  @Test("A canvas draws in its own coordinate space and is clipped to its frame")
  func place() throws {
    let drawn = try commands { context, size in
      context.fill(Path(Rect(origin: .zero, size: size)), with: Color.black)
    }
    let frame = Rect(x: 10, y: 10, width: 40, height: 20)
    #expect(
      drawn == [
        .beginGroup(.clip(.box(frame, cornerRadius: 0))),
        .fill(
          .path(Path(Rect(x: 0, y: 0, width: 40, height: 20)), origin: frame.origin), black),
        .endGroup,
      ])
  }

  @Test("A canvas paints in groups for opacity and blend modes")
  func groups() throws {
    let drawn = try commands { context, _ in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), with: Color.black)
    }
    #expect(drawn.count == 7)
    #expect(drawn[1] == .beginGroup(.blend(.multiply)))
    #expect(drawn[2] == .beginGroup(.opacity(0.5)))
  }

  @Test("Line widths are scaled with the graphics context")
  func lines() throws {
    let drawn = try commands { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.stroke(
        Path { path in
          path.move(to: .zero)
          path.addLine(to: Point(x: 5, y: 0))
        }, with: Color.black, lineWidth: 3)
    }
    guard case .stroke(.path(let path, _, _), let stroke) = drawn[1] else {
      Issue.record("No line was drawn.")
      return
    }
    #expect(stroke.style.lineWidth == 6)
    #expect(path.boundingRect.width == 10)
  }

  @Test(
    "Drawing with numbers that are not finite is omitted",
    arguments: [Double.nan, .infinity, -.infinity])
  func hostile(value: Double) throws {
    let drawn = try commands { context, _ in
      context.fill(Path(Rect(x: value, y: 0, width: 1, height: 1)), with: Color.black)
      context.translateBy(x: value, y: 0)
      context.fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), with: Color.black)
      context.stroke(
        Path(Rect(x: 0, y: 0, width: 1, height: 1)), with: Color.black, lineWidth: value)
    }
    #expect(drawn.isEmpty)
  }

  @Test("Numbers that are not finite are reported for a canvas and for a custom shape")
  func reported() throws {
    struct Broken: Shape {
      func path(in rect: Rect) -> Path { Path(Rect(x: .nan, y: 0, width: 1, height: 1)) }
    }
    let canvas = Canvas { context, _ in
      context.fill(Path(Rect(x: .nan, y: 0, width: 1, height: 1)), with: Color.black)
    }
    #expect(
      try lay(canvas).diagnosticTexts == [
        "Canvas: drawing is nan, which is not a valid length, and was ignored. Pass a finite "
          + "number; a size must not be negative."
      ])
    #expect(
      try lay(Broken()).diagnosticTexts == [
        "Broken: path is nan, which is not a valid length, and was ignored. Pass a finite "
          + "number; a size must not be negative."
      ])
  }
}
