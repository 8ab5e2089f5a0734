// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct HostileSceneTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  /// Returns the digest of a painted scene, or the error if it cannot be painted.
  private func outcome(_ scene: Scene) -> String {
    do {
      return try renderer.paint(scene).digest.description
    } catch {
      return "\(error)"
    }
  }

  @Test("Random commands are painted identically each time", arguments: 0..<12)
  func randomCommandsArePaintedIdenticallyEachTime(seed: Int) async throws {
    let image = try testImage(7, 5, alpha: 200)
    var random = RandomCommands(seed: UInt64(seed), image: image.reference)
    for _ in 0..<25 {
      let scene = scene(
        32, 24, scale: [1, 2, 1.5][seed % 3], background: seed % 2 == 0 ? white : nil,
        images: [image], commands: (0..<24).map { _ in random.command() })
      let first = outcome(scene)
      async let second = Task.detached { outcome(scene) }.value
      async let third = Task.detached { outcome(scene) }.value
      #expect(await [second, third] == [first, first])
    }
  }

  @Test("Commands without a valid position are not painted")
  func commandsWithoutValidPositionAreNotPainted() throws {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: Point(x: .nan, y: 3))
      path.addLine(to: Point(x: 9, y: 9))
    }
    let corners = RectangleCornerRadii(topLeading: .nan)
    let rect = Rect(x: 0, y: 0, width: 9, height: 9)
    let outlines: [Outline] = [
      outline(.nan, 0, 9, 9), outline(0, 0, 9, .nan), .box(rect, cornerRadius: .nan),
      .ellipse(Rect(x: 0, y: .nan, width: 9, height: 9)), .path(path, origin: .zero),
      .path(Path(), origin: .zero), .roundedBox(rect, corners, .continuous),
    ]
    for outline in outlines {
      let commands: [PaintCommand] = [
        .fill(outline, black), stroke(outline, width: 2, inside: true),
        stroke(outline, width: 2, inside: false), .beginGroup(.clip(outline)), box(0, 0, 9, 9),
        .endGroup,
      ]
      #expect(try renderer.paint(scene(9, 9, commands: commands)).totalAlpha == 0)
    }
    for effect in [
      .blur(radius: .nan), .opacity(.nan),
      .colorMatrix(ColorMatrix(values: Array(repeating: .nan, count: 20))),
    ] as [PaintCommand.Effect] {
      #expect(
        try renderer.paint(scene(9, 9, .beginGroup(effect), box(0, 0, 9, 9), .endGroup)).totalAlpha
          == 0)
    }
    for shadow in [
      PaintCommand.Shadow(color: black, radius: .nan),
      PaintCommand.Shadow(color: black, radius: 1, x: .nan),
    ] {
      #expect(
        try renderer.paint(scene(9, 9, .beginGroup(.shadow(shadow)), box(2, 2, 3, 3), .endGroup))
          == renderer.paint(scene(9, 9, box(2, 2, 3, 3))))
    }
  }
}

/// Random commands with extreme numbers, the same for each seed.
private struct RandomCommands {
  private var generator: SeededGenerator
  let image: ImageReference

  init(seed: UInt64, image: ImageReference) {
    generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    self.image = image
  }

  mutating func next() -> UInt64 { generator.next() }

  mutating func pick<T>(_ choices: [T]) -> T { choices[Int(next() % UInt64(choices.count))] }

  mutating func number() -> Double {
    if next() % 12 == 0 {
      return pick([
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -0.0, 1e6, -1e9, 4.5e15, 1e-5,
      ])
    }
    return Double(next() % 4000) / 100 - 6
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }
  mutating func size() -> Size { Size(width: number(), height: number()) }
  mutating func rect() -> Rect { Rect(origin: point(), size: size()) }

  mutating func color() -> ResolvedColor {
    var color = pick([red, green, blue, white, clear])
    color.opacity = pick([1, 0.5, 0.2, number()])
    return color
  }

