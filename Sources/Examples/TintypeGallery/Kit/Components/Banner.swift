// SPDX-License-Identifier: MIT

import TintypeComponents

/// A full-width message above the content that it refers to.
///
/// ```swift
/// Banner("Offline", message: "Changes are kept on this device.", style: .warning) {
///   Button("Retry") { model.connect() }
/// } onClose: {
///   model.dismissBanner()
/// }
/// ```
///
/// It has an icon at the leading edge, the title and the message next to it, and a close button at
/// the trailing edge, on a pale fill in the style's color with a corner radius of 12 points. In large
/// accessibility sizes, the icon and the close button are above the text.
package struct Banner: Component {
  private let title: String
  private let message: String
  private let style: BannerStyle
  private let icon: String
  private let onClose: (() -> Void)?
  private let actions: ComponentList
  @Environment(\.self) private var environment

  /// Creates a banner.
  ///
  /// - Parameters:
  ///   - title: The title; empty for a message without a title.
  ///   - message: The message; empty by default.
  ///   - style: The style, which determines color and icon; information by default.
  ///   - systemImage: An icon that replaces the style's icon.
  ///   - actions: Components below the message, such as buttons; none by default.
  ///   - onClose: The action of the close button; `nil`, the default, hides it.
  package init(
    _ title: some StringProtocol,
    message: String = "",
    style: BannerStyle = .info,
    systemImage: String? = nil,
    @ComponentBuilder actions: () -> ComponentList = { ComponentList([]) },
    onClose: (() -> Void)? = nil
  ) {
    self.title = String(title)
    self.message = String(message)
    self.style = style
    icon = systemImage ?? style.systemImage
    self.onClose = onClose
    self.actions = actions()
  }

  /// The icon, the text and the close button on the pale fill.
  package var body: some Component {
    let colors = environment.controlColors
    let fill = colors.pale(style.color, in: environment)
    Group {
      if environment.dynamicTypeSize.isAccessibilitySize {
        // Above the text, the icon and the button take no width from large words.
        VStack(alignment: .leading, spacing: 8) {
          mark(on: fill)
          content
        }
        .overlay(alignment: .topTrailing) { if let onClose { cross(onClose) } }
      } else {
        HStack(alignment: .top, spacing: 0) {
          mark(on: fill).padding(.trailing, 10)
          content
          if let onClose { cross(onClose) }
        }
      }
    }
    .padding(.vertical, 14)
    .padding(.horizontal, 16)
    .background(fill, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    .overlay {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .strokeBorder(
          environment.colorSchemeContrast == .increased
            ? colors.mark(style.color, on: fill, in: environment) : style.color.opacity(0.3),
          lineWidth: 1
        )
        .allowsHitTesting(false)
    }
    .accessibilityElement(children: .contain)
  }

  private func mark(on fill: Color) -> some Component {
    Symbol(icon)
      .font(.headline)
      .foregroundStyle(environment.controlColors.mark(style.color, on: fill, in: environment))
      .accessibilityHidden()
  }

  private var content: some Component {
    VStack(alignment: .leading, spacing: 12) {
      words
      if !actions.elements.isEmpty {
        Group {
          if environment.dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 0) { actions }
          } else {
            HStack(spacing: 16) { actions }
          }
        }
        .font(.subheadline.weight(.semibold))
        // The minimum tap area of buttons provides enough spacing.
        .padding(.vertical, environment.dynamicTypeSize.isAccessibilitySize ? 0 : -10)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var words: some Component {
    VStack(alignment: .leading, spacing: 2) {
      if !title.isEmpty { Text(title).font(.headline) }
      if !message.isEmpty {
        Text(message).font(.subheadline)
      }
    }
    .foregroundStyle(.primary)
    .accessibilityElement()
    .accessibilityLabel(style.spoken([title, message], in: environment))
    .accessibilityAddTraits(.isStaticText)
  }

  /// Returns the close button; its tap area extends into the padding.
  private func cross(_ close: @escaping () -> Void) -> some Component {
    HStack {
      Symbol("xmark")
        .font(.subheadline.weight(.semibold))
        .imageScale(.small)
        .foregroundStyle(Color.supporting)
        .minimumTapArea(in: environment)
        .accessibilityElement()
        .accessibilityLabel("Close")
        .accessibilityRemoveTraits(.isImage)
        .accessibilityAddTraits(environment.isEnabled ? .isButton : [.isButton, .isDisabled])
        .onTapGesture(perform: close)
    }
    .padding(.vertical, -11)
    .padding(.trailing, -14)
  }
}

/// The kind of a message, which determines its color, icon and accessibility prefix.
package enum BannerStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// Information, in blue.
  case info
  /// A success, in green.
  case success
  /// A warning, in orange.
  case warning
  /// An error, in red.
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

  /// The icon's color, before it is adjusted for contrast with its background.
  package var color: Color {
    switch self {
    case .info: .blue
    case .success: .green
    case .warning: .orange
    case .error: .red
    }
  }

  /// The prefix of the accessibility label; `nil` for information.
  var accessibilityPrefix: String? {
    switch self {
    case .info: nil
    case .success: "Success"
    case .warning: "Warning"
    case .error: "Error"
    }
  }

  /// Returns the accessibility label of a message.
  func spoken(_ parts: [String], in environment: EnvironmentValues) -> String {
    environment.listed([accessibilityPrefix].compactMap { $0 } + parts.filter { !$0.isEmpty })
  }
}
