// SPDX-License-Identifier: MIT

import TintypeScene

/// The gaps in a row or a column of like siblings are equal.
///
/// Only small differences in stacks with a stated spacing are violations: larger ones separate groups,
/// and the default spacing of texts depends on their fonts. Siblings are alike if they have the same type; others, such as spacers,
/// separate rows.
enum UnequalGapsRule: SceneRule {
  static let rule = AuditRule.unequalGaps
  /// The differences of gaps in points that are reported.
  ///
  /// Layout rounds less than the smallest.
  private static let reported = 0.75...8.0

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    scene.siblingRows.filter(\.hasSpacing).flatMap { row in
      findings(in: row, scene)
    }
  }

  private static func findings(in row: SiblingRow, _ scene: AuditedScene) -> [RuleFinding] {
    let gaps = row.gaps
    // The most frequent gap; the first one of several.
    var usual = (gap: 0.0, count: 0)
    for gap in gaps {
      let count = gaps.count { abs($0 - gap) < reported.lowerBound }
      if count > usual.count { usual = (gap, count) }
    }
    // Without a majority it is unknown which gap is wrong; then the second one is named.
    guard usual.count < gaps.count, usual.count * 2 >= gaps.count else { return [] }
    let others = gaps.indices.filter { abs(gaps[$0] - usual.gap) >= reported.lowerBound }
    guard others.allSatisfy({ reported.contains(abs(gaps[$0] - usual.gap)) }),
      let first = others.first
    else { return [] }
    let node = row.nodes[first + 1]
    let (gap, expected) = (gaps[first].roundedText, usual.gap.roundedText)
    return [
      RuleFinding(
        rule: rule, node: node, frame: scene.scene.nodes[node].frame, measured: "\(gap) pt",
        required: "\(expected) pt",
        message: """
          The gap before it is \(gap) pt, but other gaps in this \(row.isHorizontal ? "row" : "column") \
          are \(expected) pt. Use the spacing of the stack instead of offsets and padding.
          """)
    ]
  }
}

/// Siblings of one type that are placed one after another.
struct SiblingRow {
  var nodes: [Int]
  var frames: [Rect]
  var isHorizontal: Bool
  /// A Boolean value that indicates whether the parent is a stack that states its spacing.
  var hasSpacing: Bool

  /// The distances between neighbors.
  var gaps: [Double] {
    zip(frames, frames.dropFirst()).map { first, second in
      isHorizontal ? second.minX - first.maxX : second.minY - first.maxY
    }
  }
}

extension SiblingRow {
  /// Returns the rows and columns of at least three siblings of one type that do not overlap.
  static func all(in scene: Scene, _ tree: SceneTree, _ types: [String]) -> [SiblingRow] {
    let minimum = 3
    var rows: [SiblingRow] = []
    for (parent, children) in tree.children.enumerated() where children.count >= minimum {
      let hasSpacing =
        types[parent].hasSuffix("Stack")
        && scene.nodes[parent].attributes.contains { $0.name == "spacing" }
      var run: [Int] = []
      func finish() {
        defer { run = [] }
        guard run.count >= minimum else { return }
        let frames = run.map { scene.nodes[$0].frame }
        // Rows from right to left are laid out in the other direction.
        let isRightToLeft = frames[0].minX > frames[frames.count - 1].minX
        let horizontal = SiblingRow(
          nodes: isRightToLeft ? run.reversed() : run,
          frames: isRightToLeft ? frames.reversed() : frames, isHorizontal: true,
          hasSpacing: hasSpacing)
        let vertical = SiblingRow(
          nodes: run, frames: frames, isHorizontal: false, hasSpacing: hasSpacing)
        if horizontal.gaps.allSatisfy({ $0 >= 0 }) {
          rows.append(horizontal)
        } else if vertical.gaps.allSatisfy({ $0 >= 0 }) {
          rows.append(vertical)
        }
      }
      for child in children {
        let type = types[child]
        guard !type.isEmpty, !type.hasPrefix("."), scene.nodes[child].frame.isPlace else {
          finish()
          continue
        }
        if let last = run.last, types[last] != type { finish() }
        run.append(child)
      }
      finish()
    }
    return rows
  }
}
