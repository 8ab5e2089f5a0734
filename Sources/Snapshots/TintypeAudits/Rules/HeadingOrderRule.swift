// SPDX-License-Identifier: MIT

import TintypeScene

/// Headings skip no level, and the first one has the highest.
///
/// Source: WCAG 2.2, success criteria 1.3.1 and 2.4.6, technique G141. Headings without a level are
/// not compared. The first heading of a list without its first rows is unknown.
enum HeadingOrderRule: SceneRule {
  static let rule = AuditRule.headingOrder

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    let headings = scene.elements.compactMap { element -> Heading? in
      guard element.semantics.traits.contains(.isHeader),
        let level = element.semantics.headingLevel
      else { return nil }
      return Heading(element: element, level: level)
    }
    guard let first = headings.first, let highest = headings.map(\.level).min() else { return [] }
    var found: [RuleFinding] = []
    if first.level > highest, !scene.scene.leftOutRows.contains(where: \.isBefore) {
      found.append(
        finding(
          first, "h\(highest)",
          """
          The first heading has level \(first.level), but a later one has level \(highest). Begin \
          with the highest level.
          """))
    }
    for (previous, heading) in zip(headings, headings.dropFirst())
    where heading.level > previous.level + 1 {
      let next = previous.level + 1
      found.append(
        finding(
          heading, "h\(next)",
          """
          The heading has level \(heading.level), but the one before it has level \
          \(previous.level). Use .accessibilityHeading(.h\(next)).
          """))
    }
    return found
  }

  private struct Heading {
    var element: AccessibilityElement
    var level: Int
  }

  private static func finding(
    _ heading: Heading, _ required: String, _ message: String
  ) -> RuleFinding {
    RuleFinding(
      rule: rule, node: heading.element.place, frame: heading.element.frame,
      measured: "h\(heading.level)", required: required, message: message)
  }
}
