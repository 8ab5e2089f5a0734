// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeImaging
import TintypeScene

/// The result of applying the rules of an audit to a scene.
///
/// A contact sheet is audited tile by tile. Each violation of a rule by a node is one finding.
/// Findings are sorted by node, then by rule.
package struct Audit: Hashable, Sendable {
  /// The findings that no exception matches.
  package private(set) var findings: [AuditFinding] = []
  /// The problems of the audit itself, such as unused exceptions.
  package private(set) var problems: [AuditProblem] = []
  /// The number of findings that exceptions match.
  package private(set) var exceptedCount = 0
  /// The exceptions that matched a finding.
  package private(set) var usedExceptions: Set<AuditException> = []

  /// Audits a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - options: The rules, their limits, and the exceptions.
  ///   - paint: Paints scenes; `nil` if there is no painter, so that the contrast is not measured.
  package init(
    of scene: Scene, options: AuditOptions = AuditOptions(),
    painting paint: ((Scene) throws -> Bitmap)? = nil
  ) {
    if let sheet = SceneSheet(scene) {
      let nodes = SceneTree(scene.nodes).children.first ?? []
      for (tile, node) in zip(sheet.tiles, nodes) {
        let prefix = [SceneSheet.root, sheet.element(of: tile)]
        let origin = scene.nodes[node].frame.origin
        add(sheet.scene(of: tile), options, paint, in: prefix, at: origin)
      }
    } else {
      add(scene, options, paint, in: [], at: .zero)
    }
    for exception in options.exceptions {
      if exception.reason.allSatisfy(\.isWhitespace) {
        note(.missingReason(exception))
      } else if !usedExceptions.contains(exception) {
        note(.unusedException(exception))
      }
    }
  }

  private mutating func add(
    _ scene: Scene, _ options: AuditOptions, _ paint: ((Scene) throws -> Bitmap)?,
    in prefix: [String], at origin: Point
  ) {
    let audited = AuditedScene(scene, options)
    var found: [RuleFinding] = []
    for check in Self.checks where options.rules.contains(check.rule) {
      found += check.findings(in: audited)
    }
    if !options.rules.isDisjoint(with: [.contrast, .contrastSystem, .contrastGraphics]),
      let paint
    {
      do {
        found += try ContrastRule.findings(in: audited, painting: paint)
          .filter { options.rules.contains($0.rule) }
      } catch {
        note(.unpainted(reason: "\(error)"))
      }
    }
    let places = Dictionary(
      uniqueKeysWithValues: AuditRule.allCases.enumerated().map { ($1, $0) })
    let sorted = found.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.node != b.node { return a.node < b.node }
      let (left, right) = (places[a.rule] ?? 0, places[b.rule] ?? 0)
      return left == right ? one.offset < other.offset : left < right
    }
    let excepted = options.exceptions.map { exception in
      (exception, exception.nodes.map { Set($0.inside(prefix).nodes(in: scene)) })
    }
    var known: Set<RuleFinding.Key> = []
    for (_, finding) in sorted where known.insert(finding.key).inserted {
      let matching = excepted.filter { exception, nodes in
        (exception.rule.map { $0 == finding.rule } ?? true)
          && (nodes.map { audited.isInside(finding.node, of: $0) } ?? true)
      }
      usedExceptions.formUnion(matching.map(\.0))
      guard matching.isEmpty else {
        exceptedCount += 1
        continue
      }
      let path = NodePath(elements: prefix + audited.path(of: finding.node).elements)
      findings.append(
        AuditFinding(
          rule: finding.rule,
          severity: options.severities[finding.rule] ?? finding.rule.defaultSeverity, node: path,
          text: audited.text(of: finding.node), frame: finding.frame.finite.moved(by: origin),
          measured: finding.measured, required: finding.required, message: finding.message))
    }
  }

  private mutating func note(_ problem: AuditProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The rules that need no pixels, in the order of the rules.
  private static let checks: [any SceneRule.Type] = [
    TargetSizeRule.self, TargetOverlapRule.self, TargetCoveredRule.self, TargetSafeAreaRule.self,
    LabelMissingRule.self, ImageLabelRule.self, LabelDuplicateRule.self, LabelGenericRule.self,
    LabelFileNameRule.self, LabelInNameRule.self, TraitsRule.self, ReadingOrderRule.self,
    HeadingOrderRule.self, TextTruncatedRule.self, TextClippedRule.self, TextOverlapRule.self,
    TextBrokenWordRule.self, TextSizeRule.self, TextPlaceholderRule.self, OutsideCanvasRule.self,
    UnequalGapsRule.self, NearAlignmentRule.self,
  ]
}

extension NodeSelector {
  /// Returns the selector in a tile of a contact sheet; a path in findings begins with the tile's.
  fileprivate func inside(_ prefix: [String]) -> NodeSelector {
    let start = prefix.joined(separator: "/") + "/"
    return !prefix.isEmpty && name.hasPrefix(start)
      ? NodeSelector(String(name.dropFirst(start.count))) : self
  }
}

/// A rule that needs only the scene.
protocol SceneRule: Sendable {
  /// The rule.
  static var rule: AuditRule { get }
  /// Returns the violations, in any order.
  static func findings(in scene: AuditedScene) -> [RuleFinding]
}

/// A violation of a rule by a node of an audited scene.
struct RuleFinding {
  var rule: AuditRule
  /// The index of the node.
  var node: Int
  var frame: Rect
  var measured: String
  var required: String
  var message: String

  /// The identity of the violation; a second one is not reported.
  struct Key: Hashable {
    var rule: AuditRule
    var node: Int
  }

  var key: Key { Key(rule: rule, node: node) }
}
