// SPDX-License-Identifier: MIT

/// Another layout of a component, in which an audit looks for texts and controls without enough space.
///
/// ```swift
/// assertAudit(of: LoginForm(), on: .iPhone13, variants: [.accessibilityText, .doubleLength])
/// ```
///
/// The raw value is the name in configuration files.
public enum AuditVariant: String, Hashable, Codable, Sendable, CaseIterable {
  /// The largest text size, `accessibility5`.
  case accessibilityText = "accessibility-text"
  /// Each text twice, as a long translation would be.
  case doubleLength = "double-length"
  /// The layout direction from right to left.
  case rightToLeft = "right-to-left"

  /// The variant as a part of a sentence, after “with”.
  var phrase: String {
    switch self {
    case .accessibilityText: "the largest text size"
    case .doubleLength: "texts of double length"
    case .rightToLeft: "a layout from right to left"
    }
  }
}

extension Set<AuditVariant> {
  /// All variants.
  public static var all: Set<AuditVariant> { Set(AuditVariant.allCases) }
}
