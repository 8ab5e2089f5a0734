// SPDX-License-Identifier: MIT

/// The role of a button in a dialog, by which the dialog orders its buttons.
package enum DialogRole: Hashable, Sendable {
  /// A button without a role.
  case standard
  /// A cancel action.
  case cancel
  /// A destructive action.
  case destructive

  /// Creates the role of a button in a dialog.
  package init(_ role: ButtonRole?) {
    self =
      switch role {
      case nil: .standard
      case .cancel: .cancel
      case .destructive: .destructive
      }
  }
}

private enum DialogRoleKey: LayoutValueKey {
  static var defaultValue: DialogRole? { nil }
}

extension Node {
  /// The role of a button in a dialog; `nil` for all other nodes.
  package var dialogRole: DialogRole? { layoutValue(for: DialogRoleKey.self) ?? nil }

  /// Returns the node of a button with its role in a dialog.
  package func dialogButton(_ role: DialogRole) -> Node {
    var node = self
    node.setLayoutValue(role, for: DialogRoleKey.self)
    return node
  }

  /// The node without its role.
  var withoutDialogRole: Node { removingLayoutValues(for: [DialogRoleKey.self]) }

  /// The items that a node of a dialog consists of: those of a composed component with several
  /// components, or else the node itself.
  var dialogItems: [Node] {
    guard isTransparent, children.count != 1, modifiers.isEmpty else { return [self] }
    return children.flatMap(\.dialogItems)
  }
}

/// The style of the buttons of an alert or an action sheet.
struct DialogButtonStyle: ButtonStyle {
  /// The style of the font.
  var font: Font = .body
  /// The minimum height of a button in points.
  var height = 44.0
  @Environment(\.self) private var environment

  func makeBody(configuration: Configuration) -> some Component {
    let color: Color = configuration.role == .destructive ? .red : environment.tint
    configuration.label
      .labelStyle(.titleOnly)
      .font(font.weight(configuration.role == .cancel ? .semibold : .regular))
      .multilineTextAlignment(.center)
      .foregroundStyle(environment.controlColors.text(color))
      .opacity(environment.plainOpacity)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: height)
  }
}

/// The texts at the top of an alert or an action sheet.
struct DialogTexts: Component {
  let title: ComponentList
  let titleFont: Font
  let message: ComponentList
  let messageFont: Font
  let color: Color

  var body: some Component {
    VStack(spacing: 4) {
      if !title.elements.isEmpty { title.font(titleFont).accessibilityHeading() }
      if !message.elements.isEmpty { message.font(messageFont) }
    }
    .foregroundStyle(color)
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}

extension ResolutionContext {
  /// The context with the standard text style, because a dialog does not inherit the style of the
  /// component that presents it.
  var ofDialog: ResolutionContext {
    var context = self
    context.environment.font = .body
    context.environment.contentForegroundStyle = Color.primary
    context.environment.lineLimit = nil
    return context
  }
}

extension Color {
  /// The background of alerts, action sheets and menus.
  static let dialogBackground = Color(light: Color(hex: 0xF4F4F6), dark: Color(hex: 0x29292B))
}
