// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeScene

extension [AuditFinding] {
  /// Returns the findings that an older version of the scene does not have.
  ///
  /// Each older finding stands for one of the same rule: at the same node with the same text, else of
  /// the same text and value at a node that has moved, else at the same node.
  func new(since old: [AuditFinding]) -> [AuditFinding] {
    var (new, rest) = (self, old)
    for aspect in FindingAspect.all {
      var counts = rest.reduce(into: [FindingAspect: Int]()) { $0[aspect(of: $1), default: 0] += 1 }
      var matched: [FindingAspect: Int] = [:]
      new = new.filter { finding in
        let key = aspect(of: finding)
        guard let count = counts[key], count > 0 else { return true }
        counts[key] = count - 1
        matched[key, default: 0] += 1
        return false
      }
      rest = rest.filter { finding in
        let key = aspect(of: finding)
        guard let count = matched[key], count > 0 else { return true }
        matched[key] = count - 1
        return false
      }
    }
    return new
  }
}

/// The properties that two findings have in common.
private struct FindingAspect: Hashable {
  var rule: AuditRule
  var node: NodePath?
  var text: String?
  var measured: String?

  /// The aspects by which findings are matched, the most specific first.
  static let all: [Aspect] = [.nodeAndText, .textAndValue, .node]

  enum Aspect {
    case nodeAndText, textAndValue, node

    func callAsFunction(of finding: AuditFinding) -> FindingAspect {
      switch self {
      case .nodeAndText:
        FindingAspect(rule: finding.rule, node: finding.node, text: finding.text)
      case .textAndValue:
        // A finding without a text is only known by its node.
        FindingAspect(
          rule: finding.rule, node: finding.text == nil ? finding.node : nil, text: finding.text,
          measured: finding.measured)
      case .node: FindingAspect(rule: finding.rule, node: finding.node)
      }
    }
  }
}
