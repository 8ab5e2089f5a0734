// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Stack alignment")
struct StackAlignmentTests {
  @Test("Stacks align their components along a common guide", arguments: alignments)
  func align(layout: LayoutCase) throws { try layout.check() }

  static let alignments: [LayoutCase] = [
    LayoutCase(
      "a leading VStack with a top HStack", in: (200, 200),
      [
        "stack": (41, 27, 118, 146), "A": (41, 27, 30, 30), "B": (41, 65, 40, 40),
        "row": (41, 113, 118, 60), "C": (41, 113, 50, 50), "D": (99, 113, 60, 60),
      ]
    ) {
      VStack(alignment: .leading) {
        box("A", 30, 30)
        box("B", 40, 40)
        HStack(alignment: .top) {
          box("C", 50, 50); box("D", 60, 60)
        }.id("row")
      }.id("stack")
    },
    LayoutCase("leading", in: (500, 500), ["A": (0, 0, 500, 246), "B": (0, 254, 50, 246)]) {
      VStack(alignment: .leading) {
        flexible("A"); box("B", 50)
      }
    },
    LayoutCase("trailing", in: (500, 500), ["A": (0, 0, 500, 246), "B": (450, 254, 50, 246)]) {
      VStack(alignment: .trailing) {
        flexible("A"); box("B", 50)
      }
    },
    LayoutCase("top", in: (500, 500), ["A": (0, 0, 246, 500), "B": (254, 0, 246, 50)]) {
      HStack(alignment: .top) {
        flexible("A"); box("B", nil, 50)
      }
    },
    LayoutCase("bottom", in: (500, 500), ["A": (0, 0, 246, 500), "B": (254, 450, 246, 50)]) {
      HStack(alignment: .bottom) {
        flexible("A"); box("B", nil, 50)
      }
    },
    LayoutCase(
      "the first baseline, or the bottom edge without text", in: (200, 200),
      ["stack": (80, 77.5, 40, 45), "T": (80, 102.5, 20, 20), "A": (100, 77.5, 20, 40)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("ab").id("T"); box("A", 20, 40)
      }
      .id("stack")
    },
    LayoutCase(
      "the last baseline", in: (200, 200),
      ["T": (80, 60, 10, 80), "U": (90, 120, 20, 20), "A": (110, 95, 10, 40)]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a b c d").frame(width: 10).id("T"); Text("ab").id("U"); box("A", 10, 40)
      }
    },
    LayoutCase(
      "the first baseline through stacks, padding and frames", in: (200, 200),
      ["A": (75, 97, 10, 10), "column": (85, 77, 20, 46), "T": (105, 92, 20, 20)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box("A", 10, 10)
        VStack(spacing: 6) {
          Text("ab"); Text("c")
        }.padding(.top, 15).padding(.bottom, -15)
          .id("column")
        Text("de").id("T")
      }.fixedSize()
    },
  ]
}
