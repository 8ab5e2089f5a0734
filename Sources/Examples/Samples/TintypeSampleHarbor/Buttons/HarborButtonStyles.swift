// SPDX-License-Identifier: MIT

import SwiftUI

/// The shared appearance of the buttons with a background.
private struct FilledButtonLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.density) private var density
  @Environment(\.controlSize) private var controlSize

  let configuration: ButtonStyleConfiguration
  let foreground: Color
  let background: Color
  var border: Color?

  private var horizontalPadding: CGFloat {
    switch controlSize {
    case .mini, .small: .spaceM
    case .large, .extraLarge: .spaceXL
    default: .spaceL
    }
  }

  var body: some View {
    configuration.label
      .font(controlSize == .small ? .harborLabel : .harborHeadline)
      .multilineTextAlignment(.center)
      .padding(.horizontal, horizontalPadding)
      .padding(.vertical, density.verticalPadding)
      .foregroundStyle(isEnabled ? foreground : .harborInkSoft)
      .background {
        RoundedRectangle(cornerRadius: .radiusM, style: .continuous)
          .fill(isEnabled ? background : .harborLine)
      }
      .overlay {
        if let border {
          RoundedRectangle(cornerRadius: .radiusM, style: .continuous)
            .strokeBorder(isEnabled ? border : .harborLine, lineWidth: .outline)
        }
      }
      .opacity(configuration.isPressed ? 0.7 : 1)
      .scaleEffect(configuration.isPressed ? 0.98 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
      .contentShape(Rectangle())
  }
}

/// The style of the main action of a screen.
public struct PrimaryButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FilledButtonLabel(
      configuration: configuration, foreground: .harborOnTint, background: .harborTint)
  }
}

/// The style of other actions.
public struct SecondaryButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FilledButtonLabel(
      configuration: configuration, foreground: .harborTint, background: .clear,
      border: .harborTint)
  }
}

/// The style of actions that cannot be undone.
public struct DestructiveButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FilledButtonLabel(
      configuration: configuration,
      foreground: configuration.role == .destructive ? .harborSurface : .harborDanger,
      background: configuration.role == .destructive ? .harborDanger : .clear,
      border: .harborDanger)
  }
}

/// The style of buttons in running text and in lists.
public struct InlineButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.harborLabel)
      .underline()
      .foregroundStyle(.tide)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  public static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

extension ButtonStyle where Self == SecondaryButtonStyle {
  public static var secondary: SecondaryButtonStyle { SecondaryButtonStyle() }
}

extension ButtonStyle where Self == DestructiveButtonStyle {
  public static var destructive: DestructiveButtonStyle { DestructiveButtonStyle() }
}

extension ButtonStyle where Self == InlineButtonStyle {
  public static var inline: InlineButtonStyle { InlineButtonStyle() }
}

/// All styles of buttons, for the documentation of the design system.
public struct ButtonGallery: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: .spaceL) {
      Button("Book this crossing") {}
        .buttonStyle(.primary)
      Button {
      } label: {
        Label("Add a vehicle", systemImage: "car")
      }
      .buttonStyle(.secondary)
      Button("Cancel booking", role: .destructive) {}
        .buttonStyle(.destructive)
      HStack(spacing: .spaceM) {
        Button("Small") {}
          .buttonStyle(.primary)
          .controlSize(.small)
        Button("Disabled") {}
          .buttonStyle(.primary)
          .disabled(true)
      }
      Button("Compact") {}
        .buttonStyle(.secondary)
        .density(.compact)
      Button("Read the fare conditions") {}
        .buttonStyle(.inline)
    }
    .padding(.spaceL)
    .background(Color.harborBackground)
  }
}

#Preview("Buttons", traits: .sizeThatFitsLayout) {
  ButtonGallery()
}
