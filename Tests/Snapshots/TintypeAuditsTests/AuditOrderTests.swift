// SPDX-License-Identifier: MIT

import Testing
import TintypeAudits
import TintypeComponents
import TintypeScene

@Suite("Order of reading and of headings")
struct AuditOrderTests {
  private func measured(_ component: some Component, traits: Traits = Traits()) throws -> [String] {
    try audit(component, traits: traits).findings
      .filter { [.readingOrder, .headingOrder].contains($0.rule) }.map(\.measured)
  }

  private func text(_ string: String, _ priority: Double = 0) -> some Component {
    Text(string).frame(width: 80, height: 20).accessibilitySortPriority(priority)
  }

  @Test("A priority that contradicts the places is found")
  func readingOrder() throws {
    let cases: [(component: any Component, measured: [String])] = [
      (
        VStack {
          text("a"); text("b", 1)
        }, ["read before what is above it"]
      ),
      (
        VStack {
          text("a", -1); text("b"); text("c")
        }, ["read after what is below it"]
      ),
      (
        HStack {
          text("a"); text("b", 1)
        }, ["read before what is before it"]
      ),
      (
        HStack {
          text("a", 1); text("b", 2); text("c", 3)
        }, Array(repeating: "read before what is before it", count: 2)
      ),
      (
        VStack {
          text("a")
          VStack {
            text("b"); text("c")
          }.accessibilitySortPriority(1)
        }, ["read before what is above it"]
      ),
      (
        VStack {
          text("a")
          VStack {
            text("b"); text("c", 1)
          }.accessibilityElement(children: .contain)
        }, ["read before what is above it"]
      ),
    ]
    for (component, expected) in cases { #expect(try measured(component) == expected) }
  }

  @Test("A priority that the places permit is not found")
  func permittedReadingOrder() throws {
    let columns = HStack {
      VStack {
        text("a", 1); text("b", 1)
      }
      VStack {
        text("c"); text("d")
      }
    }
    let grid = VStack {
      HStack {
        text("a", 2); text("c", 1)
      }
      HStack {
        text("b", 2); text("d", 1)
      }
    }
    let badge = ZStack {
      Rectangle().frame(width: 80, height: 80).accessibilityElement().accessibilityLabel("Bell")
      text("3", 1).offset(y: 20)
    }
    let dialog = VStack {
      RuleExample.button("Close").accessibilitySortPriority(-1); text("Title"); text("Message")
    }
    let cases: [any Component] = [
      columns, grid, badge, dialog,
      VStack {
        text("a", 1); text("b")
      },
    ]
    for component in cases { #expect(try measured(component) == []) }
  }

  @Test("The order of a row is that of the layout direction")
  func rightToLeft() throws {
    let row = HStack {
      text("a"); text("b", 1)
    }
    #expect(try measured(row, traits: .rightToLeft) == ["read before what is before it"])
    let right = HStack {
      text("a", 1); text("b")
    }
    #expect(try measured(right, traits: .rightToLeft) == [])
  }

  @Test(
    "A heading that skips a level is found, and a first one that is not the highest",
    arguments: [
      ([1, 3], ["h3"]), ([1, 2, 4, 6], ["h4", "h6"]), ([2, 1, 2], ["h2"]),
      ([3, 2, 4], ["h3", "h4"]),
    ])
  func headingOrder(levels: [Int], expected: [String]) throws {
    #expect(try measured(headings(levels)) == expected)
  }

  @Test(
    "Headings without a level, and steps up, are not found",
    arguments: [[1, 2, 3, 1], [2, 3, 2], [1], [1, 0, 2], [0, 0], [1, 2, 2, 3], [1, 9, 2]])
  func permittedHeadingOrder(levels: [Int]) throws {
    #expect(try measured(headings(levels)) == [])
  }

  private func headings(_ levels: [Int]) -> some Component {
    VStack {
      ForEach(levels.indices, id: \.self) { index in
        Text("Heading \(index)")
          .accessibilityHeading(level: levels[index] == 0 ? nil : levels[index])
      }
    }
  }
}
