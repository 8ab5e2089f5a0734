// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Content under bars")
struct ContentUnderBarTests {
  private let device = Device(
    name: "test", size: Size(100, 200),
    safeArea: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0))

  private func lay(_ component: some Component) throws -> Scene {
    try Scene(of: component, in: .device(device), measuring: BlockText())
  }

  private func clips(_ scene: Scene) -> [Rect] {
    scene.commands.compactMap { command in
      if case .beginGroup(.clip(.box(let rect, _))) = command.paint { rect } else { nil }
    }
  }

  private func fills(_ scene: Scene) -> [Rect] {
    scene.commands.compactMap { command in
      if case .fill(.box(let rect, _), _) = command.paint { rect } else { nil }
    }
  }

  @Test("The content of a scroll view is visible outside of the safe area, and starts in it")
  func screen() throws {
    let scene = try lay(ScrollView { box("A", 100, 400) })
    #expect(scene.frame("A")?.minY == 10)
    #expect(clips(scene) == [Rect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test("The content of a scroll view is visible under bars, and starts between them")
  func bars() throws {
    let scene = try lay(
      ScrollView { box("A", 100, 400) }
        .safeAreaInset(edge: .top, spacing: 0) { box("Top", 100, 30) }
        .safeAreaInset(edge: .bottom, spacing: 0) { box("Bottom", 100, 40) })
    #expect(scene.frame("A")?.minY == 40)
    #expect(clips(scene) == [Rect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test("A scroll view that does not touch the safe area is clipped to its frame")
  func inside() throws {
    let scene = try lay(ScrollView { box("A", 50, 400) }.padding(5))
    #expect(clips(scene) == [Rect(x: 25, y: 15, width: 50, height: 160)])
  }

  @Test(
    "A background next to a bar extends under it",
    arguments: [
      (VerticalEdge.top, Rect(x: 0, y: 0, width: 100, height: 200)),
      (.bottom, Rect(x: 0, y: 0, width: 100, height: 200)),
    ])
  func background(edge: VerticalEdge, expected: Rect) throws {
    let scene = try lay(
      flexible("A").background(.black).safeAreaInset(edge: edge, spacing: 0) { box("B", 100, 30) })
    #expect(fills(scene).first == expected)
  }

  @Test("A background of scrolled content does not extend beyond the content")
  func scrolledBackground() throws {
    let scene = try lay(ScrollView { box("A", 100, 50).background(.black) })
    #expect(fills(scene).first == Rect(x: 0, y: 10, width: 100, height: 50))
  }

  @Test("A background next to a leading bar extends under it in both directions")
  func mirrored() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try lay(
        flexible("A").background(.black)
          .safeAreaInset(edge: .leading, spacing: 0) { box("B", 30, 100) }
          .environment(\.layoutDirection, direction))
      #expect(fills(scene).first == Rect(x: 0, y: 0, width: 100, height: 200))
      #expect(scene.frame("A")?.minX == (direction == .leftToRight ? 30 : 0))
    }
  }
}
