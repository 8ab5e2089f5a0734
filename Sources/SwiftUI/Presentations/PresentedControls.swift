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
  /// A Boolean value that indicates whether an action dismisses the presentation.
  var isDismissing = true
  /// The action that ends the presentation.
  var dismiss: () -> Void

  /// Performs an action of a control, and then dismisses the presentation.
  func perform(_ action: () -> Void) {
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
    let label = ComponentList(scope.component(label, at: .part("label")))
    let button = Engine.Button(
      role: role?.engine, action: scope.action { controls.perform { assumingMainActor(action) } }
    ) {
      label
    }
    return scope.nodes(of: button).map { $0.dialogButton(DialogRole(role?.engine)) }
  }
}
