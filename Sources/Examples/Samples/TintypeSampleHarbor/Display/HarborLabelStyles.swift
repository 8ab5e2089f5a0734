// SPDX-License-Identifier: MIT

import SwiftUI

/// The style of the titles of cards: a tinted icon before the title.
public struct SectionTitleLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: .spaceS) {
      configuration.icon
        .foregroundStyle(.tide)
        .imageScale(.medium)
      configuration.title
        .textRole(.headline)
    }
  }
}

/// A label with the icon above the title.
public struct StackedLabelStyle: LabelStyle {
  let spacing: CGFloat

  public init(spacing: CGFloat = .spaceXS) {
    self.spacing = spacing
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon
        .font(.title2)
      configuration.title
        .font(.harborCaption)
    }
  }
}

/// A label with the icon after the title.
public struct TrailingIconLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: .spaceXS) {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == SectionTitleLabelStyle {
  public static var sectionTitle: Self { Self() }
}

extension LabelStyle where Self == StackedLabelStyle {
  public static var stacked: Self { Self() }
  public static func stacked(spacing: CGFloat) -> Self { Self(spacing: spacing) }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  public static var trailingIcon: Self { .init() }
}

/// Labels in all styles.
public struct LabelGallery: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: .spaceL) {
      Label("On board", systemImage: "house")
        .labelStyle(.sectionTitle)
      HStack(spacing: .spaceXL) {
        Label("Wi-Fi", systemImage: "wifi")
        Label("Bicycles", systemImage: "tag")
        Label("Gift shop", systemImage: "gift")
      }
      .labelStyle(.stacked)
      Label("Timetable", systemImage: "chevron.right")
        .labelStyle(.trailingIcon)
        .foregroundStyle(.tint)
      Label("Timetable", systemImage: "calendar")
        .labelStyle(.iconOnly)
      Label {
        Text("Quiet deck")
          .italic()
      } icon: {
        Circle()
          .fill(Color.harborSail)
          .frame(width: 10, height: 10)
      }
    }
    .padding()
    .tint(.harborTint)
  }
}

#Preview("Labels", traits: .sizeThatFitsLayout) {
  LabelGallery()
}
