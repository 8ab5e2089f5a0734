// SPDX-License-Identifier: MIT

import TintypeComponents

/// A short message that floats above the content for a while.
///
/// ```swift
/// Inbox()
///   .toast(isPresented: model.$isArchived) {
///     Toast("Archived", style: .success) { Button("Undo") { model.undo() } }
///   }
/// ```
///
/// A material with round corners of 16 points and a soft shadow, at least 48 points high: the icon,
/// the message, and at the trailing edge an action. At accessibility sizes the action stands below
/// the message. It is as wide as what it says, and with an action as wide as its place.
package struct Toast: Component {
  private let message: String
  private let icon: String?
  private let style: BannerStyle
  private let action: ComponentList
  @Environment(\.self) private var environment

  /// Creates a toast.
  ///
  /// - Parameters:
  ///   - message: What it says.
  ///   - systemImage: Another icon than the style's; an empty name shows none.
  ///   - style: What decides colour and icon, information by default.
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

  /// The words and the action on the material.
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
    .accessibilityLabel(style.spoken([message]))
    .accessibilityAddTraits(.isStaticText)
    if !action.elements.isEmpty {
      if !environment.dynamicTypeSize.isAccessibilitySize { Spacer(minLength: 0) }
      Group { action }.font(.subheadline.weight(.semibold))
    }
  }
}

extension Component {
  /// Shows a toast in front of the component, 16 points within its edges and at most 480 wide.
  ///
  /// What fills a screen is laid out within the safe area, and so is the toast.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - alignment: Where it lies, at the bottom by default.
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

  /// Shows a toast in front of the component as long as a value says so; the action `dismiss` on it
  /// sets the value to `false`.
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
