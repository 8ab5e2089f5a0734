// SPDX-License-Identifier: MIT

import TintypeComponents

/// A control that presents a menu of actions.
///
/// The menu is closed until a test taps the control.
public struct Menu<Label, Content>: View, PrimitiveView where Label: View, Content: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let primaryAction: (() -> Void)?

  nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// Creates a menu with a label, and an action to perform on a tap.
  ///
  /// A long press presents the menu.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu {
  func nodes(in scope: ViewScope) -> [Node] {
    let environment = scope.environment
    guard environment.presentedControls == nil, let style = environment.style((any MenuStyle).self)
    else {
      return control(in: scope)
    }
    let configuration = MenuStyleConfiguration(
      label: StyleContent(label, in: scope, at: .part("label")),
      content: StyleContent(content, in: scope, at: .part("content")),
      primaryAction: primaryAction)
    return scope.nodes(of: style, configuration)
  }

  /// Returns the nodes of the closed menu, and presents the open one.
  private func control(in scope: ViewScope) -> [Node] {
    let state = scope.node.effect { MenuState() }
    let frame = scope.node.effect { FrameReference() }
    let isNested = scope.environment.presentedControls != nil
    let label = ClosedMenuLabel(content: label, isNested: isNested)
    let action = primaryAction ?? { state.isOpen = true }
    var inner = scope.child(.part("control"))
    if isNested { inner.keepMenuOpen() }
    let button = Button(role: nil, action: { action() }, content: label)
    var control: any Component = ViewComponent(button, in: inner)
      .geometryProbe(scope.placement(of: frame, named: "a menu"))
    if primaryAction != nil {
      let open = scope.action { state.isOpen = true }
      control = ComponentList([control]).onLongPressGesture(perform: open)
    }
    if state.isOpen {
      let outer = scope.environment.presentedControls
      let close = { state.isOpen = false }
      scope.present(
        .menu(content, at: frame, close: close) {
          close()
          outer?.dismiss()
        })
    }
    return inner.nodes(of: ComponentList([control])).map { node in
      var node = node
      node.type = "Menu"
      return isNested ? node.dialogButton(.standard) : node
    }
  }
}

/// The state of a menu.
final class MenuState {
  /// A Boolean value that indicates whether the menu is presented.
  var isOpen = false
}

/// The label of a closed menu.
private struct ClosedMenuLabel<Content: View>: View, PrimitiveView {
  nonisolated(unsafe) let content: Content
  let isNested: Bool

  nonisolated init(content: Content, isNested: Bool) {
    self.content = content
    self.isNested = isNested
  }

  func nodes(in scope: ViewScope) -> [Node] {
    let list = scope.list(content, at: "label")
    if isNested { return scope.nodes(of: MenuItemLabel(list, opensMenu: true)) }
    let indicator = scope.environment.menuIndicatorVisibility
    guard indicator == .visible else { return scope.nodes(of: list) }
    return scope.nodes(
      of: Engine.HStack(spacing: 4) {
        list
        Engine.Symbol("chevron.down").imageScale(.small).accessibilityHidden()
      })
  }
}

extension Menu where Label == Text {
  // Variants: string(titleKey)
  /// Creates a menu with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content())
  }

  // Variants: string(titleKey)
  /// Creates a menu with a title, and an action to perform on a tap.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }
}
