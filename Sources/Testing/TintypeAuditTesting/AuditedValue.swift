// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeComparison
import TintypeSchedulers
import TintypeSnapshots

/// Takes the image of a value and audits it.
enum AuditedValue {
  /// Returns the message of a failed assertion; `nil` if there are no findings.
  static func failure<Value>(
    of value: () throws -> Value, as image: Snapshotting<Value, SnapshotImage>,
    _ options: AuditOptions
  ) -> String? {
    do {
      let watch = WorkTracker.Watch()
      let value = try value()
      let captured = Result { try image.snapshot(value).get() }
      // The value is kept alive until here, and with it the work that it started.
      let pending = withExtendedLifetime(value) { watch.end().map(\.description) }
      return message(for: try audit(captured.get(), options), pending: pending)
    } catch {
      return "The audit could not be made: \(error)"
    }
  }

  /// Returns the message of a failed audit of an image; `nil` if there are no findings.
  static func failure(of image: SnapshotImage, _ options: AuditOptions) -> String? {
    do {
      return message(for: try audit(image, options), pending: [])
    } catch {
      return "The audit could not be made: \(error)"
    }
  }

  /// Audits the scene of an image.
  static func audit(_ image: SnapshotImage, _ options: AuditOptions) throws(AuditError) -> Audit {
    guard let scene = image.scene else { throw .unknownScene }
    return Audit(of: scene, options: options, painting: image.repaint)
  }

  /// Returns the message for findings, problems and pending work; `nil` if nothing fails.
  private static func message(for audit: Audit, pending: [String]) -> String? {
    guard audit.findings.failsAssertions || !audit.problems.isEmpty || !pending.isEmpty else {
      return nil
    }
    var lines: [String] = []
    // Notes are counted. Listed, they could hide the findings that fail.
    let failing = audit.findings.failing
    if let example = failing.first {
      lines.append("The audit found \(audit.findings.countsText):")
      lines += failing.prefix(maximumCount).map(\.description)
      if failing.count > maximumCount {
        lines.append("… and \(failing.count - maximumCount) more findings.")
      }
      lines.append(
        """
        Correct the values, or add an exception with a reason to the options: \
        AuditException(.\(example.rule.caseName), at: "\(example.node)", reason: "…").
        """)
    }
    lines += audit.problems.map(\.description)
    if !pending.isEmpty {
      lines.append(
        "The audit was made while work is pending, so it may be incomplete. Settle the work first: "
          + pending.joined(separator: "; "))
    }
    return lines.joined(separator: "\n")
  }

  /// The number of findings in a message.
  private static let maximumCount = 30
}

/// An error of an audit in a test.
enum AuditError: Error, Hashable, CustomStringConvertible {
  /// The image of the value has no scene.
  case unknownScene

  var description: String {
    switch self {
    case .unknownScene:
      """
      The image has no scene, such as one that was read from a file. Audit a component or a view \
      instead.
      """
    }
  }
}

extension AuditRule {
  /// The name of the case in source code.
  fileprivate var caseName: String {
    let parts = rawValue.split(separator: "-")
    return parts.enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined()
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
