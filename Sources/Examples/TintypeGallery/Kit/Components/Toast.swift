// SPDX-License-Identifier: MIT

import TintypeComponents

/// A short message that temporarily floats above the content.
///
/// ```swift
/// Inbox()
///   .toast(isPresented: model.$isArchived) {
///     Toast("Archived", style: .success) { Button("Undo") { model.undo() } }
///   }
/// ```
///
/// It has a material background with a corner radius of 16 points and a soft shadow, and is at
/// least 48 points high: the icon, the message, and an action at the trailing edge. At
/// accessibility sizes the action is below the message. Its width fits the message; with an action
/// it fills the available width.
package struct Toast: Component {
  private let message: String
  private let icon: String?
  private let style: BannerStyle
  private let action: ComponentList
  @Environment(\.self) private var environment

  /// Creates a toast.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - systemImage: An icon that replaces the style's icon; an empty name hides it.
  ///   - style: The style, which determines color and icon; information by default.
  ///   - action: A component at the trailing edge, such as a button; none by default.
  package init(
    _ message: some StringProtocol,
    systemImage: String? = nil,
    style: BannerStyle = .info,
    @ComponentBuilder action: () -> ComponentList = { ComponentList([]) }
  ) {
    self.message = String(message)
    let name = systemImage ?? style.systemImage
    icon = name.isEmpty ? nil : name
    self.style = style
    self.action = action()
  }

  /// The message and the action on the material.
  package var body: some Component {
    let shape = RoundedRectangle(cornerRadius: 16, style: .continuous)
    let hasAction = !action.elements.isEmpty
    Group {
      if environment.dynamicTypeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 4) { content }
          .padding(.vertical, 12)
      } else {
        HStack(spacing: 12) { content }
      }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: hasAction ? .infinity : nil, minHeight: 48, alignment: .leading)
    .background(.thickMaterial, in: shape)
    .overlay { shape.strokeBorder(edge, lineWidth: hairline).allowsHitTesting(false) }
    .shadow(color: Color(white: 0, opacity: 0.06), radius: 2, y: 1)
    .shadow(color: Color(white: 0, opacity: 0.16), radius: 24, y: 8)
    .accessibilityElement(children: .contain)
  }

  private var hairline: Double { environment.displayScale > 0 ? 1 / environment.displayScale : 1 }

  private var edge: Color {
    environment.colorSchemeContrast == .increased ? .primary : .separator
  }

  @ComponentBuilder private var content: ComponentList {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      if let icon {
        Symbol(icon)
          .foregroundStyle(environment.controlColors.mark(style.color))
      }
      Text(message)
        .foregroundStyle(.primary)
    }
    .font(.subheadline.weight(.medium))
    .padding(.vertical, environment.dynamicTypeSize.isAccessibilitySize ? 0 : 12)
    .accessibilityElement()
    .accessibilityLabel(style.spoken([message], in: environment))
    .accessibilityAddTraits(.isStaticText)
    if !action.elements.isEmpty {
      if !environment.dynamicTypeSize.isAccessibilitySize { Spacer(minLength: 0) }
      let isStacked = environment.dynamicTypeSize.isAccessibilitySize
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        // Below the message, the action begins at the text.
        if isStacked, let icon {
          Symbol(icon).font(.subheadline.weight(.medium)).hidden().accessibilityHidden()
        }
        Group { action }.font(.subheadline.weight(.semibold))
      }
    }
  }
}

extension Component {
  /// Shows a toast in front of the component, 16 points inside its edges and at most 480 points
  /// wide.
  ///
  /// If the component fills the screen, both are laid out in the safe area.
  ///
  /// - Parameters:
  ///   - isPresented: A Boolean value that indicates whether the toast is visible.
  ///   - alignment: The position of the toast; bottom by default.
  ///   - toast: The toast.
  /// - Returns: The component with the toast in front of it.
  package func toast(
    isPresented: Bool,
    alignment: Alignment = .bottom,
    @ComponentBuilder toast: @escaping () -> ComponentList
  ) -> some Component {
    overlay(alignment: alignment) {
      if isPresented { VStack { toast() }.frame(maxWidth: 480, alignment: alignment).padding(16) }
    }
  }

  /// Shows a toast in front of the component while a value is `true`.
  ///
  /// The toast's accessibility action `dismiss` sets the value to `false`.
  package func toast(
    isPresented: Binding<Bool>,
    alignment: Alignment = .bottom,
    @ComponentBuilder toast: @escaping () -> ComponentList
  ) -> some Component {
    self.toast(isPresented: isPresented.wrappedValue, alignment: alignment) {
      Group { toast() }
        .accessibilityAction(.dismiss) { isPresented.wrappedValue = false }
    }
  }
}
