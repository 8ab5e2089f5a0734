// SPDX-License-Identifier: MIT

import TintypeScene

/// Targets of touches have a minimum size.
///
/// Source: Apple's Human Interface Guidelines, “Accessibility”: 44 × 44 points. WCAG 2.2, success
/// criterion 2.5.8, exempts links in a sentence. Items of bars are as high as their bar, and the only
/// target of a row of a list is as large as the row.
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
      guard frame.isPlace, !scene.states[target.place].isInBar,
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
    while let current = next, scene.nodes[current].type != "ListRow" {
      next = tree.parents[current]
    }
    return next
  }

  /// Returns whether a node is a text and contains nothing else.
  fileprivate func isText(_ node: Int) -> Bool { scene.nodes[node].type == "Text" }
}
