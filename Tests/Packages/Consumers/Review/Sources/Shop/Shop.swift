// SPDX-License-Identifier: MIT

import TintypeComponents

/// The design tokens, of which scripts/journeys/review changes one.
public enum Tokens {
  /// The color of marks.
  public static let accent = Color(red: 0.1, green: 0.4, blue: 0.9)
}

/// A label with a mark in the color of the token.
public struct Badge: Component {
  var title: String
  var size: Double

  /// Creates a label.
  public init(_ title: String, size: Double = 12) {
    self.title = title
    self.size = size
  }

  /// The mark and the title.
  public var body: some Component {
    HStack(spacing: 8) {
      Rectangle().fill(Tokens.accent).frame(width: size, height: size)
      Text(title)
    }
    .padding(8)
  }
}
