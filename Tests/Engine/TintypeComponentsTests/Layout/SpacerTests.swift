// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Spacers")
struct SpacerTests {
  @Test("Spacers take the flexible space", arguments: cases)
  func giveWay(layout: LayoutCase) throws { try layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "a spacer between two components, without spacing", in: (300, 300),
      ["A": (50, 125, 50, 50), "S": (100, 150, 100, 0), "B": (200, 125, 50, 50)]
    ) {
      HStack {
        box("A", 50, 50); Spacer().id("S"); box("B", 50, 50)
      }
      .frame(width: 200, height: 80)
    },
    LayoutCase(
      "two spacers share the space equally", in: (300, 300),
      [
        "A": (25, 125, 40, 50), "S1": (65, 150, 65, 0), "B": (130, 125, 40, 50),
        "S2": (170, 150, 65, 0), "C": (235, 125, 40, 50),
      ]
    ) {
      HStack {
        box("A", 40, 50)
        Spacer().id("S1")
        box("B", 40, 50)
        Spacer().id("S2")
        box("C", 40, 50)
      }.frame(width: 250, height: 80)
    },
    LayoutCase(
      "a spacer larger than its minimum length", in: (300, 300),
      ["A": (60, 125, 50, 50), "S": (110, 150, 80, 0), "B": (190, 125, 50, 50)]
    ) {
      HStack {
        box("A", 50, 50); Spacer(minLength: 50).id("S"); box("B", 50, 50)
      }
      .frame(width: 180, height: 80)
    },
    LayoutCase(
      "a spacer larger than its large minimum length", in: (300, 300),
      ["A": (50, 125, 30, 50), "S": (80, 150, 140, 0), "B": (220, 125, 30, 50)]
    ) {
      HStack {
        box("A", 30, 50); Spacer(minLength: 100).id("S"); box("B", 30, 50)
      }
      .frame(width: 200, height: 80)
    },
    LayoutCase(
      "spacers at both ends", in: (300, 300),
      [
        "S1": (50, 150, 46, 0), "A": (96, 125, 50, 50), "B": (154, 125, 50, 50),
        "S2": (204, 150, 46, 0),
      ]
    ) {
      HStack {
        Spacer().id("S1"); box("A", 50, 50); box("B", 50, 50); Spacer().id("S2")
      }
      .frame(width: 200, height: 80)
    },
    LayoutCase(
      "spacers in three rows", in: (300, 300),
      [
        "A": (50, 85, 30, 30), "B": (135, 85, 30, 30), "C": (220, 85, 30, 30),
        "D": (120, 135, 60, 30), "E": (50, 185, 40, 30), "F": (210, 185, 40, 30),
      ]
    ) {
      VStack(spacing: 20) {
        HStack {
          box("A", 30, 30)
          Spacer(minLength: 20)
          box("B", 30, 30)
          Spacer(minLength: 10)
          box("C", 30, 30)
        }
        HStack {
          Spacer(); box("D", 60, 30); Spacer()
        }
        HStack {
          box("E", 40, 30); Spacer(); box("F", 40, 30)
        }
      }.frame(width: 200, height: 180)
    },
    LayoutCase(
      "a spacer has its minimum length if no size is proposed",
      [
        "stack": (0, 0, 108, 50), "A": (0, 0, 50, 50), "S": (50, 25, 8, 0),
        "B": (58, 0, 50, 50),
      ]
    ) {
      HStack {
        box("A", 50, 50); Spacer().id("S"); box("B", 50, 50)
      }.id("stack")
    },
    LayoutCase(
      "a spacer in a VStack is vertical", in: (100, 100),
      ["A": (40, 0, 20, 20), "S": (50, 20, 0, 60), "B": (40, 80, 20, 20)]
    ) {
      VStack {
        box("A", 20, 20); Spacer().id("S"); box("B", 20, 20)
      }
    },
    LayoutCase(
      "a spacer inside a component", in: (100, 20),
      ["A": (0, 0, 20, 20), "S": (20, 10, 80, 0)]
    ) {
      HStack {
        box("A", 20, 20); Boundary { Spacer().id("S") }
      }
    },
    LayoutCase("a spacer outside a stack fills both axes", in: (60, 40), ["S": (0, 0, 60, 40)]) {
      ZStack { Spacer().id("S") }
    },
  ]
}
