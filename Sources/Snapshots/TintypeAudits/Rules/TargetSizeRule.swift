// SPDX-License-Identifier: MIT

import TintypeScene

/// Targets of touches have a minimum size.
///
/// Source: Apple's Human Interface Guidelines, “Accessibility”: 44 × 44 points. WCAG 2.2, success
/// criterion 2.5.8, exempts links in a sentence, and controls whose size the system determines. Items
/// in bars are as high as their bar. A target that is alone in a list's row is as large as the row, and
/// a covered one, such as one on a screen behind another, cannot be touched.
enum TargetSizeRule: SceneRule {
  static let rule = AuditRule.targetSize

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    let minimum = scene.options.minimumTargetSize
    let rows = scene.targets.map { scene.row(of: $0.place) }
    let counts = rows.reduce(into: [Int: Int]()) { counts, row in
      if let row { counts[row, default: 0] += 1 }
    }
    return zip(scene.targets, rows).compactMap { target, row in
      var frame = target.frame
      if let row, counts[row] == 1, scene.scene.nodes[row].frame.isPlace {
        frame = frame.union(scene.scene.nodes[row].frame)
      }
      let state = scene.states[target.place]
      guard frame.isPlace, !state.isInBar, !state.isOfSystem, !scene.isStandard(target),
        !scene.isCovered(target.frame.intersection(scene.canvas), from: target.place),
        // A half of a point is less than what layout rounds.
        min(frame.width, frame.height) < minimum - 0.5,
        !(target.semantics.traits.contains(.isLink) && scene.isText(target.place))
      else { return nil }
      let required = "\(minimum.roundedText) × \(minimum.roundedText) pt"
      return RuleFinding(
        rule: rule, node: target.place, frame: frame, measured: frame.sizeText, required: required,
        message: """
          The target is \(frame.sizeText); at least \(required) is required. Give it a frame of \
          that size.
          """)
    }
  }
}

extension AuditedScene {
  /// Returns the row of a list that contains a node; `nil` if there is none.
  fileprivate func row(of node: Int) -> Int? {
    var next: Int? = node
    while let current = next, types[current] != "ListRow" {
      next = tree.parents[current]
    }
    return next
  }

  /// Returns whether a target is a standard control that is at least as high as the system makes it.
  fileprivate func isStandard(_ target: AccessibilityElement) -> Bool {
    let heights = [
      "Segment": 28.0, "Slider": 28, "Toggle": 28, "Stepper": 28, "ColorPicker": 28,
      "DatePicker": 28, "TextField": 18, "SecureField": 18,
    ]
    let type = types[target.place]
    if let height = heights[type] { return target.frame.height >= height }
    // The bordered styles of buttons have 34 points for text of the standard size.
    if type == "Button", target.frame.height >= 34 {
      return tree.children[target.place].contains { types[$0] == "Bezel" }
    }
    // The handle of a sheet, which is also moved by its bar.
    return type == "Capsule" && target.frame.height <= 10
  }

  /// Returns whether a node is a text and contains nothing else.
  fileprivate func isText(_ node: Int) -> Bool { types[node] == "Text" }
}
