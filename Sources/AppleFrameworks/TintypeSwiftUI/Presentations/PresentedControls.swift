// SPDX-License-Identifier: MIT

import TintypeComponents

/// The container of controls that are presented in a dialog or a menu.
struct PresentedControls {
  /// The kinds of containers.
  enum Kind {
    case dialog, menu
  }

  /// The kind of container.
  var kind: Kind
  /// The action that ends the presentation.
  var dismiss: () -> Void

  /// Performs an action of a control, and then dismisses the presentation.
  func perform(isDismissing: Bool, _ action: () -> Void) {
    action()
    if isDismissing { dismiss() }
  }
}

extension EnvironmentValues {
  private enum PresentedControlsKey: EnvironmentKey {
    static var defaultValue: PresentedControls? { nil }
  }

  /// The dialog or the menu that contains the view; `nil` outside of them.
  var presentedControls: PresentedControls? {
    get { self[PresentedControlsKey.self] }
    set { self[PresentedControlsKey.self] = newValue }
  }
}

extension Button {
  /// Returns the nodes of a button in a dialog or a menu, whose appearance the container
  /// determines.
  func nodes(in scope: ViewScope, presentedIn controls: PresentedControls) -> [Node] {
    let action = action
    let isDismissing =
      controls.kind == .dialog || scope.environment.menuActionDismissBehavior != .disabled
    let label = ComponentList(scope.component(label, at: .part("label")))
    let button = Engine.Button(
      role: role?.engine,
      action: scope.action {
        controls.perform(isDismissing: isDismissing) { assumingMainActor(action) }
      }
    ) {
      label
    }
    return scope.nodes(of: button).map { $0.dialogButton(DialogRole(role?.engine)) }
  }
}

/// The controls of a dialog or a menu as a component of the engine.
struct PresentedContent: PrimitiveComponent {
  let scope: ViewScope
  let controls: PresentedControls
  let view: any View
  /// Returns a button to add to buttons of the given roles, if any.
  var additional: ([DialogRole]) -> AnyView? = { _ in nil }

  func nodes(in context: ResolutionContext) -> [Node] {
    var scope = scope
    scope.context = context
    var values = scope.environment
    values.presentedControls = controls
    // The style of the label of a menu, such as that of a bar, does not apply to the items.
    values.setLabelStyle(.titleAndIcon)
    // Alerts of iOS have text fields with a border.
    if controls.kind == .dialog {
      values.base.textFieldStyle = .roundedBorder
      // The window of a dialog has the accent color of the app, not the tint of the presenting view.
      values.accentColor = nil
      values.setTint(nil)
    }
    scope.context.environment = values.base
    let nodes = scope.nodes(of: view, at: .part("actions"))
    guard let button = additional(nodes.flatMap(\.dialogRoles)) else { return nodes }
    return nodes + scope.nodes(of: button, at: .part("additional"))
  }
}

extension Node {
  /// The roles of the buttons in a node of a dialog.
  fileprivate var dialogRoles: [DialogRole] {
    dialogRole.map { [$0] } ?? children.flatMap(\.dialogRoles)
  }
}
