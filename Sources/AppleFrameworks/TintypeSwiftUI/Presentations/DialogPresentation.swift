// SPDX-License-Identifier: MIT

import TintypeComponents

/// The content of an alert or a confirmation dialog.
struct Dialog {
  /// The title; `nil` for none.
  var title: Text?
  /// The message; `nil` for none.
  var message: (any View)?
  /// The buttons and text fields.
  var actions: any View
  /// A Boolean value that indicates whether a missing cancel button is added.
  var addsCancelButton = true
}

extension View {
  /// Returns a view that presents a dialog, if it is not `nil`, while a binding is true.
  nonisolated func presenting(
    _ dialog: Dialog?, while isPresented: Binding<Bool>,
    _ presentation: @escaping (AnyHashable, Dialog, @escaping () -> Void) -> Presentation
  ) -> PresentingView<Self> {
    presenting {
      dialog.flatMap { dialog in isPresented.presented { presentation(true, dialog, $0) } }
    }
  }

  /// Returns a view that presents the dialog of an item while a binding has one.
  nonisolated func presenting<Item: Identifiable>(
    _ item: Binding<Item?>, dialog: (Item) -> Dialog,
    _ presentation: @escaping (AnyHashable, Dialog, @escaping () -> Void) -> Presentation
  ) -> PresentingView<Self> {
    let dialog = item.wrappedValue.map(dialog)
    return presenting {
      item.presented { item, dismiss in (AnyHashable(item.id), dismiss) }
        .flatMap { id, dismiss in dialog.map { presentation(id, $0, dismiss) } }
    }
  }
}

extension Presentation {
  /// Creates the presentation of an alert.
  static func alert(
    id: AnyHashable, _ dialog: Dialog, dismiss: @escaping () -> Void
  ) -> Presentation {
    Presentation(id: id, name: "Alert") { scope, screen in
      let panel = AlertPanel(
        on: screen, title: scope.list(dialog.title, at: "title"),
        message: scope.list(dialog.message, at: "message"),
        actions: scope.actions(of: dialog, dismiss: dismiss) { roles in
          roles.isEmpty ? AnyView(Button(system: .ok) {}) : nil
        })
      return PresentationLayer(component: panel, isModal: true, dimsTints: true)
    }
  }

  /// Creates the presentation of a confirmation dialog.
  static func confirmationDialog(
    id: AnyHashable, _ dialog: Dialog, dismiss: @escaping () -> Void
  ) -> Presentation {
    Presentation(id: id, name: "ConfirmationDialog") { scope, screen in
      let panel = ActionSheetPanel(
        on: screen, title: scope.list(dialog.title, at: "title"),
        message: scope.list(dialog.message, at: "message"),
        actions: scope.actions(of: dialog, dismiss: dismiss) { roles in
          dialog.addsCancelButton && !roles.contains(.cancel)
            ? AnyView(Button(system: .cancel, role: .cancel) {}) : nil
        }, dismiss: scope.action(dismiss))
      return PresentationLayer(component: panel, isModal: true, dimsTints: true)
    }
  }
}

extension ViewScope {
  /// Returns the optional view of a dialog.
  fileprivate func list(_ view: (any View)?, at part: String) -> ComponentList {
    view.map { list($0, at: part) } ?? ComponentList([])
  }

  /// Returns the actions of a dialog.
  ///
  /// - Parameters:
  ///   - dialog: The dialog.
  ///   - dismiss: The action that ends the presentation.
  ///   - additional: Returns a button to add to buttons of the given roles, if any.
  /// - Returns: The actions.
  fileprivate func actions(
    of dialog: Dialog, dismiss: @escaping () -> Void,
    adding additional: @escaping ([DialogRole]) -> AnyView?
  ) -> ComponentList {
    let controls = PresentedControls(kind: .dialog, dismiss: dismiss)
    return ComponentList([
      PresentedContent(
        scope: self, controls: controls, view: dialog.actions, additional: additional)
    ])
  }
}
