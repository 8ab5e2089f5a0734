// SPDX-License-Identifier: MIT

import TintypeScene

/// Text is not clipped.
///
/// Content that scrolls is exempt. Text that is outside entirely is not clipped but hidden, for which
/// `outside-canvas` is the rule.
enum TextClippedRule: SceneRule {
  static let rule = AuditRule.textClipped
  /// The length in points that a clip may cut, which is less than the stroke of a letter.
  private static let tolerance = 1.5

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    scene.lines.compactMap { line in
      let state = scene.states[line.node]
      guard !state.scrolls, scene.isLegible(line) else { return nil }
      let cut = max(
        line.area.width - line.visible.width, line.area.height - line.visible.height)
      guard cut > tolerance else { return nil }
      let text = line.line.string.excerpt
      return RuleFinding(
        rule: rule, node: line.node, frame: line.visible, measured: "\(cut.roundedText) pt cut",
        required: "0 pt cut",
        message: """
          \(cut.roundedText) pt of the text “\(text)” are outside of a clip or of the image. Give \
          it more space, or put it into a scroll view.
          """)
    }
  }
}
