// SPDX-License-Identifier: MIT

import TintypeComponents

/// What a message is about, which decides its colour, its icon and the word that is spoken first.
package enum BannerStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// Something worth knowing: blue.
  case info
  /// Something has been done: green.
  case success
  /// Something may go wrong: orange.
  case warning
  /// Something went wrong: red.
  case error

  /// The name of the icon in the symbol set.
  package var systemImage: String {
    switch self {
    case .info: "info.circle.fill"
    case .success: "checkmark.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    case .error: "exclamationmark.circle.fill"
    }
  }

  /// The colour of the icon, before it is made readable on what it stands on.
  package var color: Color {
    switch self {
    case .info: .blue
    case .success: .green
    case .warning: .orange
    case .error: .red
    }
  }

  /// What is spoken before the message; `nil` for what is merely worth knowing.
  var spokenPrefix: String? {
    switch self {
    case .info: nil
    case .success: "Success"
    case .warning: "Warning"
    case .error: "Error"
    }
  }

  /// A message as it is spoken.
  func spoken(_ parts: [String]) -> String {
    ([spokenPrefix].compactMap { $0 } + parts.filter { !$0.isEmpty }).joined(separator: ", ")
  }
}
