// SPDX-License-Identifier: MIT

/// A small mark that counts what is new, names it, or merely says that there is something.
///
/// ```swift
/// Image(systemName: "bell").badge(3)
/// Badge("New", role: .accent)
/// Badge()
/// ```
///
/// A capsule at least 18 points high, which grows with the text style caption, with 5 points at
/// its sides; the dot is 10 points wide.
package struct Badge: Component {
  private enum Content {
    case nothing
    case dot
    case count(String)
    case text(String)
  }

  private let content: Content
  private let role: BadgeRole
  @Environment(\.self) private var environment
  @ScaledMetric(relativeTo: .caption) private var height = 18.0
  @ScaledMetric(relativeTo: .caption) private var diameter = 10.0
  @ScaledMetric(relativeTo: .caption) private var margin = 5.0

  /// Creates a badge that counts.
  ///
  /// - Parameters:
  ///   - count: The number; 0 and less show nothing.
  ///   - maximum: The greatest number that is written out, 99 by default; for more it is written
  ///     with a plus, as `99+`. Less than 1 counts as 1.
  ///   - role: What decides the colour, an alert by default.
  package init(_ count: Int, maximum: Int = 99, role: BadgeRole = .alert) {
    let limit = max(maximum, 1)
    content = count <= 0 ? .nothing : .count(count > limit ? "\(limit)+" : "\(count)")
    self.role = role
  }

  /// Creates a badge with a word; an empty one shows nothing.
  package init(_ text: some StringProtocol, role: BadgeRole = .alert) {
    content = text.isEmpty ? .nothing : .text(String(text))
    self.role = role
  }

  /// Creates a dot, spoken as “New”.
  package init(role: BadgeRole = .alert) {
    content = .dot
    self.role = role
  }

  /// The capsule with its text, the dot, or nothing.
  package var body: some Component {
    let colors = environment.controlColors.prominent(role.color(in: environment))
    switch content {
    case .nothing: EmptyComponent()
    case .dot:
      Circle().fill(colors.fill)
        .frame(width: diameter, height: diameter)
        .accessibilityElement()
        .accessibilityLabel("New")
    case .count(let text):
      // A number reads from left to right in every script, so its plus stays behind it.
      capsule(Text(text).environment(\.layoutDirection, .leftToRight), colors)
    case .text(let text): capsule(Text(text), colors)
    }
  }

  private func capsule(
    _ text: some Component, _ colors: (fill: Color, text: Color)
  ) -> some Component {
    text
      .font(.caption.weight(.semibold))
      .foregroundStyle(colors.text)
      .multilineTextAlignment(.center)
      .padding(.horizontal, margin)
      .frame(minWidth: height, minHeight: height)
      .background(colors.fill, in: RoundedRectangle(cornerRadius: height / 2))
  }
}

/// What decides the colour of a badge.
package enum BadgeRole: Hashable, Sendable {
  /// Something waits for an answer: red.
  case alert
  /// Something is worth a look: the tint of the environment.
  case accent
  /// A fact: grey.
  case neutral
  /// A colour of one's own, made darker where white text could not be read on it.
  case custom(Color)

  func color(in environment: EnvironmentValues) -> Color {
    switch self {
    case .alert: .red
    case .accent: environment.tint
    case .neutral: .gray
    case .custom(let color): color
    }
  }
}

extension Component {
  /// Counts something at the top trailing corner; 0 and less show nothing.
  package func badge(_ count: Int) -> some Component { badge(Badge(count)) }

  /// Says something at the top trailing corner; nothing and an empty text show nothing.
  package func badge(_ text: String?) -> some Component { badge(Badge(text ?? "")) }

  /// Puts a badge onto the top trailing corner.
  ///
  /// Half of a round badge lies outside of the corner; a longer one begins at the same place and
  /// goes on outwards. The component's own size stays as it is.
  package func badge(_ badge: Badge) -> some Component {
    overlay(alignment: .topTrailing) {
      badge
        .fixedSize()
        .alignmentGuide(.trailing) { min($0.width, $0.height) / 2 }
        .alignmentGuide(.top) { $0.height / 2 }
        .allowsHitTesting(false)
    }
  }
}

extension ControlColors {
  /// A pale fill in a colour, as it looks on the system's background.
  package func pale(_ color: Color, in environment: EnvironmentValues) -> Color {
    mixed(.systemBackground, with: color, share: environment.colorScheme == .dark ? 0.22 : 0.12)
  }

  /// A colour for icons on an opaque fill.
  package func mark(_ color: Color, on fill: Color, in environment: EnvironmentValues) -> Color {
    readable(color, on: fill.resolve(in: environment), ratio: 3)
  }
}

extension Color {
  /// Text of second rank in bars, cards and messages: darker than `secondary`, so that it keeps a
  /// contrast of 4.5 on the grey backgrounds of groups as well.
  package static let supporting = Color(
    "supporting",
    light: Color(hex: 0x3C3C43, opacity: 0.76),
    dark: Color(hex: 0xEBEBF5, opacity: 0.66),
    lightHighContrast: Color(hex: 0x3C3C43, opacity: 0.95),
    darkHighContrast: Color(hex: 0xEBEBF5, opacity: 0.85))
}
