// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Frames, padding and fixed sizes")
struct FrameLayoutsTests {
  @Test("Frames, padding and fixed sizes change the layout of one component", arguments: cases)
  func room(layout: LayoutCase) throws { try layout.check() }

  @Test(
    "A frame of infinite maximum size aligns its content",
    arguments: [
      (.top, 200, 0), (.leading, 0, 200), (.trailing, 400, 200), (.bottom, 200, 400),
      (.center, 200, 200), (.topLeading, 0, 0), (.topTrailing, 400, 0), (.bottomLeading, 0, 400),
      (.bottomTrailing, 400, 400),
    ] as [(Alignment, Double, Double)])
  func infinite(alignment: Alignment, x: Double, y: Double) throws {
    let component = Boundary { box("A", 100, 100) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).id("F")
    let scene = try lay(component, in: Size(500, 500))
    #expect(scene.frame("F") == Rect(x: 0, y: 0, width: 500, height: 500))
    #expect(scene.frame("A") == Rect(x: x, y: y, width: 100, height: 100))
  }

  static let cases: [LayoutCase] = [
    LayoutCase("a fixed frame", in: (500, 500), ["A": (150, 200, 200, 100)]) { box("A", 200, 100) },
    LayoutCase(
      "a frame with a minimum and a maximum size", in: (500, 500), ["A": (150, 200, 200, 100)]
    ) {
      Rectangle().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100).id("A")
    },
    LayoutCase(
      "a frame smaller than its content", in: (200, 200),
      ["F": (70, 70, 60, 60), "A": (70, 70, 100, 40)]
    ) {
      Boundary { box("A", 100, 40) }.frame(width: 60, height: 60, alignment: .topLeading).id("F")
    },
    LayoutCase("a minimum width above the proposed width", in: (60, 20), ["F": (-30, 0, 120, 20)]) {
      Text("hello").frame(minWidth: 120).id("F")
    },
    LayoutCase(
      "two frames share infinite maximum widths", in: (300, 20),
      ["F1": (0, 0, 150, 20), "F2": (150, 0, 150, 20)]
    ) {
      HStack(spacing: 0) {
        Text("hi").frame(maxWidth: .infinity).id("F1")
        Text("hello world").frame(maxWidth: .infinity).id("F2")
      }
    },
    LayoutCase("an ideal width applies if no size is proposed", ["A": (0, 0, 70, 10)]) {
      Rectangle().frame(idealWidth: 70).id("A")
    },
    LayoutCase("a maximum width has no effect if no size is proposed", ["T": (0, 0, 20, 20)]) {
      Text("hi").frame(maxWidth: .infinity).id("T")
    },
    LayoutCase("a fixed size along one axis", in: (200, 200), ["A": (95, 50, 10, 100)]) {
      Boundary { Rectangle().fixedSize(horizontal: true, vertical: false).id("A") }
        .frame(width: 100, height: 100)
    },
    LayoutCase("a text of fixed size does not wrap", in: (50, 40), ["T": (-30, 10, 110, 20)]) {
      Text("hello world").fixedSize().id("T")
    },
    LayoutCase(
      "nested padding", in: (200, 200),
      ["P2": (45, 55, 110, 90), "P1": (65, 75, 70, 50), "A": (75, 85, 50, 30)]
    ) {
      Boundary { Boundary { box("A", 50, 30) }.padding(10).id("P1") }.padding(20).id("P2")
    },
    LayoutCase(
      "padding at single edges", in: (200, 200),
      [
        "PA": (0, 52.5, 200, 50), "A": (0, 52.5, 200, 30), "PB": (0, 102.5, 200, 45),
        "B": (0, 117.5, 200, 30),
      ]
    ) {
      VStack(spacing: 0) {
        Boundary { box("A", nil, 30) }.padding(.bottom, 20).id("PA")
        Boundary { box("B", nil, 30) }.padding(.top, 15).id("PB")
      }
    },
    LayoutCase("padding larger than the canvas", in: (100, 100), ["P": (-10, -10, 120, 120)]) {
      Rectangle().padding(60).id("P")
    },
    LayoutCase("padding is 16 by default", ["P": (0, 0, 42, 42)]) { Rectangle().padding().id("P") },
    LayoutCase("a circle fills the largest square", in: (80, 30), ["C": (25, 0, 30, 30)]) {
      Circle().id("C")
    },
    LayoutCase("a circle is 10 points wide if no size is proposed", ["C": (0, 0, 10, 10)]) {
      Circle().id("C")
    },
  ]
}
