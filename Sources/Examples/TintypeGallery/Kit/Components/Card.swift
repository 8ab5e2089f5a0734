// SPDX-License-Identifier: MIT

import TintypeComponents

/// Related content on a separate surface.
///
/// ```swift
/// Card {
///   Text("Porto, Portugal").font(.headline)
/// } media: {
///   Image(photo).resizable().aspectRatio(16 / 9, contentMode: .fit)
/// } footer: {
///   Text("4 nights")
/// }
/// .cardStyle(.outlined)
/// ```
///
/// From top to bottom: a header, media that extend to the card's edges, the content, and a footer
/// below a line. The corner radius is 16 points, and all parts but the media have an inset of 16
/// points.
package struct Card: Component {
  private let header: ComponentList
  private let media: ComponentList
  private let content: ComponentList
  private let footer: ComponentList
  @Environment(\.self) private var environment

  /// Creates a card; omitted parts take up no space.
  ///
  /// - Parameters:
  ///   - content: The main content in a column, aligned to the leading edge.
  ///   - header: The header, in the headline font.
  ///   - media: The media, which extend to the card's edges and are clipped to its corners.
  ///   - footer: The footer below a line, in the footnote font.
  package init(
    @ComponentBuilder content: () -> ComponentList,
    @ComponentBuilder header: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder media: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder footer: () -> ComponentList = { ComponentList([]) }
  ) {
    self.content = content()
    self.header = header()
    self.media = media()
    self.footer = footer()
  }

  /// The parts on the surface of the environment's style.
  package var body: some Component {
    let shape = RoundedRectangle(cornerRadius: 16, style: .continuous)
    let style = environment.cardStyle
    VStack(alignment: .leading, spacing: 0) {
      if !header.elements.isEmpty {
        part { Group { header }.font(.headline) }
          .padding(.bottom, media.elements.isEmpty && !content.elements.isEmpty ? -20 : 0)
      }
      if !media.elements.isEmpty {
        VStack(spacing: 0) { media }
          .frame(maxWidth: .infinity)
      }
      if !content.elements.isEmpty { part { content } }
      if !footer.elements.isEmpty {
        Divider()
        part(vertical: 12) {
          Group { footer }.font(.footnote).foregroundStyle(Color.supporting)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(surface(style), ignoresSafeAreaEdges: [])
    .clipShape(shape)
    .overlay {
      if let edge = edge(style) {
        shape.strokeBorder(edge, lineWidth: lineWidth).allowsHitTesting(false)
      }
    }
    .accessibilityElement(children: .contain)
    .raised(style == .elevated && environment.colorScheme == .light)
  }

  private func part(
    vertical: Double = 16,
    @ComponentBuilder _ content: () -> ComponentList
  ) -> some Component {
    VStack(alignment: .leading, spacing: 8, content: content)
      .padding(.horizontal, 16)
      .padding(.vertical, vertical)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var isIncreased: Bool { environment.colorSchemeContrast == .increased }

  private var lineWidth: Double {
    isIncreased || environment.displayScale <= 0 ? 1 : 1 / environment.displayScale
  }

  private func surface(_ style: CardStyle) -> Color {
    switch style {
    case .elevated: .secondarySystemGroupedBackground
    case .outlined: .systemBackground
    case .filled: .secondarySystemBackground
    }
  }

  /// Returns the color of the border; with increased contrast every card has one.
  private func edge(_ style: CardStyle) -> Color? {
    if isIncreased { return .gray }
    return style == .outlined ? .opaqueSeparator : nil
  }
}

/// The style that distinguishes a card from its background.
package enum CardStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// A soft shadow; a lighter surface in the dark color scheme.
  case elevated
  /// A thin border.
  case outlined
  /// A gray surface.
  case filled
}

private enum CardStyleKey: EnvironmentKey {
  static let defaultValue = CardStyle.elevated
}

extension EnvironmentValues {
  /// The style of cards; elevated by default.
  package var cardStyle: CardStyle {
    get { self[CardStyleKey.self] }
    set { self[CardStyleKey.self] = newValue }
  }
}

extension Component {
  /// Sets the style of the cards inside the component.
  package func cardStyle(_ style: CardStyle) -> some Component { environment(\.cardStyle, style) }

  /// Adds a small and a large shadow, or none.
  fileprivate func raised(_ isRaised: Bool) -> ComponentList {
    guard isRaised else { return ComponentList([self]) }
    return ComponentList([
      shadow(color: Color(white: 0, opacity: 0.05), radius: 2, y: 1)
        .shadow(color: Color(white: 0, opacity: 0.08), radius: 16, y: 6)
    ])
  }
}
