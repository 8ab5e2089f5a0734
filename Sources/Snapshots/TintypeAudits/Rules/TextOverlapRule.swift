// SPDX-License-Identifier: MIT

import TintypeScene

/// Texts do not overlap.
///
/// Text that is covered or blurred by an area in front of it is exempt, and so is content behind a modal
/// element and content that scrolls behind a bar.
enum TextOverlapRule: SceneRule {
  static let rule = AuditRule.textOverlap
  /// The overlap in points that is reported.
  private static let minimum = 2.0

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    let lines = scene.lines.filter(scene.isLegible)
      .map { (line: $0, ink: $0.ink) }
      .sorted { ($0.ink.minY, $0.line.command) < ($1.ink.minY, $1.line.command) }
    var found: [RuleFinding] = []
    var reported: Set<Int> = []
    var pairs = 0
    for (index, (first, firstInk)) in lines.enumerated() {
      for (second, secondInk) in lines[(index + 1)...] {
        guard secondInk.minY < firstInk.maxY else { break }
        pairs += 1
        guard pairs <= scene.maximumPairCount else { return found }
        let common = firstInk.intersection(secondInk)
        // A text in two places that nearly agree is a drawn shadow.
        guard common.width >= minimum, common.height >= minimum, first.node != second.node,
          first.line.string != second.line.string,
          scene.states[first.node].scrolls == scene.states[second.node].scrolls,
          !scene.isCovered(common, between: first, and: second)
        else { continue }
        let (under, over) = first.command < second.command ? (first, second) : (second, first)
        guard reported.insert(over.node).inserted else { continue }
        found.append(
          RuleFinding(
            rule: rule, node: over.node, frame: common, measured: common.sizeText,
            required: "0 × 0 pt",
            message: """
              The text “\(over.line.string.excerpt)” is painted over the text \
              “\(under.line.string.excerpt)” at \(scene.path(of: under.node)). Move one of them.
              """))
      }
    }
    return found
  }
}

extension PaintedLine {
  /// The part of the visible area between the baseline and the top of small letters, which letters
  /// fill.
  fileprivate var ink: Rect {
    let height = area.height * 0.58
    let top = area.minY + area.height * 0.19
    return Rect(x: area.minX, y: top, width: area.width, height: height).intersection(visible)
  }
}

extension AuditedScene {
  /// Returns whether an area is painted over between two lines.
  fileprivate func isCovered(
    _ area: Rect, between first: PaintedLine, and second: PaintedLine
  ) -> Bool {
    let range = min(first.command, second.command)..<max(first.command, second.command)
    return covers.contains { range.contains($0.command) && $0.area.contains(area) }
  }
}
