// SPDX-License-Identifier: MIT

import TintypeScene

/// Text is not truncated.
///
/// Source: WCAG 2.2, success criterion 1.4.4, and Apple's Human Interface Guidelines, “Typography”.
/// A text with a stated limit of two lines or more is an excerpt, whose end is meant to be cut. The
/// dots of a password are not read.
enum TextTruncatedRule: SceneRule {
  static let rule = AuditRule.textTruncated

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    scene.lines.filter {
      $0.line.isTruncated && $0.isReadable && $0.visible.isPlace && !scene.isExcerpt($0.node)
        && !$0.line.string.allSatisfy { "•…".contains($0) }
    }.map { line in
      RuleFinding(
        rule: rule, node: line.node, frame: line.area,
        measured: "“\(line.line.string.excerpt)”", required: "the whole text",
        message: """
          The text is truncated to “\(line.line.string.excerpt)”. Give it more width or more \
          lines, or shorten it.
          """)
    }
  }
}

extension AuditedScene {
  /// Returns whether a text states that it has at most two lines or more.
  fileprivate func isExcerpt(_ node: Int) -> Bool {
    scene.nodes[node].attributes.contains { attribute in
      guard attribute.name == "lineLimit", case .number(let limit) = attribute.value else {
        return false
      }
      return limit.points >= 2
    }
  }
}
