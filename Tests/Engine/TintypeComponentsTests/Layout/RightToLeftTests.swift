// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Right-to-left layout")
struct RightToLeftTests {
  @Test("Layouts are mirrored in right-to-left environments", arguments: cases)
  func mirrored(layout: LayoutCase) throws { try layout.check() }

  @Test("The safe area is mirrored in right-to-left layouts")
  func safeArea() throws {
    let device = Device(
      name: "d", size: Size(100, 50), safeArea: EdgeInsets(leading: 20, trailing: 5))
    let scene = try Scene(
      of: flexible("A"), in: .device(device), traits: .rightToLeft, measuring: BlockText())
    #expect(scene.frame("A") == Rect(x: 5, y: 0, width: 75, height: 50))
  }

  @Test(
    "Lines of text are aligned to the right in right-to-left layouts",
    arguments: [(TextAlignment.leading, 40), (.center, 20), (.trailing, 0)])
  func lines(alignment: TextAlignment, x: Double) throws {
    let scene = try lay(
      Text("abcde\na").multilineTextAlignment(alignment), traits: .rightToLeft)
    #expect(scene.lines.map(\.origin.x) == [0, x])
    #expect(scene.lines.allSatisfy { $0.direction == .leftToRight })
  }

  @Test("A right-to-left layout can contain a left-to-right component")
  func mixed() throws {
    let component = HStack(spacing: 0) {
      HStack(spacing: 0) {
        box("A", 10, 10); box("B", 10, 10)
      }
      .environment(\.layoutDirection, .leftToRight)
      box("C", 10, 10)
    }
    let scene = try lay(component, traits: .rightToLeft)
    #expect(["A", "B", "C"].compactMap { scene.frame($0)?.minX } == [10, 20, 0])
  }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "an HStack", in: (200, 100), traits: .rightToLeft,
      ["stack": (55, 40, 90, 20), "A": (115, 40, 30, 20), "B": (55, 40, 50, 20)]
    ) {
      HStack(spacing: 10) {
        box("A", 30, 20); box("B", 50, 20)
      }.id("stack")
    },
    LayoutCase(
      "leading padding", in: (200, 200), traits: .rightToLeft,
      ["P": (60, 85, 80, 30), "A": (60, 85, 50, 30)]
    ) { Boundary { box("A", 50, 30) }.padding(.leading, 30).id("P") },
    LayoutCase(
      "the leading edge of a VStack", in: (100, 100), traits: .rightToLeft,
      ["A": (30, 36, 40, 10), "B": (60, 54, 10, 10)]
    ) {
      VStack(alignment: .leading) {
        box("A", 40, 10); box("B", 10, 10)
      }
    },
    LayoutCase(
      "the leading edge of a frame", in: (100, 100), traits: .rightToLeft, ["A": (90, 45, 10, 10)]
    ) { Boundary { box("A", 10, 10) }.frame(maxWidth: .infinity, alignment: .leading) },
    LayoutCase(
      "the corner of an overlay", in: (100, 100), traits: .rightToLeft,
      ["A": (40, 40, 20, 20), "B": (40, 55, 5, 5)]
    ) { box("A", 20, 20).overlay(alignment: .bottomTrailing) { box("B", 5, 5) } },
    LayoutCase(
      "a ZStack", in: (100, 100), traits: .rightToLeft,
      ["A": (40, 40, 20, 20), "B": (55, 40, 5, 5)]
    ) {
      ZStack(alignment: .topLeading) {
        box("A", 20, 20); box("B", 5, 5)
      }
    },
    LayoutCase(
      "a custom layout", in: (100, 100), traits: .rightToLeft,
      ["A": (60, 30, 10, 20), "B": (30, 50, 30, 20)]
    ) {
      Diagonal() {
        box("A", 10, 20); box("B", 30, 20)
      }
    },
  ]
}
