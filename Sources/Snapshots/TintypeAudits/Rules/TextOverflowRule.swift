// SPDX-License-Identifier: MIT

import TintypeScene

/// Texts and controls have enough space in other layouts of the component.
///
/// Source: WCAG 2.2, success criteria 1.4.4 and 1.4.12.
enum TextOverflowRule {
  /// The rules that are applied to each variant.
  private static let checks: [any SceneRule.Type] = [
    TargetOverlapRule.self, TextTruncatedRule.self, TextClippedRule.self, TextOverlapRule.self,
    TextBrokenWordRule.self, OutsideCanvasRule.self,
  ]

  /// The findings in the scene of the first variant that has them.
  struct Findings {
    let scene: AuditedScene
    var findings: [RuleFinding] = []
  }

  /// Returns the findings that the audited scene does not have, once for each node.
  ///
  /// - Parameters:
  ///   - base: The audited scene.
  ///   - variants: The scenes of the variants.
  /// - Returns: The findings in each variant, without those in an earlier one.
  static func findings(
    in base: AuditedScene, variants: [AuditVariant: Scene]
  ) -> [Findings] {
    guard !variants.isEmpty else { return [] }
    let known = Set(
      violations(in: base).map { Violation(rule: $0.rule, node: base.path(of: $0.node)) })
    var found: [Findings] = []
    /// The variants with a finding at a node.
    var names: [NodePath: [AuditVariant]] = [:]
    for variant in AuditVariant.allCases {
      guard let scene = variants[variant].map({ AuditedScene($0, base.options) }) else { continue }
      var new = Findings(scene: scene)
      var own: Set<NodePath> = []
      for finding in violations(in: scene) {
        let path = scene.path(of: finding.node)
        guard !known.contains(Violation(rule: finding.rule, node: path)), own.insert(path).inserted
        else { continue }
        if names[path] == nil { new.findings.append(finding) }
        names[path, default: []].append(variant)
      }
      found.append(new)
    }
    return found.map { part in
      var part = part
      part.findings = part.findings.map { finding in
        finding.overflow(in: names[part.scene.path(of: finding.node)] ?? [])
      }
      return part
    }
  }

  private static func violations(in scene: AuditedScene) -> [RuleFinding] {
    checks.flatMap { $0.findings(in: scene) }
  }

  /// The identity of a violation in all layouts of a component.
  private struct Violation: Hashable {
    var rule: AuditRule
    var node: NodePath
  }
}

extension RuleFinding {
  /// Returns the finding with the names of the variants that have it.
  fileprivate func overflow(in variants: [AuditVariant]) -> RuleFinding {
    let names = variants.map(\.phrase)
    let phrase =
      names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
      + (names.last ?? "")
    var finding = self
    finding.rule = .textOverflow
    finding.measured += " (\(variants.map(\.rawValue).joined(separator: ", ")))"
    finding.message = "With \(phrase): \(message)"
    return finding
  }
}
