// SPDX-License-Identifier: MIT

import TintypeScene

/// Text has a minimum size.
///
/// Source: Apple's Human Interface Guidelines, “Typography”: 11 points on iOS. The labels of tabs are
/// smaller in system bars, which are exempt.
enum TextSizeRule: SceneRule {
  static let rule = AuditRule.textSize

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    let minimum = scene.options.minimumTextSize
    return scene.lines.compactMap { line in
      let state = scene.states[line.node]
      guard line.isReadable, line.visible.isPlace, line.size < minimum - 0.05, !state.isInBar,
        !state.isOfSystem, !state.isHidden, !state.isInPicture, !state.isBehindModal
      else { return nil }
      let size = "\(line.size.roundedText) pt"
      return RuleFinding(
        rule: rule, node: line.node, frame: line.area, measured: size,
        required: "\(minimum.roundedText) pt",
        message: """
          The text “\(line.line.string.excerpt)” has a size of \(size); at least \
          \(minimum.roundedText) pt is required. Use a larger font.
          """)
    }
  }
}
