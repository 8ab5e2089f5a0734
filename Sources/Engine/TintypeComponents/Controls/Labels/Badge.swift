// SPDX-License-Identifier: MIT

/// A small mark with a count or a label, or a dot that indicates something new.
///
/// ```swift
/// Image(systemName: "bell").badge(3)
/// Badge("New", role: .accent)
/// Badge()
/// ```
///
/// A badge is a capsule at least 18 points high that scales with the text style caption up to the
/// largest size that is no accessibility size, with 5 points of padding at its sides. The dot is 10
/// points wide.
package struct Badge: Component {
  /// A badge of a fixed size.
  private struct FixedSize {
    var height: Double
    var font: Font
  }

  private enum Content {
    case nothing
    case dot
    case count(String)
    case text(String)
  }

  private let content: Content
  private let role: BadgeRole
  @Environment(\.self) private var environment
  private var fixed: FixedSize?

  /// Creates a badge that shows a count.
  ///
  /// - Parameters:
  ///   - count: The number; 0 and negative numbers show nothing.
  ///   - maximum: The greatest number that is shown, 99 by default; greater numbers are shown as
  ///     `99+`. Values less than 1 count as 1.
  ///   - role: The role, which determines the color; an alert by default.
  package init(_ count: Int, maximum: Int = 99, role: BadgeRole = .alert) {
    let limit = max(maximum, 1)
    content = count <= 0 ? .nothing : .count(count > limit ? "\(limit)+" : "\(count)")
    self.role = role
  }

  /// Creates a badge that shows a text; an empty text shows nothing.
  package init(_ text: some StringProtocol, role: BadgeRole = .alert) {
    content = text.isEmpty ? .nothing : .text(String(text))
    self.role = role
  }

  /// Creates a dot with the accessibility label “New”.
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
        .frame(width: scaled(10), height: scaled(10))
        .accessibilityElement()
        .accessibilityLabel(SystemText.new.string(for: environment.locale))
    case .count(let text):
      // Numbers are written from left to right in every script, so the plus sign stays at the end.
      capsule(Text(text).environment(\.layoutDirection, .leftToRight), colors)
    case .text(let text): capsule(Text(text), colors)
    }
  }

  /// Returns a badge in one line of a fixed height.
  func inTab(height: Double, fontSize: Double) -> Badge {
    var badge = self
    badge.fixed = FixedSize(height: height, font: .system(size: fontSize))
    return badge
  }

  private func capsule(
    _ text: some Component, _ colors: (fill: Color, text: Color)
  ) -> some Component {
    let height = fixed?.height ?? scaled(18)
    return
      text
      .font(fixed?.font ?? .caption.weight(.semibold))
      .foregroundStyle(colors.text)
      .multilineTextAlignment(.center)
      .lineLimit(fixed == nil ? nil : 1)
      .padding(.horizontal, fixed == nil ? scaled(5) : 5)
      .frame(minWidth: height, minHeight: height)
      .background(colors.fill, in: RoundedRectangle(cornerRadius: height / 2))
      .dynamicTypeSize(...environment.platformMetrics.badgeMaximumTypeSize)
  }

  /// Returns a length that scales with the text style caption.
  private func scaled(_ length: Double) -> Double {
    let size = min(environment.dynamicTypeSize, environment.platformMetrics.badgeMaximumTypeSize)
    return Font.TextStyle.caption.scaled(
      length, for: size, displayScale: environment.displayScale)
  }
}

/// The role of a badge, which determines its color.
package enum BadgeRole: Hashable, Sendable {
  /// A pending request: red.
  case alert
  /// A highlight: the tint of the environment.
  case accent
  /// Neutral information: gray.
  case neutral
  /// A custom color, darkened if white text would not be readable on it.
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
  /// Shows a count at the top trailing corner; 0 and negative numbers show nothing.
  package func badge(_ count: Int) -> some Component { badge(Badge(count)) }

  /// Shows a text at the top trailing corner; `nil` and an empty text show nothing.
  package func badge(_ text: String?) -> some Component { badge(Badge(text ?? "")) }

  /// Adds a badge at the top trailing corner.
  ///
  /// Half of a round badge is outside the corner. A longer badge starts at the same position and
  /// extends outwards. The size of the component does not change.
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
  /// Returns a pale fill of a color, as composited over the system background.
  package func pale(_ color: Color, in environment: EnvironmentValues) -> Color {
    mixed(.systemBackground, with: color, share: environment.colorScheme == .dark ? 0.22 : 0.12)
  }

  /// Returns a color for icons on an opaque fill.
  package func mark(_ color: Color, on fill: Color, in environment: EnvironmentValues) -> Color {
    readable(color, on: fill.resolve(in: environment), ratio: 3)
  }
}

extension Color {
  /// The color of secondary text in bars, cards and messages.
  ///
  /// It is darker than `secondary`, so that its contrast is at least 4.5 on the gray backgrounds of
  /// groups as well.
  package static let supporting = Color(
    "supporting",
    light: Color(hex: 0x3C3C43, opacity: 0.76),
    dark: Color(hex: 0xEBEBF5, opacity: 0.66),
    lightHighContrast: Color(hex: 0x3C3C43, opacity: 0.95),
    darkHighContrast: Color(hex: 0xEBEBF5, opacity: 0.85))
}
