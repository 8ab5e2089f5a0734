// SPDX-License-Identifier: MIT

import TintypeScene

/// Targets of touches are inside of the safe area.
///
/// Content that scrolls, and bars, which extend their targets themselves, are exempt.
enum TargetSafeAreaRule: SceneRule {
  static let rule = AuditRule.targetSafeArea

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    guard let insets = scene.options.safeArea else { return [] }
    let isLeftToRight = scene.scene.canvas.layoutDirection == .leftToRight
    let left = isLeftToRight ? insets.leading : insets.trailing
    let safe = Rect(
      x: left, y: insets.top,
      width: scene.canvas.width - insets.leading - insets.trailing,
      height: scene.canvas.height - insets.top - insets.bottom)
    guard safe.isPlace else { return [] }
    return scene.targets.compactMap { target in
      let (frame, state) = (target.frame, scene.states[target.place])
      guard frame.isPlace, !state.scrolls, !state.isInBar else { return nil }
      let inside = frame.intersection(safe)
      let outside = max(frame.width - inside.width, frame.height - inside.height)
      // A target of the whole screen, such as one that dismisses a sheet, is not a control.
      guard outside > 1, !frame.contains(safe) else { return nil }
      return RuleFinding(
        rule: rule, node: target.place, frame: frame,
        measured: "\(outside.roundedText) pt outside", required: "0 pt outside",
        message: """
          The target extends \(outside.roundedText) pt beyond the safe area. Move it inside, or \
          apply ignoresSafeArea only to its background.
          """)
    }
  }
}
