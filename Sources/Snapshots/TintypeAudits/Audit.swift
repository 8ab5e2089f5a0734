// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeImaging
import TintypeScene

/// The result of applying the rules of an audit to a scene.
///
/// A contact sheet is audited tile by tile. Each violation of a rule by a node is one finding.
/// Findings are sorted by node, then by rule. Those in variants follow.
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
  ///   - variants: The scenes of other layouts of the same component, for `text-overflow`.
  ///   - translations: The texts in other locales, for `text-untranslated`. Those of a tile are in the
  ///     other tiles of its contact sheet.
  ///   - painted: The pixels of the scene if they are known, so that it is not painted again.
  ///   - paint: Paints scenes; `nil` if there is no painter, so that the contrast is not measured.
  package init(
    of scene: Scene, options: AuditOptions = AuditOptions(), variants: [AuditVariant: Scene] = [:],
    translations: SceneTranslations? = nil, painted: Bitmap? = nil,
    painting paint: ((Scene) throws -> Bitmap)? = nil
  ) {
    let (parts, others) = (AuditedPart.all(of: scene), variants.mapValues(AuditedPart.all))
    for (index, part) in parts.enumerated() {
      let audited = AuditedScene(part.scene, options)
      // The pixels of a contact sheet are not those of a tile.
      let pixels = part.prefix.isEmpty ? painted : nil
      var found = Self.findings(in: audited) + contrast(of: audited, pixels, paint)
      if options.rules.contains(.textUntranslated),
        let translations = translations ?? part.translations(in: parts)
      {
        found += TextUntranslatedRule.findings(in: audited, translations)
      }
      add(found, in: audited, part)
      guard options.rules.contains(.textOverflow) else { continue }
      let layouts = others.compactMapValues { $0.indices.contains(index) ? $0[index].scene : nil }
      for found in TextOverflowRule.findings(in: audited, variants: layouts) {
        add(found.findings, in: found.scene, part, base: audited)
      }
    }
    for exception in options.exceptions {
      if exception.reason.allSatisfy(\.isWhitespace) {
        note(.missingReason(exception))
      } else if !usedExceptions.contains(exception) {
        note(.unusedException(exception))
      }
    }
  }

  private static func findings(in scene: AuditedScene) -> [RuleFinding] {
    checks.filter { scene.options.rules.contains($0.rule) }.flatMap { $0.findings(in: scene) }
  }

  private mutating func contrast(
    of scene: AuditedScene, _ painted: Bitmap?, _ paint: ((Scene) throws -> Bitmap)?
  ) -> [RuleFinding] {
    let rules: Set<AuditRule> = [.contrast, .contrastSystem, .contrastGraphics]
    guard !scene.options.rules.isDisjoint(with: rules), let paint else { return [] }
    do {
      return try ContrastRule.findings(in: scene, painted: painted, painting: paint)
        .filter { scene.options.rules.contains($0.rule) }
    } catch {
      note(.unpainted(reason: "\(error)"))
      return []
    }
  }

  /// Adds the findings that no exception matches, each once.
  ///
  /// - Parameters:
  ///   - found: The findings.
  ///   - audited: The scene with the nodes of the findings.
  ///   - part: The audited part.
  ///   - base: The scene whose nodes exceptions name, too; `nil` if it is the same. A label in a
  ///     variant can be another one.
  private mutating func add(
    _ found: [RuleFinding], in audited: AuditedScene, _ part: AuditedPart,
    base: AuditedScene? = nil
  ) {
    let options = audited.options
    let places = Dictionary(
      uniqueKeysWithValues: AuditRule.allCases.enumerated().map { ($1, $0) })
    let sorted = found.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.node != b.node { return a.node < b.node }
      let (left, right) = (places[a.rule] ?? 0, places[b.rule] ?? 0)
      return left == right ? one.offset < other.offset : left < right
    }
    let excepted = options.exceptions.map { exception in
      (
        exception,
        exception.nodes.map { $0.inside(part.prefix).nodes(in: audited, base: base) }
      )
    }
    var known: Set<RuleFinding.Key> = []
    for (_, finding) in sorted
    where !audited.states[finding.node].isStandIn && known.insert(finding.key).inserted {
      let matching = excepted.filter { exception, nodes in
        (exception.rule.map { $0 == finding.rule } ?? true)
          && (nodes.map { audited.isInside(finding.node, of: $0) } ?? true)
      }
      usedExceptions.formUnion(matching.map(\.0))
      guard matching.isEmpty else {
        exceptedCount += 1
        continue
      }
      let path = NodePath(elements: part.prefix + audited.path(of: finding.node).elements)
      findings.append(
        AuditFinding(
          rule: finding.rule,
          severity: options.severities[finding.rule] ?? finding.rule.defaultSeverity, node: path,
          text: audited.text(of: finding.node), frame: finding.frame.finite.moved(by: part.origin),
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

/// A scene that is audited on its own: a whole scene, or a tile of a contact sheet.
private struct AuditedPart {
  var scene: Scene
  /// The elements that precede paths in findings.
  var prefix: [String] = []
  /// The position on the whole canvas.
  var origin = Point.zero
  /// The name of the tile; empty for a whole scene.
  var name = ""

  static func all(of scene: Scene) -> [AuditedPart] {
    guard let sheet = SceneSheet(scene) else { return [AuditedPart(scene: scene)] }
    let nodes = SceneTree(scene.nodes).children.first ?? []
    return zip(sheet.tiles, nodes).map { tile, node in
      AuditedPart(
        scene: sheet.scene(of: tile), prefix: [SceneSheet.root, sheet.element(of: tile)],
        origin: scene.nodes[node].frame.origin, name: sheet.name(of: tile))
    }
  }

  /// Returns the texts of other tiles, whose names differ from that of this tile in the locale.
  ///
  /// The first tile has the texts that the others translate.
  func translations(in parts: [AuditedPart]) -> SceneTranslations? {
    let names = parts.map(\.name).flatMap(LocalizedName.all)
    return LocaleGroup(of: name, in: names, base: nil)?.translations(of: name) { name in
      parts.first { $0.name == name }?.scene.texts
    }
  }
}

extension NodeSelector {
  /// Returns the selected nodes, and those at the paths of the nodes that are selected in another
  /// scene.
  fileprivate func nodes(in audited: AuditedScene, base: AuditedScene?) -> Set<Int> {
    var selected = Set(nodes(in: audited.scene))
    if let base {
      let paths = Set(nodes(in: base.scene).map { base.path(of: $0) })
      selected.formUnion(
        audited.scene.nodes.indices.filter { paths.contains(audited.path(of: $0)) })
    }
    return selected
  }

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
