// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Flow, ViewThatFits and ScrollView")
struct FlowLayoutTests {
  @Test("Flow, ViewThatFits and ScrollView lay out their components", arguments: cases)
  func arrange(layout: LayoutCase) throws { try layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "a line breaks before an element that does not fit", in: (60, 48),
      [
        "F": (1, 0, 58, 48), "A": (1, 5, 20, 10), "B": (29, 0, 30, 20), "C": (1, 28, 40, 20),
      ]
    ) {
      Flow {
        box("A", 20, 10); box("B", 30, 20); box("C", 40, 20)
      }.id("F")
    },
    LayoutCase("an unspecified width has no line breaks", ["B": (24, 0, 30, 10)]) {
      Flow(spacing: 4) {
        box("A", 20, 10); box("B", 30, 10)
      }
    },
    LayoutCase("an element wider than the line wraps", in: (50, 60), ["T": (0, 10, 50, 40)]) {
      Flow { Text("hello world").id("T") }
    },
    LayoutCase(
      "lines are aligned at the trailing edge and on baselines", in: (40, 55),
      ["T": (0, 5, 20, 20), "A": (20, 0, 20, 20), "B": (20, 35, 20, 20)]
    ) {
      Flow(
        alignment: Alignment(horizontal: .trailing, vertical: .firstTextBaseline), spacing: 0,
        lineSpacing: 10
      ) {
        Text("ab").id("T"); box("A", 20, 20); box("B", 20, 20)
      }
    },
    LayoutCase("ViewThatFits can consider a single axis", in: (100, 5), ["A": (40, -5, 20, 15)]) {
      ViewThatFits(in: .horizontal) {
        box("A", 20, 15); box("B", 1, 1)
      }
    },
    LayoutCase(
      "a scroll view has the proposed size along its axis", in: (100, 50),
      ["S": (40, 0, 20, 50), "A": (40, -30, 20, 90)]
    ) {
      ScrollView(contentOffset: Point(x: 50, y: 30)) { box("A", 20, 90) }.id("S")
    },
    LayoutCase(
      "the offset of a scroll view is limited by its content", in: (100, 50),
      ["A": (40, -40, 20, 90)]
    ) {
      ScrollView(contentOffset: Point(x: 0, y: 1000)) { box("A", 20, 90) }
    },
    LayoutCase(
      "content smaller than a scroll view does not scroll", in: (100, 50), ["A": (40, 0, 20, 30)]
    ) {
      ScrollView(contentOffset: Point(x: 0, y: 10)) { box("A", 20, 30) }
    },
    LayoutCase(
      "a scroll view has its content size at the ideal size",
      ["S": (0, 0, 20, 98), "B": (0, 68, 20, 30)]
    ) {
      ScrollView {
        box("A", 20, 60); box("B", 20, 30)
      }.id("S")
    },
    LayoutCase(
      "a scroll view starts at the right in right-to-left layouts", in: (100, 20),
      traits: .rightToLeft,
      ["A": (-50, 0, 150, 20)]
    ) {
      ScrollView(.horizontal) { box("A", 150, 20) }
    },
    LayoutCase(
      "a horizontal offset moves the content to the left", in: (100, 20), ["A": (-20, 0, 150, 20)]
    ) {
      ScrollView(.horizontal, contentOffset: Point(x: 20, y: 9)) { box("A", 150, 20) }
    },
  ]

  @Test("ViewThatFits omits the components that it does not choose")
  func omitted() throws {
    let choice = ViewThatFits {
      Text("too wide").id("A")
      Text("ab").id("B")
    }
    let scene = try lay(choice, in: Size(30, 20))
    #expect(scene.lines.map { $0.string } == ["ab"])
  }

  @Test("A custom layout can omit a component and read its layout values")
  func ownLayout() throws {
    struct Wanted: LayoutValueKey { static let defaultValue = true }
    struct Picky: Layout {
      func sizeThatFits(
        proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
      ) -> Size { Size(30, 10) }

      func placeSubviews(
        in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
      ) {
        for subview in subviews {
          if subview[Wanted.self] {
            subview.place(at: bounds.origin, proposal: .unspecified)
          } else {
            subview.omit()
          }
        }
      }
    }
    let component = Picky() {
      Text("a").layoutValue(key: Wanted.self, value: false)
      Text("b")
    }
    #expect(try lay(component).lines.map { $0.string } == ["b"])
  }

  @Test("AnyLayout lays out like the layout that it wraps")
  func anyLayout() throws {
    let plain = Diagonal() {
      box("A", 10, 20); box("B", 5, 5)
    }
    let hidden = AnyLayout(Diagonal())() {
      box("A", 10, 20); box("B", 5, 5)
    }
    for id in ["A", "B"] {
      #expect(try lay(plain, in: Size(50, 50)).frame(id) == lay(hidden, in: Size(50, 50)).frame(id))
    }
  }
}
