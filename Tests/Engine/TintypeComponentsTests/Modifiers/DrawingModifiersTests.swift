// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Drawing modifiers") struct DrawingModifiersTests {
  private static let frame = Rect(x: 0, y: 0, width: 20, height: 10)

  private func groups(_ component: some Component) throws -> [PaintCommand.Effect] {
    try lay(component).commands.compactMap { command in
      if case .beginGroup(let effect) = command.paint { effect } else { nil }
    }
  }

  private var tile: some Component { Color.black.frame(width: 20, height: 10) }

  @Test("Each drawing modifier paints its component in a group")
  func effects() throws {
    #expect(try groups(tile.opacity(0.5)) == [.opacity(0.5)])
    #expect(try groups(tile.blur(radius: 3)) == [.blur(radius: 3)])
    #expect(try groups(tile.blendMode(.multiply)) == [.blend(.multiply)])
    #expect(try groups(tile.compositingGroup()) == [.layer])
    #expect(try groups(tile.clipped()) == [.clip(.box(Self.frame, cornerRadius: 0))])
    #expect(try groups(tile.cornerRadius(4)) == [.clip(.box(Self.frame, cornerRadius: 4))])
    #expect(try groups(tile.cornerRadius(.infinity)) == [.clip(.box(Self.frame, cornerRadius: 5))])
    #expect(try groups(tile.clipShape(Ellipse())) == [.clip(.ellipse(Self.frame))])
    #expect(
      try groups(tile.rotationEffect(.degrees(90)))
        == [.transform(Transform2D(a: 0, b: 1, c: -1, d: 0, tx: 15, ty: -5))])
    #expect(
      try groups(tile.scaleEffect(2, anchor: .topLeading))
        == [.transform(Transform2D(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))])
    #expect(
      try groups(tile.shadow(color: .black, radius: 2, x: 1, y: 3)) == [
        .shadow(
          PaintCommand.Shadow(
            color: Color.black.resolve(in: EnvironmentValues()), radius: 2, x: 1, y: 3))
      ])
  }

  @Test("A drawing modifier without an effect needs no group")
  func identities() throws {
    let unchanged = tile.opacity(1).blur(radius: 0).blendMode(.normal)
      .rotationEffect(.degrees(0)).scaleEffect(1).shadow(color: .clear, radius: 3)
    #expect(try groups(unchanged).isEmpty)
  }

  @Test(
    "Modifier values that are not finite are reported and not painted",
    arguments: [Double.nan, .infinity, -.infinity])
  func hostile(value: Double) throws {
    let component = tile.blur(radius: value).rotationEffect(.degrees(value)).scaleEffect(value)
      .shadow(radius: value, x: value, y: value).brightness(value).contrast(value)
      .hueRotation(.degrees(value)).offset(x: value, y: value).zIndex(.nan).opacity(value)
    let scene = try lay(component)
    #expect(scene.diagnostics.count >= 9)
    #expect(scene.nodes.allSatisfy { $0.frame == $0.frame && $0.frame.width == 20 })
  }

  @Test("A mask is painted before its content, in a group of its own")
  func mask() throws {
    let commands = try lay(tile.mask { Circle() }).commands.map(\.paint)
    #expect(commands.first == .beginGroup(.mask))
    #expect(commands.dropFirst().first == .beginGroup(.layer))
    #expect(commands.count == 6)
  }

  @Test("A hidden component takes space and paints nothing")
  func hidden() throws {
    let scene = try lay(tile.hidden())
    #expect(scene.commands.isEmpty)
    #expect(scene.canvas.size == Size(20, 10))
    #expect(scene.nodes.first?.semantics?.isHidden == true)
  }

  @Test("The z-index determines the painting order")
  func order() throws {
    let scene = try lay(
      ZStack {
        Color.black.frame(width: 5, height: 5).zIndex(1).id("front")
        Color.black.frame(width: 5, height: 5).id("back")
      })
    #expect(
      scene.commands.map { scene.nodes[$0.node].element } == ["Color#back", "Color#front"])
  }

  @Test("The innermost z-index of a component determines its order")
  func innermostOrder() throws {
    let scene = try lay(
      ZStack {
        Color.black.frame(width: 5, height: 5).zIndex(1).padding(1).zIndex(-1).id("front")
        Color.black.frame(width: 5, height: 5).zIndex(-1).padding(1).zIndex(1).id("back")
      })
    #expect(
      scene.commands.map { scene.nodes[$0.node].element } == ["Color#back", "Color#front"])
  }

  @Test("An offset is mirrored in right-to-left layouts")
  func offset() throws {
    let component = box("a", 10, 10).offset(x: 5, y: 2).frame(width: 30, height: 10)
    #expect(try lay(component).frame("a") == Rect(x: 15, y: 2, width: 10, height: 10))
    let moved = Boundary { box("a", 10, 10).offset(x: 5, y: 2) }.frame(width: 30, height: 10)
    #expect(try lay(moved).frame("a") == Rect(x: 15, y: 2, width: 10, height: 10))
    #expect(
      try lay(moved, traits: .rightToLeft).frame("a")
        == Rect(x: 5, y: 2, width: 10, height: 10))
  }

  @Test("An inset rounded rectangle keeps its corners parallel")
  func inset() throws {
    let scene = try lay(
      RoundedRectangle(cornerRadius: 8).inset(by: 3).frame(width: 40, height: 40))
    guard case .fill(.path(let path, _, _), _) = scene.commands.first?.paint else {
      Issue.record("The outline is not a path.")
      return
    }
    #expect(path.boundingRect == Rect(x: 3, y: 3, width: 34, height: 34))
    // A corner of radius 5, whose midpoint is 5 · (1 − √½) away from both edges.
    #expect(path.contains(Point(x: 4.6, y: 4.6)))
    #expect(!path.contains(Point(x: 4.4, y: 4.4)))
  }
}
