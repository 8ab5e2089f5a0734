// SPDX-License-Identifier: MIT

import SwiftUI

/// The fonts, all of which follow the user's preferred text size.
extension Font {
  public static let harborDisplay: Font = .system(.largeTitle, design: .rounded).weight(.heavy)
  public static let harborTitle: Font = .system(.title2, design: .rounded, weight: .bold)
  public static let harborHeadline: Font = .system(.headline, design: .rounded)
  public static let harborBody: Font = .body
  public static let harborLabel: Font = .subheadline.weight(.medium)
  public static let harborCaption: Font = .caption
  public static let harborNumber: Font = .system(.title3, design: .rounded).monospacedDigit()
}

/// The roles of text.
public enum TextRole: String, CaseIterable, Identifiable {
  case display, title, headline, body, label, caption

  public var id: Self { self }

  var font: Font {
    switch self {
    case .display: .harborDisplay
    case .title: .harborTitle
    case .headline: .harborHeadline
    case .body: .harborBody
    case .label: .harborLabel
    case .caption: .harborCaption
    }
  }

  var color: Color {
    switch self {
    case .display, .title, .headline, .body: .harborInk
    case .label, .caption: .harborInkSoft
    }
  }
}

struct TextRoleModifier: ViewModifier {
  let role: TextRole

  func body(content: Content) -> some View {
    content
      .font(role.font)
      .foregroundStyle(role.color)
      .lineSpacing(role == .body ? 3 : 0)
      .tracking(role == .display ? -0.5 : 0)
  }
}

extension View {
  /// Sets the font and the color of a role of text.
  public func textRole(_ role: TextRole) -> some View {
    modifier(TextRoleModifier(role: role))
  }
}

struct TypographySpecimen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: .spaceM) {
      ForEach(TextRole.allCases) { role in
        VStack(alignment: .leading, spacing: .spaceXXS) {
          Text(role.rawValue.uppercased())
            .font(.caption2)
            .fontWeight(.semibold)
            .kerning(1)
            .foregroundStyle(.tertiary)
          Text("The last ferry leaves at dusk")
            .textRole(role)
        }
      }
      Divider()
      Text("21:40").font(.harborNumber) + Text("  Pier 7").font(.harborLabel)
    }
    .padding(.spaceL)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("Typography") {
  TypographySpecimen()
}

#Preview("Large text", traits: .sizeThatFitsLayout) {
  TypographySpecimen()
    .dynamicTypeSize(.accessibility1)
}