  mutating func outline() -> Outline {
    switch next() % 4 {
    case 0: return .box(rect(), cornerRadius: number())
    case 1:
      return .roundedBox(
        rect(),
        RectangleCornerRadii(
          topLeading: number(), bottomLeading: number(), bottomTrailing: number(),
          topTrailing: number()), pick(RoundedCornerStyle.allCases))
    case 2: return .ellipse(rect())
    default:
      var path = Path()
      for _ in 0..<next() % 7 {
        switch next() % 4 {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.closeSubpath()
        }
      }
      return .path(path, origin: point(), rule: pick(FillRule.allCases))
    }
  }

  mutating func gradient() -> ResolvedGradient {
    ResolvedGradient(
      stops: (0..<next() % 5).map { _ in
        ResolvedGradient.Stop(
          color: color(), location: next() % 9 == 0 ? number() : Double(next() % 5) / 4)
      })
  }

  mutating func paint() -> Paint {
    switch next() % 7 {
    case 0: return .linearGradient(gradient(), from: point(), to: point())
    case 1:
      return .radialGradient(gradient(), center: point(), startRadius: size(), endRadius: size())
    case 2:
      return .angularGradient(
        gradient(), center: point(), startDegrees: number() * 9, endDegrees: number() * 20)
    case 3:
      return .image(
        PaintCommand.ImagePattern(
          image: image,
          tile: Rect(origin: point(), size: Size(width: Double(next() % 20), height: 3)),
          source: next() % 2 == 0 ? rect() : nil, interpolation: pick(ImageInterpolation.allCases)))
    case 4:
      return .backdrop(
        PaintCommand.Backdrop(blurRadius: number(), saturation: number(), tint: color()))
    default: return .color(color())
    }
  }

  mutating func transform() -> Transform2D {
    if next() % 2 == 0 {
      return Transform2D(a: 1, b: 0, c: 0, d: 1, tx: Double(next() % 9), ty: number())
    }
    return Transform2D(
      a: number() / 9, b: number() / 20, c: number() / 20, d: number() / 9, tx: number(),
      ty: number())
  }

  mutating func effect() -> PaintCommand.Effect {
    switch next() % 11 {
    case 0: .layer
    case 1: .opacity(number() / 10)
    case 2: .blend(pick(BlendMode.allCases))
    case 3: .clip(outline())
    case 4: .mask
    case 5:
      .shadow(PaintCommand.Shadow(color: color(), radius: number() / 3, x: number(), y: number()))
    case 6: .blur(radius: number() / 3)
    case 7: .colorMatrix(ColorMatrix(values: (0..<20).map { _ in number() / 20 }))
    case 8: .composite(pick(PaintCommand.CompositeOperator.allCases))
    case 9:
      .alphaThreshold(
        PaintCommand.AlphaThreshold(
          minimum: number() / 10, maximum: number() / 10, color: color()))
    default: .transform(transform())
    }
  }

  mutating func command() -> PaintCommand {
    switch next() % 11 {
    case 0, 1: return .fill(outline(), paint())
    case 2:
      return .stroke(
        outline(),
        PaintCommand.Stroke(
          paint: paint(),
          style: StrokeStyle(
            lineWidth: number() / 4, lineCap: pick(StrokeStyle.LineCap.allCases),
            lineJoin: pick(StrokeStyle.LineJoin.allCases), miterLimit: number(),
            dash: (0..<next() % 3).map { _ in number() }, dashPhase: number()),
          isInside: next() % 2 == 0))
    case 3:
      return .image(
        PaintCommand.ImagePlacement(
          image: image, frame: rect(), source: next() % 2 == 0 ? rect() : nil,
          interpolation: pick(ImageInterpolation.allCases), tint: next() % 3 == 0 ? color() : nil,
          isMirrored: next() % 2 == 0))
    case 4: return line("Ab", x: number(), y: number(), family: nil, width: number())
    case 5, 6, 7: return .beginGroup(effect())
    case 8, 9: return .endGroup
    default: return box(number(), number(), 9, 9, color())
    }
  }
}
