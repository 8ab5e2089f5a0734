// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@testable import TintypeCairo
@testable import TintypeScene

@Suite("Painting the changed part of a scene")
struct ChangedScenePainterTests {
  private let renderer: CairoRenderer

  init() throws { renderer = try CairoRenderer.standard() }

  private static func scene(_ paints: [PaintCommand]) -> Scene {
    Scene(
      canvas: Scene.Canvas(
        size: Size(width: 90, height: 70), scale: 1, background: color(0.9, 0.9, 0.8)),
      nodes: [Scene.Node(parent: nil, element: "A", frame: .zero)],
      commands: paints.map { Scene.Command(node: 0, paint: $0) })
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue)
  }

  private static func box(_ x: Double, _ y: Double, _ side: Double = 12) -> PaintCommand.Outline {
    .box(Rect(x: x, y: y, width: side, height: side), cornerRadius: 3)
  }

  @Test("Random changes of random scenes have the pixels of the whole scene")
  func random() throws {
    var random = RandomPaints(seed: 5)
    var (partCount, changedCount) = (0, 0)
    for _ in 0..<150 {
      let paints = random.paints(depth: 3)
      var painter = try ChangedScenePainter(Self.scene(paints), renderer: renderer)
      for _ in 0..<6 {
        let scene = Self.scene(random.changed(paints))
        let whole = try renderer.paint(scene)
        if whole != painter.bitmap { changedCount += 1 }
        let isEqual = try painter.withPixels(of: scene) { $0 == whole }
        #expect(isEqual, "\(scene.commands.map(\.paint))")
      }
      // The pixels are those of the unchanged scene again.
      let isRestored = try painter.withPixels(of: painter.scene) { [bitmap = painter.bitmap] in
        $0 == bitmap
      }
      #expect(isRestored)
      partCount += painter.partCount
    }
    #expect(partCount > 200)
    #expect(changedCount > 300)
  }

  @Test("Only a part of a scene is painted if a box moves")
  func part() throws {
    let red = Self.color(1, 0, 0)
    var painter = try ChangedScenePainter(
      Self.scene([.fill(Self.box(10, 10), red), .fill(Self.box(60, 40), red)]), renderer: renderer)
    let moved = Self.scene([.fill(Self.box(11, 10), red), .fill(Self.box(60, 40), red)])
    #expect(try painter.withPixels(of: moved) { $0 } == renderer.paint(moved))
    #expect(painter.partCount == 1)
  }

  @Test(
    "A scene is painted as a whole if the pixels that change are unknown",
    arguments: [
      [
        PaintCommand.fill(
          Self.box(5, 5, 30),
          .backdrop(
            PaintCommand.Backdrop(
              blurRadius: 2, saturation: 1, tint: Self.color(1, 1, 1))))
      ],
      [
        .beginGroup(.projection(Projection2D(.identity))),
        .fill(Self.box(5, 5), Self.color(0, 1, 0)), .endGroup,
      ],
      [
        .beginGroup(.colorMatrix(ColorMatrix(values: Array(repeating: 0.5, count: 20)))),
        .fill(Self.box(60, 40), Self.color(0, 1, 0)), .endGroup,
      ],
    ])
  func whole(paints: [PaintCommand]) throws {
    let red = Self.color(1, 0, 0)
    var painter = try ChangedScenePainter(
      Self.scene([.fill(Self.box(60, 40), red)] + paints), renderer: renderer)
    let moved = Self.scene([.fill(Self.box(61, 40), red)] + paints)
    #expect(try painter.withPixels(of: moved) { $0 } == renderer.paint(moved))
    let removed = Self.scene([.fill(Self.box(60, 40), red)])
    #expect(try painter.withPixels(of: removed) { $0 } == renderer.paint(removed))
    #expect(painter.partCount <= 1)
  }

  @Test("A scene without a size cannot be painted")
  func noSize() {
    var scene = Self.scene([])
    scene.canvas.size = .zero
    #expect(throws: RenderingError.self) {
      try ChangedScenePainter(scene, renderer: renderer)
    }
  }
}

/// A generator of paint commands in balanced groups.
private struct RandomPaints {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func number(_ limit: Double) -> Double {
    Double(random.below(1_000)) / 1_000 * limit
  }

