// SPDX-License-Identifier: MIT

/// The case in which a text is shown, by the mappings of Unicode and whatever the locale.
public enum TextCase: String, Hashable, Codable, Sendable, CaseIterable {
  /// Capitals.
  case uppercase
  /// Small letters.
  case lowercase

  func applied(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}
