// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("ZStacks, backgrounds and overlays")
struct LayersLayoutTests {
  @Test("ZStacks, backgrounds and overlays lay out their components", arguments: cases)
  func layers(layout: LayoutCase) throws { try layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "a ZStack centers its children", in: (200, 200),
      ["Z": (70, 70, 60, 60), "A": (70, 70, 60, 60), "B": (90, 90, 20, 20)]
    ) {
      ZStack {
        box("A", 60, 60); box("B", 20, 20)
      }.id("Z")
    },
    LayoutCase(
      "a ZStack aligns its children in a corner", in: (200, 200),
      ["Z": (70, 70, 60, 60), "A": (70, 70, 60, 60), "B": (110, 110, 20, 20)]
    ) {
      ZStack(alignment: .bottomTrailing) {
        box("A", 60, 60); box("B", 20, 20)
      }.id("Z")
    },
    LayoutCase(
      "the highest layout priority determines the size of a ZStack", in: (200, 200),
      ["Z": (90, 90, 20, 20), "A": (90, 90, 20, 20), "B": (80, 95, 40, 10)]
    ) {
      ZStack {
        Rectangle().id("A"); box("B", 40, 10); box("C", 20, 20).layoutPriority(1)
      }
      .id("Z")
    },
    LayoutCase(
      "a background and an overlay have their own alignments", in: (200, 200),
      ["A": (0, 0, 200, 200), "B": (0, 0, 100, 100), "C": (100, 100, 100, 100)]
    ) {
      box("A", 200, 200).overlay(alignment: .topLeading) { box("B", 100, 100) }
        .background(alignment: .bottomTrailing) { box("C", 100, 100) }
    },
    LayoutCase(
      "an overlay larger than its content does not change the layout", in: (200, 200),
      ["A": (60, 80, 80, 40), "B": (40, 80, 100, 10)]
    ) { box("A", 80, 40).overlay(alignment: .topTrailing) { box("B", 100, 10) } },
    LayoutCase(
      "a background is proposed the size of its content", in: (200, 200),
      ["T": (75, 90, 50, 20), "B": (75, 90, 50, 20)]
    ) { Text("hello").background(flexible("B")).id("T") },
    LayoutCase(
      "several components of an overlay are layered", in: (100, 100),
      ["A": (40, 40, 20, 20), "B": (40, 40, 20, 20), "C": (55, 55, 5, 5)]
    ) {
      box("A", 20, 20).overlay(alignment: .bottomTrailing) {
        flexible("B"); box("C", 5, 5)
      }
    },
    LayoutCase(
      "an overlay is aligned on the first baseline", in: (100, 100),
      ["T": (40, 40, 20, 20), "U": (40, 40, 10, 20)]
    ) {
      Text("ab").overlay(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
        Text("c").id("U")
      }.id("T")
    },
    LayoutCase("opacity does not change the layout", in: (100, 100), ["A": (40, 45, 20, 10)]) {
      box("A", 20, 10).opacity(0.5)
    },
  ]
}
