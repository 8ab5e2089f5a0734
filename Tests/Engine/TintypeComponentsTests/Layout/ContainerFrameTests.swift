// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Frames relative to a container, and padding of the safe area")
struct ContainerFrameTests {
  private func share(_ axes: Axis.Set, of divisor: Double) -> ContainerRelativeFrame {
    ContainerRelativeFrame(axes: axes, alignment: .center) { length, _ in length / divisor }
  }

  @Test("A frame is relative to the canvas, and to a scroll view inside of one")
  func containers() throws {
    let outer = flexible("A").containerRelativeFrame(share([.horizontal, .vertical], of: 4))
    #expect(try lay(outer, in: Size(200, 100)).frame("A")?.size == Size(50, 25))
    let inner = ScrollView { flexible("A").containerRelativeFrame(share(.vertical, of: 2)) }
      .frame(width: 60, height: 40)
    #expect(try lay(inner, in: Size(200, 100)).frame("A")?.size == Size(60, 20))
  }

  @Test("A frame follows the size of a scroll view that is measured several times")
  func severalMeasurements() throws {
    let scene = try lay(
      HStack(spacing: 0) {
        ScrollView(.horizontal) {
          VStack(spacing: 0) { flexible("A").containerRelativeFrame(share(.horizontal, of: 2)) }
        }
        box("B", 60, 10)
      },
      in: Size(100, 50))
    #expect(scene.frame("A")?.width == 20)
  }

  @Test("A frame without the size of a canvas has no effect")
  func idealSize() throws {
    let scene = try lay(box("A", 30, 10).containerRelativeFrame(share(.horizontal, of: 2)))
    #expect(scene.frame("A") == Rect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test("A frame with a length that is negative or not finite is empty", arguments: [-1, .nan])
  func invalidLengths(length: Double) throws {
    let frame = ContainerRelativeFrame(axes: .horizontal, alignment: .center) { _, _ in length }
    let scene = try lay(flexible("A").containerRelativeFrame(frame), in: Size(100, 50))
    #expect(scene.frame("A")?.width == 0)
  }

  @Test("A background inside of safe area padding extends into it, and content does not")
  func safeAreaPadding() throws {
    let scene = try lay(
      flexible("A").background(.black)
        .safeAreaPadding(EdgeInsets(top: 10, leading: 4, bottom: 0, trailing: 6)),
      in: Size(100, 50))
    #expect(scene.frame("A") == Rect(x: 4, y: 10, width: 90, height: 40))
    let fills = scene.commands.compactMap { command in
      if case .fill(.box(let rect, _), _) = command.paint { rect } else { nil }
    }
    #expect(fills.first == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("A view that ignores the safe area extends into safe area padding of its scroll view")
  func ignoredPadding() throws {
    let scene = try lay(
      HStack { flexible("A").ignoresSafeArea(.leading) }
        .safeAreaPadding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)),
      in: Size(100, 50))
    #expect(scene.frame("A") == Rect(x: 0, y: 0, width: 92, height: 50))
  }

  @Test("Margins of a scroll view surround its content, and not that of a scroll view in it")
  func margins() throws {
    var scroll = ScrollContent(axes: [.vertical])
    scroll.margins = EdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 10)
    let content = Node(type: "Shape", id: "A", content: .shape(ShapeContent(kind: .rectangle)))
    let node = Node(type: "ScrollView", content: .scroll(scroll), children: [content])
    #expect(try lay(node, in: Size(100, 50)).frame("A") == Rect(x: 10, y: 5, width: 80, height: 10))
  }

  @Test("A transform applies about its anchor, and an identity is not painted")
  func transforms() throws {
    func groups(_ transform: Transform2D, _ anchor: UnitPoint) throws -> [Transform2D] {
      try lay(box("A", 20, 10).transformEffect(transform, anchor: anchor)).commands.compactMap {
        if case .beginGroup(.transform(let transform)) = $0.paint { transform } else { nil }
      }
    }
    let mirrored = Transform2D(scaleX: -1, y: 1)
    #expect(try groups(mirrored, .topLeading) == [mirrored])
    #expect(try groups(mirrored, .center).first?.tx == 20)
    #expect(try groups(.identity, .center).isEmpty)
  }

  @Test("A content shape receives taps around its content")
  func contentShape() throws {
    let host = try ComponentHost(
      HStack(spacing: 0) {
        box("A", 10, 10)
        Spacer(minLength: 30)
      }
      .contentShape(Rectangle()).id("row").onTapGesture {},
      in: .sizeThatFits, measuring: BlockText())
    #expect(throws: Never.self) { try host.perform(.tap, on: "row") }
  }
}
