// SPDX-License-Identifier: MIT

/// The title, the message and the buttons of an alert.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "Use alert(_:isPresented:actions:) instead."
)
public struct Alert {
  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Creates an alert with one button, by default “OK”.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// The content of the alert.
  var dialog: Dialog { Dialog(title: title, message: message, actions: DialogButtons(buttons)) }

  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// Returns a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// Returns a cancel button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// Returns a button “Cancel”.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(system: .cancel), action: action)
    }

    /// Returns a button with a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

/// The title, the message and the buttons of an action sheet.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:) instead."
)
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  /// The content of the action sheet.
  let dialog: Dialog

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    dialog = Dialog(
      title: title, message: message, actions: DialogButtons(buttons), addsCancelButton: false)
  }
}

/// The buttons of an alert or an action sheet.
private struct DialogButtons {
  private let buttons: [Alert.Button]

  init(_ buttons: [Alert.Button]) { self.buttons = buttons }
}

extension DialogButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  // Variants: an alert; alert; Alert; alert(_:isPresented:actions:);
  //   Presentation.alert
  //   -> an action sheet; actionSheet; ActionSheet;
  //     confirmationDialog(_:isPresented:titleVisibility:actions:); Presentation.confirmationDialog
  /// Presents an alert while a binding is true.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use alert(_:isPresented:actions:) instead."
  )
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let dialog = isPresented.wrappedValue ? content().dialog : nil
    return presenting(dialog, while: isPresented, Presentation.alert)
  }

  // Variants: an alert; alert; Alert; alert(_:isPresented:presenting:actions:);
  //   Presentation.alert; Item
  //   -> an action sheet; actionSheet; ActionSheet;
  //     confirmationDialog(_:isPresented:titleVisibility:presenting:actions:);
  //     Presentation.confirmationDialog; T
  /// Presents an alert while a binding has an item.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use alert(_:isPresented:presenting:actions:) instead."
  )
  public nonisolated func alert<Item>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View where Item: Identifiable {
    presenting(item, dialog: { content($0).dialog }, Presentation.alert)
  }
}