  private mutating func color() -> ResolvedColor {
    ResolvedColor(
      red: number(1), green: number(1), blue: number(1),
      opacity: random.below(3) == 0 ? number(1) : 1)
  }

  private mutating func rect() -> Rect {
    Rect(x: number(80) - 4, y: number(60) - 4, width: number(24), height: number(24))
  }

  private mutating func outline() -> PaintCommand.Outline {
    switch random.below(4) {
    case 0: .box(rect(), cornerRadius: 0)
    case 1: .box(rect(), cornerRadius: number(9))
    case 2: .ellipse(rect())
    default:
      .path(
        Path { path in
          let corners = (0..<4).map { _ in Point(x: number(50), y: number(50)) }
          path.move(to: corners[0])
          path.addLine(to: corners[1])
          path.addCurve(to: corners[2], control1: corners[3], control2: corners[0])
          path.closeSubpath()
        }, origin: Point(x: number(40), y: number(20)))
    }
  }

  private mutating func leaf() -> PaintCommand {
    switch random.below(6) {
    case 0, 1: return .fill(outline(), color())
    case 2:
      return .stroke(
        outline(),
        PaintCommand.Stroke(
          paint: .color(color()),
          style: StrokeStyle(lineWidth: number(5), dash: random.below(2) == 0 ? [] : [3, 2]),
          isInside: random.below(2) == 0))
    case 3:
      let gradient = ResolvedGradient(stops: [
        ResolvedGradient.Stop(color: color(), location: 0),
        ResolvedGradient.Stop(color: color(), location: 1),
      ])
      return .fill(
        outline(),
        .linearGradient(
          gradient, from: Point(x: number(40), y: number(40)),
          to: Point(x: number(90), y: number(60))))
    default:
      let size = 6 + number(10)
      return .text(
        PaintCommand.Line(
          string: ["Mango", "fjord 12", "AVA"][random.below(3)],
          origin: Point(x: number(60), y: 10 + number(50)), width: size * 3, ascent: size,
          font: ResolvedFont(family: "Inter", size: size, weight: .regular, isItalic: false),
          color: color()))
    }
  }

  private mutating func effect() -> PaintCommand.Effect {
    switch random.below(9) {
    case 0: return .opacity(number(1))
    case 1: return .clip(outline())
    case 2:
      return .shadow(
        PaintCommand.Shadow(color: color(), radius: number(3), x: number(4) - 2, y: number(4)))
    case 3: return .blur(radius: number(2))
    case 4: return .mask
    case 5:
      return .transform(
        Transform2D(rotation: .radians(random.below(2) == 0 ? 0 : number(1))).concatenating(
          Transform2D(translationX: number(9), y: Double(random.below(5)))))
    case 6: return .blend([.multiply, .normal, .destinationOut, .hue][random.below(4)])
    case 7: return .colorMatrix(.saturation(number(1)))
    default: return random.below(3) == 0 ? .composite(.sourceIn) : .canvas(rect())
    }
  }

  /// Returns some commands, and groups up to a depth.
  mutating func paints(depth: Int) -> [PaintCommand] {
    var paints: [PaintCommand] = []
    for _ in 0..<(1 + random.below(4)) {
      guard depth > 0, random.below(3) == 0 else {
        paints.append(leaf())
        continue
      }
      paints += [.beginGroup(effect())] + self.paints(depth: depth - 1) + [.endGroup]
    }
    return paints
  }

  /// Returns commands of which a balanced part is moved, removed, repeated or replaced.
  mutating func changed(_ paints: [PaintCommand]) -> [PaintCommand] {
    let start = random.below(paints.count)
    var end = start
    var depth = 0
    repeat {
      if case .beginGroup = paints[end] { depth += 1 }
      if case .endGroup = paints[end] { depth -= 1 }
      end += 1
    } while depth > 0 && end < paints.count
    guard depth == 0 else { return paints }
    let part = Array(paints[start..<end])
    let new: [PaintCommand] =
      switch random.below(4) {
      case 0: part.map { $0.moved(by: Point(x: 1, y: 0)) }
      case 1: []
      case 2: [leaf()]
      default: part + part.map { $0.moved(by: Point(x: 0, y: 1)) }
      }
    return paints[..<start] + new + paints[end...]
  }
}
