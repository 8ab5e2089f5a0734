// SPDX-License-Identifier: MIT

import TintypeScene

/// Targets of touches are not covered.
///
/// Content that scrolls can be scrolled from behind a bar, so it is exempt, and so is content behind a
/// modal element.
enum TargetCoveredRule: SceneRule {
  static let rule = AuditRule.targetCovered

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    guard !scene.covers.isEmpty else { return [] }
    return scene.targets.compactMap { target in
      let (frame, state) = (target.frame, scene.states[target.place])
      guard frame.isPlace, !state.scrolls, !state.isBehindModal else { return nil }
      guard let last = scene.lastCommands[target.place],
        let bounds = scene.paintedBounds(of: target.place),
        scene.isCovered(
          bounds, after: last, by: { !scene.isInside($0, of: target.place) })
      else { return nil }
      return RuleFinding(
        rule: rule, node: target.place, frame: frame, measured: "covered", required: "visible",
        message: """
          The target is covered by something that is painted in front of it. Remove one of them, or \
          hide the target from accessibility while it cannot be used.
          """)
    }
  }
}

extension AuditedScene {
  /// Returns the visible part of a node's frame on the canvas; `nil` if nothing is visible.
  fileprivate func paintedBounds(of node: Int) -> Rect? {
    let bounds = scene.nodes[node].frame.intersection(canvas)
    return bounds.isPlace ? bounds : nil
  }
}
