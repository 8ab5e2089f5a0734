// SPDX-License-Identifier: MIT

/// The place in which the exceptions of an audit are written.
package enum AuditExceptionPlace: Hashable, Sendable {
  /// The options of the assertion.
  case options
  /// The configuration of the repository, whose exceptions name references.
  case configuration(reference: String)
}

extension Audit {
  /// Returns the message of a failed audit; `nil` if nothing fails.
  ///
  /// Notes fail nothing. An unused exception of a configuration does not either, because the finding of
  /// another reference can need it.
  ///
  /// - Parameters:
  ///   - pending: Descriptions of the work that was pending during the audit.
  ///   - place: The place in which exceptions are written.
  /// - Returns: The message.
  package func failureMessage(
    pending: [String] = [], exceptionsIn place: AuditExceptionPlace = .options
  ) -> String? {
    let problems = problems.filter { problem in
      if case .unusedException = problem { return place == .options }
      return true
    }
    // Notes are counted. Listed, they could hide the findings that fail.
    let failing = findings.failing
    var lines: [String] = []
    if let example = failing.first {
      lines.append("The audit found \(findings.countsText):")
      lines += failing.prefix(Self.maximumCount).map(\.description)
      if failing.count > Self.maximumCount {
        lines.append("… and \(failing.count - Self.maximumCount) more findings.")
      }
      lines.append(example.advice(exceptionsIn: place))
    }
    lines += problems.map(\.description)
    if !pending.isEmpty {
      lines.append(
        "The audit was made while work is pending, so it may be incomplete. Settle the work first: "
          + pending.joined(separator: "; "))
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The number of findings in a message.
  private static let maximumCount = 30
}

extension AuditFinding {
  /// Returns the next step, with an exception for this finding as an example.
  fileprivate func advice(exceptionsIn place: AuditExceptionPlace) -> String {
    switch place {
    case .options:
      """
      Correct the values, or add an exception with a reason to the options: \
      AuditException(.\(rule.caseName), at: "\(node)", reason: "…").
      """
    case .configuration(let reference):
      """
      Correct the values, or add an exception with a reason to \(AuditConfiguration.fileName): \
      {"rule": "\(rule.rawValue)", "node": "\(node)", "reference": "\(reference)", "reason": "…"}.
      """
    }
  }
}

extension AuditRule {
  /// The name of the case in source code.
  fileprivate var caseName: String {
    let parts = rawValue.split(separator: "-")
    return parts.enumerated().map {
      $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst()
    }
    .joined()
  }
}
