// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Stack layout")
struct StackLayoutTests {
  @Test("Stacks distribute the available space", arguments: room)
  func handOut(layout: LayoutCase) throws { try layout.check() }

  static let room: [LayoutCase] = [
    LayoutCase(
      "three flexible components have equal widths", in: (300, 100),
      ["A": (0, 0, 100, 100), "B": (100, 0, 100, 100), "C": (200, 0, 100, 100)]
    ) {
      HStack(spacing: 0) {
        flexible("A"); flexible("B"); flexible("C")
      }
    },
    LayoutCase(
      "the least flexible component is sized first", in: (300, 100),
      ["A": (0, 0, 50, 100), "B": (50, 0, 125, 100), "C": (175, 0, 125, 100)]
    ) {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 50).id("A"); flexible("B"); flexible("C")
      }
    },
    LayoutCase(
      "the default spacing of an HStack", in: (200, 200),
      ["stack": (46, 75, 108, 50), "A": (46, 75, 50, 50), "B": (104, 75, 50, 50)]
    ) {
      Boundary {
        HStack {
          box("A", 50, 50); box("B", 50, 50)
        }.id("stack")
      }
      .frame(width: 150, height: 150)
    },
    LayoutCase(
      "the default spacing of a VStack", in: (200, 200),
      ["stack": (75, 46, 50, 108), "A": (75, 46, 50, 50), "B": (75, 104, 50, 50)]
    ) {
      Boundary {
        VStack {
          box("A", 50, 50); box("B", 50, 50)
        }.id("stack")
      }
      .frame(width: 150, height: 150)
    },
    LayoutCase(
      "an HStack in a VStack", in: (200, 200),
      [
        "A": (80, 32, 40, 40), "B": (80, 80, 40, 40), "row": (56, 128, 88, 40),
        "C": (56, 128, 40, 40), "D": (104, 128, 40, 40),
      ]
    ) {
      VStack {
        box("A", 40, 40)
        box("B", 40, 40)
        HStack {
          box("C", 40, 40); box("D", 40, 40)
        }.id("row")
      }.frame(width: 150, height: 150)
    },
    LayoutCase(
      "a flexible HStack in a VStack", in: (200, 200),
      [
        "A": (0, 0, 200, 61.333), "B": (0, 69.333, 200, 61.333), "row": (0, 138.667, 200, 61.333),
        "C": (0, 138.667, 96, 61.333), "D": (104, 138.667, 96, 61.333),
      ]
    ) {
      VStack {
        flexible("A"); flexible("B");
        HStack {
          flexible("C"); flexible("D")
        }.id("row")
      }
    },
    LayoutCase(
      "the highest layout priority takes all space except spacing", in: (200, 200),
      [
        "A": (0, 0, 200, 0), "B": (0, 8, 200, 184), "row": (0, 200, 200, 0),
        "C": (0, 200, 96, 0), "D": (104, 200, 96, 0),
      ]
    ) {
      VStack {
        flexible("A")
        Rectangle().layoutPriority(1).id("B")
        HStack {
          flexible("C"); flexible("D")
        }.id("row")
      }
    },
    LayoutCase(
      "text of a higher layout priority keeps its width", in: (90, 60),
      ["A": (0, 0, 20, 60), "T": (20, 20, 50, 20), "B": (70, 0, 20, 60)]
    ) {
      HStack(spacing: 0) {
        flexible("A"); Text("hello").layoutPriority(1).id("T"); flexible("B")
      }
    },
    LayoutCase(
      "flexible components around a fixed one have equal heights", in: (200, 200),
      ["A": (0, 0, 200, 75), "B": (95, 95, 10, 10), "C": (0, 125, 200, 75)]
    ) {
      VStack(spacing: 20) {
        flexible("A"); box("B", 10, 10); flexible("C")
      }
    },
    LayoutCase(
      "minimum sizes that exceed the available space", in: (200, 85),
      ["stack": (0, -18.75, 200, 122.5), "A": (0, -18.75, 200, 42.5), "B": (0, 23.75, 200, 80)]
    ) {
      VStack(spacing: 0) {
        Rectangle().frame(minHeight: 5, maxHeight: 100).id("A")
        Rectangle().frame(minHeight: 80).id("B")
      }.id("stack")
    },
    LayoutCase(
      "components have their ideal sizes if no size is proposed",
      ["stack": (0, 0, 38, 30), "A": (0, 0, 10, 30), "B": (18, 0, 20, 30)]
    ) {
      HStack {
        flexible("A"); box("B", 20, 30)
      }.id("stack")
    },
    LayoutCase(
      "no component gets a negative width", in: (60, 20),
      ["stack": (-15, 0, 90, 20), "A": (-15, 0, 80, 20), "B": (75, 0, 0, 20)]
    ) {
      HStack(spacing: 10) {
        box("A", 80); flexible("B")
      }.id("stack")
    },
    LayoutCase(
      "of infinitely flexible components, the largest minimum is first", in: (200, 40),
      ["A": (0, 0, 80, 40), "B": (80, 0, 120, 40)]
    ) {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 10).id("A"); Rectangle().frame(minWidth: 120).id("B")
      }
    },
    LayoutCase("an empty stack has no size", in: (50, 50), ["stack": (25, 25, 0, 0)]) {
      HStack {}.id("stack")
    },
    LayoutCase(
      "negative spacing overlaps components", in: (50, 50),
      ["A": (10, 20, 20, 10), "B": (20, 20, 20, 10)]
    ) {
      HStack(spacing: -10) {
        box("A", 20, 10); box("B", 20, 10)
      }
    },
  ]
}
