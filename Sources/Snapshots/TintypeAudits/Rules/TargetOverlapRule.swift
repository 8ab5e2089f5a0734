// SPDX-License-Identifier: MIT

import TintypeScene

/// Targets of touches do not overlap.
///
/// A target inside of another one, such as a button in a row, a target in front of content that
/// scrolls, and a target in front of an area that covers the other one are not violations.
enum TargetOverlapRule: SceneRule {
  static let rule = AuditRule.targetOverlap
  /// The overlap in points that is reported.
  private static let minimum = 2.0

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    let targets = scene.targets.filter { $0.frame.isPlace }
      .sorted { ($0.frame.minY, $0.place) < ($1.frame.minY, $1.place) }
    var found: [RuleFinding] = []
    var reported: Set<Int> = []
    var pairs = 0
    for (index, first) in targets.enumerated() {
      for second in targets[(index + 1)...] {
        guard second.frame.minY < first.frame.maxY else { break }
        pairs += 1
        guard pairs <= scene.maximumPairCount else { return found }
        let common = first.frame.intersection(second.frame)
        guard common.width >= minimum, common.height >= minimum,
          !scene.isInside(first.place, of: second.place),
          !scene.isInside(second.place, of: first.place),
          scene.states[first.place].scrolls == scene.states[second.place].scrolls
        else { continue }
        let (under, over) = first.place < second.place ? (first, second) : (second, first)
        guard !reported.contains(over.place), !scene.isCovered(common, from: under.place) else {
          continue
        }
        reported.insert(over.place)
        let name = scene.text(of: under.place).map { " “\($0)”" } ?? ""
        found.append(
          RuleFinding(
            rule: rule, node: over.place, frame: common, measured: common.sizeText,
            required: "0 × 0 pt",
            message: """
              The target overlaps the target\(name) at \(scene.path(of: under.place)) by \
              \(common.sizeText). Move one of them, or make it smaller.
              """))
      }
    }
    return found
  }
}
