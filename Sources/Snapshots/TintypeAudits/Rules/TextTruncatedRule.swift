// SPDX-License-Identifier: MIT

import TintypeScene

/// Text is not truncated.
///
/// Source: WCAG 2.2, success criterion 1.4.4, and Apple's Human Interface Guidelines, “Typography”.
enum TextTruncatedRule: SceneRule {
  static let rule = AuditRule.textTruncated

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    scene.lines.filter { $0.line.isTruncated && $0.isReadable && $0.visible.isPlace }.map { line in
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
