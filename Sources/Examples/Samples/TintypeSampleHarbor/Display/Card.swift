// SPDX-License-Identifier: MIT

import SwiftUI

/// The surface of a group of content.
struct CardModifier: ViewModifier {
  let padding: EdgeInsets
  let elevation: Elevation

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.harborSurface)
      .clipShape(RoundedRectangle(cornerRadius: .radiusL, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: .radiusL, style: .continuous)
          .strokeBorder(Color.harborLine, lineWidth: .hairline)
      }
      .elevation(elevation)
  }
}

extension View {
  /// Puts the view on a surface.
  public func card(padding: EdgeInsets = .card, elevation: Elevation = .raised) -> some View {
    modifier(CardModifier(padding: padding, elevation: elevation))
  }

  /// Changes the view only if a condition is true.
  @ViewBuilder
  public func `if`<Changed: View>(
    _ condition: Bool, @ViewBuilder transform: (Self) -> Changed
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

/// A card with a title, and an optional accessory next to it.
public struct SectionCard<Accessory: View, Content: View>: View {
  private let title: LocalizedStringKey
  private let systemImage: String
  private let accessory: Accessory
  private let content: Content

  public init(
    _ title: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: () -> Content, @ViewBuilder accessory: () -> Accessory
  ) {
    self.title = title
    self.systemImage = systemImage
    self.content = content()
    self.accessory = accessory()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: .spaceM) {
      HStack {
        Label(title, systemImage: systemImage)
          .labelStyle(.sectionTitle)
        Spacer(minLength: .spaceS)
        accessory
      }
      content
    }
    .card()
  }
}

extension SectionCard where Accessory == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content) { EmptyView() }
  }
}

#Preview("Cards") {
  VStack(spacing: .spaceL) {
    Text("Dogs travel free in the stern lounge.")
      .textRole(.body)
      .card(elevation: .flat)
    SectionCard("Next departure", systemImage: "clock") {
      Text("Skerry Island, 14:30")
        .textRole(.body)
    } accessory: {
      Badge("On time", tone: .success)
    }
  }
  .padding()
  .background(Color.harborBackground)
}
