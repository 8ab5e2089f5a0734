// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Badges")
struct BadgeTests {
  @Test(
    "A count is shown in full up to its maximum",
    arguments: [
      (1, 99, "1"), (99, 99, "99"), (100, 99, "99+"), (10, 9, "9+"), (Int.max, 99, "99+"),
      (2, Int.min, "1+"),
    ])
  func writesCounts(count: Int, maximum: Int, text: String) throws {
    let scene = try lay(Badge(count, maximum: maximum))

    #expect(scene.lines.map { $0.string } == [text])
  }

  @Test("A badge with nothing to count is not painted", arguments: [0, -1, Int.min])
  func hidesWithoutCount(count: Int) throws {
    let scene = try lay(HStack { ComponentList([Badge(count), Badge("")]) }, in: Size(40, 40))

    #expect(scene.commands.isEmpty)
  }

  @Test("A short badge is round and grows with the text size")
  func isRound() throws {
    let small = try lay(Badge("1"))
    let large = try lay(
      Badge("1"), traits: [.dynamicTypeSize(.accessibility5), .platformStyle(.classic)])

    #expect(small.canvas.size.height >= 18)
    #expect(small.canvas.size.width >= small.canvas.size.height || small.canvas.size.width == 18)
    #expect(large.canvas.size.height > small.canvas.size.height * 2)
  }

  @Test("A dot badge has the accessibility label “New”")
  func dotBadgeHasAccessibilityLabelNew() throws {
    let scene = try lay(Badge())

    #expect(scene.accessibilityText.contains("New"))
    #expect(scene.canvas.size == Size(10, 10))
  }

  @Test(
    "A badge is at the trailing corner and does not change the size of its content",
    arguments: [
      (LayoutDirection.leftToRight, 40.0), (.rightToLeft, 0.0),
    ])
  func badgeIsAtTrailingCornerAndDoesNotChangeSizeOfItsContent(
    direction: LayoutDirection, edge: Double
  ) throws {
    let component = Boundary {
      Rectangle().frame(width: 40, height: 40).badge(Badge()).id("box")
    }
    let scene = try lay(component, traits: .layoutDirection(direction))
    let badge = try #require(scene.nodes.first { $0.element.hasPrefix("Badge") })

    #expect(scene.canvas.size == Size(40, 40))
    #expect(badge.frame.isClose(to: Rect(x: edge - 5, y: -5, width: 10, height: 10)))
  }

  @Test("The text of a badge is legible in every role, scheme and contrast in the classic style")
  func isLegible() throws {
    let roles: [BadgeRole] =
      [.alert, .accent, .neutral]
      + [Color.red, .orange, .yellow, .green, .mint, .blue, .gray6, .black, .white, .clear]
      .map(BadgeRole.custom)
    for traits in [Traits.light, .dark, .increasedContrast] {
      for role in roles {
        let scene = try lay(
          Badge("7", role: role), traits: [traits, .platformStyle(.classic)])
        let text = try #require(scene.lines.first).color
        let fill = try #require(scene.fills.first)
        #expect(text.contrast(with: fill) >= 4.5, "\(role)")
      }
    }
  }
}

extension Scene {
  /// The colors of filled areas, in painting order.
  var fills: [ResolvedColor] {
    commands.compactMap { command in
      if case .fill(_, .color(let color)) = command.paint { color } else { nil }
    }
  }

  /// Returns the node with an accessibility label.
  func labeled(_ label: String) -> Node? { nodes.first { $0.semantics?.label == label } }
}
