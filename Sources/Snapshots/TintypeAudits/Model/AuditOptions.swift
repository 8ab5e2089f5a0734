// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeScene

/// The rules of an audit, their limits, and the exceptions.
///
/// ```swift
/// let options = AuditOptions(
///   rules: AuditRule.allCases.filter { $0 != .nearAlignment },
///   exceptions: [AuditException(.targetSize, at: "info", reason: "The row does the same")])
/// ```
public struct AuditOptions: Hashable, Sendable {
  /// The rules that are applied.
  public var rules: Set<AuditRule>
  /// The severities that replace default ones.
  public var severities: [AuditRule: AuditSeverity]
  /// The level of the contrast of text.
  public var contrast: ContrastLevel
  /// The minimum width and height of targets in points.
  public var minimumTargetSize: Double
  /// The minimum size of fonts in points.
  public var minimumTextSize: Double
  /// The exceptions.
  public var exceptions: [AuditException]
  /// The insets of the safe area; `nil` if it is unknown, so that `target-safe-area` finds nothing.
  package var safeArea: EdgeInsets?

  /// All rules with their default limits, without exceptions.
  public static var all: AuditOptions { AuditOptions() }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - rules: The rules that are applied; by default all.
  ///   - severities: The severities that replace default ones, such as `[.targetSize: .note]`.
  ///   - contrast: The level of the contrast of text.
  ///   - minimumTargetSize: The minimum width and height of targets in points. The default, 44, is
  ///     that of Apple's Human Interface Guidelines. An invalid number counts as the default.
  ///   - minimumTextSize: The minimum size of fonts in points. The default, 11, is that of Apple's
  ///     Human Interface Guidelines. An invalid number counts as the default.
  ///   - exceptions: The exceptions.
  public init(
    rules: some Sequence<AuditRule> = AuditRule.allCases,
    severities: [AuditRule: AuditSeverity] = [:],
    contrast: ContrastLevel = .aa,
    minimumTargetSize: Double = 44,
    minimumTextSize: Double = 11,
    exceptions: [AuditException] = []
  ) {
    func valid(_ size: Double, else standard: Double) -> Double {
      size.isFinite && size >= 0 ? size : standard
    }
    self.rules = Set(rules)
    self.severities = severities
    self.contrast = contrast
    self.minimumTargetSize = valid(minimumTargetSize, else: 44)
    self.minimumTextSize = valid(minimumTextSize, else: 11)
    self.exceptions = exceptions
  }

  /// The level of the contrast of text, from WCAG 2.2.
  public enum ContrastLevel: String, Hashable, Codable, Sendable, CaseIterable {
    /// 4.5:1, or 3:1 for large text (success criterion 1.4.3).
    case aa
    /// 7:1, or 4.5:1 for large text (success criterion 1.4.6).
    case aaa

    /// Returns the smallest ratio.
    package func minimum(isLarge: Bool) -> Double {
      switch self {
      case .aa: isLarge ? 3 : 4.5
      case .aaa: isLarge ? 4.5 : 7
      }
    }
  }
}

/// A rule that does not apply to some nodes, with the reason.
public struct AuditException: Hashable, Sendable {
  /// The rule; `nil` for all rules.
  public var rule: AuditRule?
  /// The nodes, whose descendants are excepted, too; `nil` for all nodes.
  public var nodes: NodeSelector?
  /// The reason.
  public var reason: String

  /// Creates an exception.
  ///
  /// An exception that no finding needs fails the audit, and so does one without a reason.
  ///
  /// - Parameters:
  ///   - rule: The rule; `nil` for all rules.
  ///   - nodes: The nodes, by a path, an `id`, an accessibility identifier or a label. Their
  ///     descendants are excepted, too. `nil`, the default, excepts all nodes.
  ///   - reason: The reason.
  public init(_ rule: AuditRule?, at nodes: NodeSelector? = nil, reason: String) {
    (self.rule, self.nodes, self.reason) = (rule, nodes, reason)
  }
}

extension AuditException: CustomStringConvertible {
  /// The rule, the node and the reason.
  public var description: String {
    "\(rule?.rawValue ?? "all rules") at \(nodes.map { "“\($0.name)”" } ?? "all nodes") (\(reason))"
  }
}

/// A problem of an audit itself.
package enum AuditProblem: Hashable, Sendable, CustomStringConvertible {
  /// An exception that excepts no finding.
  case unusedException(AuditException)
  /// An exception without a reason.
  case missingReason(AuditException)
  /// The contrast could not be measured, because a scene could not be painted.
  case unpainted(reason: String)

  package var description: String {
    switch self {
    case .unusedException(let exception):
      "The exception for \(exception) is not used: no finding matches it. Remove it."
    case .missingReason(let exception):
      "The exception for \(exception) has no reason. State why the finding is right as it is."
    case .unpainted(let reason):
      "The contrast was not measured, because the scene could not be painted: \(reason)"
    }
  }
}
