// SPDX-License-Identifier: MIT

import TintypeScene

/// A violation of an audit's rule by a node of a scene.
public struct AuditFinding: Hashable, Sendable {
  /// The violated rule.
  public var rule: AuditRule
  /// The severity.
  public var severity: AuditSeverity
  /// The path of the node.
  public var node: NodePath
  /// The first text in the node; `nil` if it has none.
  public var text: String?
  /// The area of the finding in points from the top left corner of the canvas.
  public var frame: Rect
  /// The measured value with its unit, such as `3.26:1`.
  public var measured: String
  /// The required value with its unit, such as `4.5:1`.
  public var required: String
  /// The problem and its solution, in sentences.
  public var message: String

  /// Creates a finding.
  package init(
    rule: AuditRule, severity: AuditSeverity, node: NodePath, text: String? = nil, frame: Rect,
    measured: String, required: String, message: String
  ) {
    (self.rule, self.severity, self.node, self.text) = (rule, severity, node, text)
    (self.frame, self.measured, self.required, self.message) = (frame, measured, required, message)
  }
}

extension AuditFinding: CustomStringConvertible {
  /// The severity, the rule, the node and the message, on two lines.
  public var description: String {
    let name = text.map { " “\($0)”" } ?? ""
    let place = [frame.minX, frame.minY, frame.width, frame.height]
      .map { (($0.isFinite ? $0 : 0) * 10).rounded() / 10 }.map(\.pointText)
    return """
      \(severity.rawValue) \(rule.rawValue): \(node)\(name) \
      at \(place[0]) \(place[1]), \(place[2]) × \(place[3])
        \(message)
      """
  }
}

extension [AuditFinding] {
  /// Returns the number of findings of each severity, such as `2 errors and 1 warning`.
  package var countsText: String {
    let parts = AuditSeverity.allCases.compactMap { severity -> String? in
      let count = count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    guard let last = parts.last else { return "nothing" }
    return parts.count == 1
      ? last : parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The findings that are more than notes.
  package var failing: [AuditFinding] { filter { $0.severity != .note } }

  /// A Boolean value that indicates whether a finding is more than a note.
  package var failsAssertions: Bool { contains { $0.severity != .note } }
}
