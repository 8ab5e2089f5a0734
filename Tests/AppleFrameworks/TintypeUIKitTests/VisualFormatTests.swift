// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase

@testable import TintypeUIKit

/// The constraints that lines of the visual format language describe.
@Suite("Visual formats of constraints")
@MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = ["gap": 12, "low": UILayoutPriority.defaultLow]
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["a": first, "b": second])
  }

  @Test(
    "Connections are distances between edges",
    arguments: [
      ("H:|[a(50)]-[b]|", [0, 50, 58, 142]),
      ("|-[a(50)][b]-|", [8, 50, 58, 134]),
      ("|-10-[a(40)]-gap-[b(==a)]", [10, 40, 62, 40]),
      ("|-(10)-[a(>=50,<=50)]-(>=20)-[b(a)]-0-|", [10, 50, 150, 50]),
      ("|[a(b)][b(70@low,30)]", [0, 30, 30, 30]),
    ])
  func distances(format: String, expected: [CGFloat]) {
    NSLayoutConstraint.activate(constraints(format))
    root.layoutIfNeeded()
    #expect(
      [first.frame.minX, first.frame.width, second.frame.minX, second.frame.width] == expected)
  }

  @Test("A vertical line places views from the top, and options align them")
  func vertical() {
    NSLayoutConstraint.activate(
      constraints("V:|-5-[a(10)]-3-[b(20)]", options: [.alignAllLeading, .alignAllTrailing]))
    NSLayoutConstraint.activate(constraints("H:|-30-[a(40)]"))
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 30, y: 5, width: 40, height: 10))
    #expect(second.frame == CGRect(x: 30, y: 18, width: 40, height: 20))
  }

  @Test(
    "The direction of a line follows the language or an option",
    arguments: [
      ([], 190), (.directionLeftToRight, 0), (.directionRightToLeft, 190),
    ] as [(NSLayoutConstraint.FormatOptions, CGFloat)])
  func directions(options: NSLayoutConstraint.FormatOptions, x: CGFloat) {
    root.layoutValues.rootTraits = UITraitCollection(layoutDirection: .rightToLeft)
    NSLayoutConstraint.activate(constraints("|[a(10)]-4-[b(10)]", options: options))
    root.layoutIfNeeded()
    #expect(first.frame.minX == x)
    #expect(second.frame.minX == (x == 0 ? 14 : 176))
  }

  @Test(
    "A wrong line creates no constraints, and the error says what is expected where",
    arguments: [
      ("", "invalid after 0 characters: “[” or “|”"),
      ("|", "invalid after 1 characters: “[” or “|”"),
      ("H:|-[a", "invalid after 6 characters: “]”"),
      ("[a]-8[b]", "invalid after 5 characters: “-”"),
      ("[a(>=)]", "invalid after 5 characters: a name or a number"),
      ("[a]|x", "invalid after 4 characters: the end"),
      ("[c]", "The name 'c'"),
      ("[a]-wide-[b]", "The name 'wide'"),
    ])
  func errors(format: String, text: String) {
    withKnownIssue {
      #expect(constraints(format).isEmpty)
    } matching: {
      $0.description.contains(text)
    }
  }

  @Test("Views outside of other views have no edges of them")
  func noSuperview() {
    withKnownIssue {
      let views = ["a": UIView()]
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: "|[a]", metrics: nil, views: views)
      #expect(constraints.isEmpty)
    } matching: {
      $0.description.contains("are in no other view")
    }
  }

  @Test("No text ends the process")
  func hostileTexts() {
    var random = SeededGenerator(seed: 7)
    let parts = ["V:", "|", "[a]", "[b(8)]", "-", "-4-", "-(>=c@7,d)-", "(", "]", "<", " ", "é"]
    var count = 0
    for _ in 0..<5_000 {
      let number = random.below(6)
      let text = (0..<number).map { _ in parts[random.below(parts.count)] }.joined()
      guard let format = try? VisualFormat(text) else { continue }
      count += 1
      #expect(format.connections.count == format.items.count - 1)
    }
    #expect(count > 0)
  }
}
