// SPDX-License-Identifier: MIT

import TintypeScene

/// Controls and texts are inside of the canvas.
///
/// Content that scrolls is exempt. A text that is partly outside is a violation of `text-clipped`.
enum OutsideCanvasRule: SceneRule {
  static let rule = AuditRule.outsideCanvas
  /// The length in points that may be outside.
  private static let tolerance = 1.0

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    let canvas = scene.canvas
    guard canvas.isPlace else { return [] }
    let targets = Set(scene.targets.map(\.place))
    return scene.elements.compactMap { element in
      let (frame, state) = (element.frame, scene.states[element.place])
      guard frame.isPlace, !state.scrolls, !state.isBehindModal else { return nil }
      let inside = frame.intersection(canvas)
      let outside = max(frame.width - inside.width, frame.height - inside.height)
      let isControl = targets.contains(element.place)
      guard outside > tolerance, isControl || !inside.isPlace else { return nil }
      return RuleFinding(
        rule: rule, node: element.place, frame: frame,
        measured: "\(outside.roundedText) pt outside", required: "0 pt outside",
        message: """
          \(outside.roundedText) pt of the \(isControl ? "control" : "element") are outside of the \
          image. Give it more space, put it into a scroll view, or hide it from accessibility while \
          it is not visible.
          """)
    }
  }
}
