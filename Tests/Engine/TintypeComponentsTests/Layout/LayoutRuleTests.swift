// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

/// Tests of single SwiftUI layout rules, each with the smallest tree that shows the rule.
@Suite("Layout rules")
struct LayoutRuleTests {
  @Test("Preferred distances follow SwiftUI's rules", arguments: distances)
  func preferredDistances(layout: LayoutCase) throws { try layout.check() }

  static let distances: [LayoutCase] = [
    LayoutCase(
      "A fixed frame around a spacer keeps the distance 0 in an HStack",
      ["A": (0, 0, 20, 20), "S": (20, 10, 20, 0), "B": (40, 0, 20, 20)]
    ) {
      HStack {
        box("A", 20, 20)
        Spacer().frame(width: 20).id("S")
        box("B", 20, 20)
      }
    },
    LayoutCase(
      "A fixed frame around a spacer keeps the distance 0 in a VStack",
      ["A": (0, 0, 20, 20), "S": (10, 20, 0, 20), "B": (0, 40, 20, 20)]
    ) {
      VStack {
        box("A", 20, 20)
        Spacer().frame(height: 20).id("S")
        box("B", 20, 20)
      }
    },
    LayoutCase(
      "A flexible frame around a spacer keeps the distance 0",
      ["A": (0, 0, 20, 20), "S": (20, 10, 30, 0), "B": (50, 0, 20, 20)]
    ) {
      HStack {
        box("A", 20, 20)
        Spacer().frame(minWidth: 30, maxWidth: 40).id("S")
        box("B", 20, 20)
      }
    },
    LayoutCase(
      "A frame around a spacer that a drawing modifier changes keeps the distance 0",
      ["A": (0, 0, 20, 20), "B": (40, 0, 20, 20)]
    ) {
      HStack {
        box("A", 20, 20)
        Spacer().opacity(0.5).frame(width: 20)
        box("B", 20, 20)
      }
    },
    LayoutCase(
      "A frame around a spacer with a layout priority resets the distance",
      ["A": (0, 0, 20, 20), "B": (56, 0, 20, 20)]
    ) {
      HStack {
        box("A", 20, 20)
        Spacer().layoutPriority(1).frame(width: 20)
        box("B", 20, 20)
      }
    },
    LayoutCase(
      "A frame with nothing but an ideal width resets the distance",
      ["A": (0, 0, 20, 20), "S": (28, 10, 30, 0), "B": (66, 0, 20, 20)]
    ) {
      HStack {
        box("A", 20, 20)
        HStack { Spacer() }.frame(idealWidth: 30).id("S")
        box("B", 20, 20)
      }
    },
    LayoutCase(
      "A position resets the distance", ["A": (0, 0, 20, 20), "B": (36, 0, 20, 20)]
    ) {
      HStack {
        box("A", 20, 20)
        HStack { Spacer(minLength: 0) }.position()
        box("B", 20, 20)
      }
    },
    LayoutCase(
      "An inset resets the distance", ["A": (0, 0, 20, 20), "B": (46, 0, 20, 20)]
    ) {
      HStack {
        box("A", 20, 20)
        HStack { Spacer(minLength: 0) }.safeAreaInset(edge: .bottom) { box("C", 10, 5) }
        box("B", 20, 20)
      }
    },
    LayoutCase(
      "An empty HStack takes no distance", ["A": (0, 0, 10, 10), "B": (0, 10, 10, 10)]
    ) {
      VStack {
        box("A", 10, 10)
        HStack {}
        box("B", 10, 10)
      }
    },
    LayoutCase(
      "An empty ZStack takes no distance", ["A": (0, 0, 10, 10), "B": (10, 0, 10, 10)]
    ) {
      HStack {
        box("A", 10, 10)
        ZStack {}
        box("B", 10, 10)
      }
    },
  ]

  @Test("Safe area insets follow SwiftUI's rules", arguments: insets)
  func safeAreaInsets(layout: LayoutCase) throws { try layout.check() }

  static let insets: [LayoutCase] = [
    LayoutCase(
      "A color in an inset is as wide as the component at its ideal size",
      ["A": (0, 0, 50, 20), "bar": (0, 20, 50, 5)]
    ) {
      Text("hello").id("A")
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 5).id("bar") }
    },
    LayoutCase(
      "A divider in an inset is as wide as the component at its ideal size",
      ["A": (0, 8.5, 50, 20), "line": (0, 0, 50, 0.5)]
    ) {
      Text("hello").id("A").safeAreaInset(edge: .top) { Divider().id("line") }
    },
    LayoutCase(
      "A color in an inset at a side is as high as the component at its ideal size",
      ["A": (5, 0, 50, 20), "bar": (0, 0, 5, 20)]
    ) {
      Text("hello").id("A")
        .safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 5).id("bar") }
    },
    LayoutCase(
      "The width with an inset is the greater one, and the guide of the inset is at the component's",
      ["A": (0, 0, 40, 20), "B": (-10, 20, 20, 10)]
    ) {
      box("A", 40, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
        .safeAreaInset(edge: .bottom, spacing: 0) { box("B", 20, 10) }
    },
    LayoutCase(
      "The baseline of a component with an inset is its bottom edge",
      ["A": (0, 0, 10, 20), "B": (10, 15, 10, 20)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").id("A").safeAreaInset(edge: .bottom, spacing: 0) { box("C", 10, 10) }
        Text("b").id("B")
      }
    },
  ]

  @Test("Centering modifiers follow SwiftUI's rules", arguments: centers)
  func centering(layout: LayoutCase) throws { try layout.check() }

  static let centers: [LayoutCase] = [
    LayoutCase(
      "A guide does not move a component within its fixed size", in: (100, 100),
      ["A": (25, 40, 50, 20)]
    ) {
      Text("hello").id("A").alignmentGuide(VerticalAlignment.center) { _ in 0 }.fixedSize()
    },
    LayoutCase(
      "A guide does not move a component within its aspect ratio", in: (100, 100),
      ["A": (25, 40, 50, 20)]
    ) {
      Text("hello").id("A").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
        .aspectRatio(2.5, contentMode: .fit)
    },
    LayoutCase(
      "A stack aligns a fixed size at the guide of its component",
      ["A": (0, 5, 50, 20), "B": (50, 0, 10, 10)]
    ) {
      HStack(spacing: 0) {
        Text("hello").id("A").alignmentGuide(VerticalAlignment.center) { _ in 0 }.fixedSize()
        box("B", 10, 10)
      }
    },
    LayoutCase(
      "A ZStack aligns at the guides for its own size", in: (11, 71), ["A": (-4.5, 25, 30, 20)]
    ) {
      ZStack(alignment: .trailing) {
        Spacer(minLength: 0).padding(.top, 8)
        Text("abcd abcdefg abc abc").lineLimit(2).aspectRatio(1.5, contentMode: .fill).id("A")
      }
      .frame(height: 19, alignment: .bottomTrailing)
    },
  ]
}
