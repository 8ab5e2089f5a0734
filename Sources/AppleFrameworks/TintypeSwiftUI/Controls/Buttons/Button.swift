// SPDX-License-Identifier: MIT

import TintypeComponents

// Drawn by TintypeComponents/Controls/Buttons/Button.swift.

/// A control that performs an action when pressed.
public struct Button<Label>: View, PrimitiveView where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  nonisolated(unsafe) let label: Label

  nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, content: Label) {
    self.role = role
    self.action = action
    label = content
  }

  /// Creates a button with a label.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, content: label())
  }

  /// Creates a button with a role and a label.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, content: label())
  }
}

extension Button {
  func nodes(in scope: ViewScope) -> [Node] {
    let environment = scope.environment
    if let state = environment.swipeState { return nodes(in: scope, swipedBy: state) }
    if let controls = environment.presentedControls {
      return nodes(in: scope, presentedIn: controls)
    }
    switch environment.style(AnyButtonStyle.self) {
    case nil: return nodes(in: scope, style: nil)
    case .custom(let style):
      return nodes(in: scope, style: CustomButtonStyle(style, role: role, in: scope))
    case .primitive(let style):
      if let style = style as? any EngineButtonStyle {
        return nodes(in: scope, style: style.engine)
      }
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role,
        label: .init(label, in: scope, at: "label"),
        action: action)
      return scope.nodes(of: style, configuration)
    }
  }

  private func nodes(in scope: ViewScope, style: (any Engine.ButtonStyle)?) -> [Node] {
    let label = scope.sized(
      ComponentList(scope.component(label, at: .part("label"))), for: style)
    let button = Engine.Button(role: role?.engine, action: scope.action(action)) { label }
    var scope = scope
    if let style { scope.context.environment.buttonStyle = style }
    return scope.nodes(of: button)
  }
}

extension ViewScope {
  fileprivate func nodes(
    of style: some PrimitiveButtonStyle, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> [Node] {
    nodes(styledBy: style, of: AnyButtonStyle.self, configuration) {
      $0.makeBody(configuration: $1)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a style.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, content: configuration.label)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of a role.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, content: DefaultButtonLabel(role: role))
  }
}

/// The label of a button that has only a role.
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let title = role.title.string(for: scope.environment.locale)
    guard let symbol = role.symbol else { return scope.nodes(of: Engine.Text(title)) }
    return scope.nodes(of: Engine.Label(title, systemImage: symbol))
  }
}
