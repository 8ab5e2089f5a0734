// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeTestSupport

/// Tests of trees whose frames follow from SwiftUI's published rules and are in no other suite.
@Suite("Published layouts")
struct PublishedLayoutTests {
  @Test("Published layouts have the expected frames to a thousandth of a point", arguments: cases)
  func published(layout: LayoutCase) throws { try layout.check() }

  @Test("The columns of a lazy grid have the expected widths", arguments: columns)
  func lazyColumns(room: Double, items: [GridItem], widths: [Double]) throws {
    let grid = LazyVGrid(columns: items) {
      for index in widths.indices { flexible("\(index)") }
    }
    let scene = try lay(grid, in: Size(room, 100))
    var x = (room - widths.reduce(0, +) - spacing(of: items, count: widths.count)) / 2
    for (index, width) in try nonEmpty(widths).enumerated() {
      let frame = try #require(scene.frame("\(index)"))
      #expect(frame.isClose(to: Rect(x: x, y: 45, width: width, height: 10), within: 0.001))
      x += width + (items[0].spacing?.points ?? 8)
    }
  }

  private func spacing(of items: [GridItem], count: Int) -> Double {
    Double(count - 1) * (items[0].spacing?.points ?? 8)
  }

  static let columns: [(Double, [GridItem], [Double])] = [
    (200, [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], [70, 57, 57]),
    (
      200,
      [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120))],
      [95, 120]
    ),
    (390, [GridItem(.adaptive(minimum: 80, maximum: 100))], [91.5, 91.5, 91.5, 91.5]),
    (200, [GridItem(.fixed(100)), GridItem(.fixed(100)), GridItem(.fixed(100))], [100, 100, 100]),
    // The columns of the second case if the grid is proposed the width that they took.
    (
      225,
      [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120))],
      [107.5, 120]
    ),
  ]

  static let cases: [LayoutCase] = [
    LayoutCase("an aspect ratio of 0.5", in: (200, 200), ["A": (87.5, 75, 25, 50)]) {
      Boundary { Rectangle().aspectRatio(0.5, contentMode: .fit).id("A") }
        .frame(width: 100, height: 50)
    },
    LayoutCase("an aspect ratio of 2", in: (200, 200), ["A": (50, 75, 100, 50)]) {
      Boundary { Rectangle().aspectRatio(2, contentMode: .fit).id("A") }
        .frame(width: 100, height: 50)
    },
    LayoutCase("the aspect ratio of the ideal size", in: (200, 200), ["A": (75, 75, 50, 50)]) {
      Boundary { Rectangle().aspectRatio(contentMode: .fit).id("A") }
        .frame(width: 100, height: 50)
    },
    LayoutCase("an aspect ratio of 1.5", in: (500, 500), ["A": (200, 216.667, 100, 66.667)]) {
      Boundary { Rectangle().aspectRatio(1.5, contentMode: .fit).id("A") }
        .frame(width: 100, height: 100)
    },
    LayoutCase(
      "explicit guides in a VStack", in: (200, 200),
      [
        "stack": (55, 85, 90, 30), "A": (105, 85, 40, 10), "B": (95, 95, 40, 10),
        "C": (55, 105, 40, 10),
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("A", 40, 10).alignmentGuide(.leading) { _ in -10 }
        box("B", 40, 10)
        box("C", 40, 10).alignmentGuide(.leading) { $0.width }
      }.id("stack")
    },
    LayoutCase(
      "centers at positions", in: (200, 200),
      [
        "A": (25, 25, 50, 50), "B": (75, 25, 50, 50), "C": (25, 75, 50, 50),
        "D": (75, 75, 50, 50),
      ]
    ) {
      Boundary {
        ZStack {
          Boundary { box("A", 50, 50) }.position()
          Boundary { box("B", 50, 50) }.position(x: 50)
          Boundary { box("C", 50, 50) }.position(y: 50)
          Boundary { box("D", 50, 50) }.position(x: 50, y: 50)
        }
      }.frame(width: 100, height: 100)
    },
    LayoutCase(
      "an offset does not move siblings", in: (100, 50),
      ["A": (10, 5, 50, 50), "B": (50, 0, 50, 50)]
    ) {
      HStack(spacing: 0) {
        Boundary { box("A", 50, 50) }.offset(x: 10, y: 5)
        box("B", 50, 50)
      }
    },
    LayoutCase(
      "two rectangles in a VStack", in: (500, 500),
      ["A": (0, 0, 500, 246), "B": (0, 254, 500, 246)]
    ) {
      VStack {
        flexible("A")
        flexible("B")
      }
    },
    LayoutCase(
      "ViewThatFits chooses the first child that fits", in: (160, 40), ["A": (5, 10, 150, 20)]
    ) {
      ViewThatFits {
        box("A", 150, 20)
        box("B", 80, 20)
        box("C", 30, 20)
      }
    },
    LayoutCase(
      "ViewThatFits chooses the last child if none fits", in: (40, 40), ["B": (-20, 10, 80, 20)]
    ) {
      ViewThatFits {
        box("A", 150, 20)
        box("B", 80, 20)
      }
    },
    LayoutCase(
      "a safe area inset at the bottom", in: (200, 200),
      ["A": (0, 0, 200, 160), "B": (0, 160, 200, 40)]
    ) {
      Boundary { flexible("A") }
        .safeAreaInset(edge: .bottom, spacing: 0) { box("B", nil, 40) }
    },
    LayoutCase(
      "a stack view with the distribution fillEqually", in: (300, 10),
      [
        "A": (0, 0, 93.333, 10), "B": (103.333, 0, 93.333, 10), "C": (206.667, 0, 93.333, 10),
      ]
    ) { stackView(.fillEqually) },
    LayoutCase(
      "a stack view with the distribution equalSpacing", in: (300, 10),
      ["A": (0, 0, 40, 10), "B": (120, 0, 80, 10), "C": (280, 0, 20, 10)]
    ) { stackView(.equalSpacing) },
    LayoutCase(
      "a stack view with the distribution fill", in: (300, 10),
      ["A": (0, 0, 40, 10), "B": (50, 0, 80, 10), "C": (140, 0, 160, 10)]
    ) { stackView(.fill) },
  ]

  /// Returns three components with ideal widths of 40, 80 and 20 points.
  private static func stackView(_ distribution: StackView.Distribution) -> some Component {
    StackView(axis: .horizontal, spacing: 10, distribution: distribution) {
      Rectangle().frame(idealWidth: 40).id("A")
      Rectangle().frame(idealWidth: 80).id("B")
      Rectangle().frame(idealWidth: 20).id("C")
    }
  }
}
