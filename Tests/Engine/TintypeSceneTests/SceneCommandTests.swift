// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Paint commands")
struct SceneCommandTests {
  /// Returns a short description of each command with the path of its node.
  private func words(_ scene: Scene) -> [String] {
    scene.commands.map { command in
      let word =
        switch command.paint {
        case .fill: "fill"
        case .stroke: "stroke"
        case .text(let line): line.string
        case .image: "image"
        case .beginGroup(.opacity(let opacity)): "begin \(opacity.pointText)"
        case .beginGroup: "begin"
        case .endGroup: "end"
        }
      return "\(word) \(scene.path(of: command.node))"
    }
  }

  @Test("Paint commands are ordered from back to front")
  func order() throws {
    let component = ZStack {
      Text("back")
      Circle().fill(.white).stroke(.black)
        .background(Text("b")).background(.black)
        .overlay {
          Text("f"); Text("g")
        }
      Text("front")
    }
    #expect(
      try words(lay(component)) == [
        "back ZStack/Text[0]",
        "fill ZStack/Circle[0]",
        "b ZStack/Circle[0]/.background[0]/Text[0]",
        "fill ZStack/Circle[0]", "stroke ZStack/Circle[0]",
        "f ZStack/Circle[0]/.overlay[0]/Text[0]",
        "g ZStack/Circle[0]/.overlay[0]/Text[1]",
        "front ZStack/Text[1]",
      ])
  }

  @Test("Translucent components are painted in a group")
  func groups() throws {
    let component = VStack {
      Text("a").opacity(0.5)
      Text("b").opacity(1)
      Text("c").background(.black).opacity(0.25).overlay(Text("d"))
    }.opacity(0.75)
    #expect(
      try words(lay(component)) == [
        "begin 0.75 VStack", "begin 0.5 VStack/Text[0]", "a VStack/Text[0]",
        "end VStack/Text[0]", "b VStack/Text[1]", "begin 0.25 VStack/Text[2]",
        "fill VStack/Text[2]", "c VStack/Text[2]", "end VStack/Text[2]",
        "d VStack/Text[2]/.overlay[0]/Text[0]", "end VStack",
      ])
  }

  @Test("Each group of paint commands is closed", arguments: 0..<20 as Range<UInt64>)
  func balance(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = try lay(Node.random(depth: 5, using: &generator), in: Size(200, 200))
    var open = 0
    for command in scene.commands {
      switch command.paint {
      case .beginGroup: open += 1
      case .endGroup: open -= 1
      case .fill, .stroke, .text, .image: break
      }
      #expect(open >= 0)
      #expect(scene.nodes.indices.contains(command.node))
    }
    #expect(open == 0)
  }

  @Test("Invisible components are not painted but take space", arguments: [0, -1, .nan])
  func invisible(opacity: Double) throws {
    let scene = try lay(Text("a").opacity(opacity))
    #expect(scene.commands.isEmpty)
    #expect(scene.canvas.size == Size(10, 20))
  }

  @Test("The outlines of shapes fit into the frame")
  func outlines() throws {
    func outline(_ component: some Component) throws -> PaintCommand.Outline? {
      guard case .fill(let outline, _) = try lay(component, in: Size(30, 20)).commands.first?.paint
      else { return nil }
      return outline
    }
    let frame = Rect(x: 0, y: 0, width: 30, height: 20)
    let path = Path { $0.addLine(to: Point(x: 1, y: 2)) }
    #expect(try outline(Rectangle()) == .box(frame, cornerRadius: 0))
    #expect(try outline(Color.black) == .box(frame, cornerRadius: 0))
    #expect(try outline(RoundedRectangle(cornerRadius: 4)) == .box(frame, cornerRadius: 4))
    #expect(try outline(RoundedRectangle(cornerRadius: 99)) == .box(frame, cornerRadius: 10))
    #expect(try outline(Capsule()) == .box(frame, cornerRadius: 10))
    #expect(try outline(Circle()) == .ellipse(Rect(x: 5, y: 0, width: 20, height: 20)))
    #expect(try outline(Ellipse()) == .ellipse(frame))
    #expect(try outline(path.padding(3)) == .path(path, origin: Point(x: 3, y: 3)))
  }

  @Test("Text commands have a baseline, a font and a color per line")
  func text() throws {
    let component = Text("ab\n\nc").font(.custom("Roboto", size: 9).bold()).foregroundStyle(.white)
    let scene = try lay(component.padding(1))
    let font = ResolvedFont(family: nil, size: 9, weight: .bold, isItalic: false)
    #expect(scene.lines.map(\.string) == ["ab", "c"])
    #expect(scene.lines.map(\.origin) == [Point(x: 1, y: 16), Point(x: 1, y: 56)])
    #expect(scene.lines.map(\.width) == [20, 10])
    #expect(scene.lines.allSatisfy { $0.font == font && $0.color.description == "#FFFFFF" })
  }
}
