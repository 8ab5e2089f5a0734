// SPDX-License-Identifier: MIT

import TintypeComponents

/// A message across the whole width, above the content that it is about.
///
/// ```swift
/// Banner("Offline", message: "Changes are kept on this device.", style: .warning) {
///   Button("Retry") { model.connect() }
/// } onClose: {
///   model.dismissBanner()
/// }
/// ```
///
/// An icon at the leading edge, the title and the message beside it, and a cross at the trailing
/// edge, on a pale fill in the style's colour with round corners of 12 points.
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
  ///   - title: What it is about in a few words; empty for a message alone.
  ///   - message: What it says; nothing by default.
  ///   - style: What decides colour and icon, information by default.
  ///   - systemImage: Another icon than the style's.
  ///   - actions: Components below the message, such as buttons; none by default.
  ///   - onClose: What the cross does; without it, as by default, there is no cross.
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

  /// The icon, the words and the cross on the pale fill.
  package var body: some Component {
    let colors = environment.controlColors
    let fill = colors.pale(style.color, in: environment)
    HStack(alignment: .top, spacing: 0) {
      Symbol(icon)
        .font(.headline)
        .foregroundStyle(colors.mark(style.color, on: fill, in: environment))
        .accessibilityHidden()
        .padding(.trailing, 10)
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
          // The room that buttons make for fingers is distance enough.
          .padding(.vertical, environment.dynamicTypeSize.isAccessibilitySize ? 0 : -10)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let onClose { cross(onClose) }
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

  private var words: some Component {
    VStack(alignment: .leading, spacing: 2) {
      if !title.isEmpty { Text(title).font(.headline) }
      if !message.isEmpty {
        Text(message).font(.subheadline)
      }
    }
    .foregroundStyle(.primary)
    .accessibilityElement()
    .accessibilityLabel(style.spoken([title, message]))
    .accessibilityAddTraits(.isStaticText)
  }

  /// The cross in the corner; its room for taps reaches into the padding.
  private func cross(_ close: @escaping () -> Void) -> some Component {
    HStack {
      Symbol("xmark")
        .font(.subheadline.weight(.semibold))
        .imageScale(.small)
        .foregroundStyle(Color.supporting)
        .tapRoom(in: environment)
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
