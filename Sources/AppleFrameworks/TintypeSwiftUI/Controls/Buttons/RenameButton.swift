// SPDX-License-Identifier: MIT

/// A button that performs the rename action of the environment.
@MainActor @preconcurrency
public struct RenameButton<Label>: View where Label: View {
  private nonisolated(unsafe) let label: Label
  @Environment(\.rename) private var rename

  /// Creates a button with a standard label.
  public nonisolated init() where Label == SwiftUI.Label<Text, Image> {
    label = SwiftUI.Label(title: Text(system: .rename), icon: Image(systemName: "pencil"))
  }

  /// The button, which is disabled without an action.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// The action that renames a content.
public struct RenameAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Performs the action.
  public func callAsFunction() { action() }
}

private enum RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action of rename buttons; `nil` for none.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of the rename buttons of the view.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    transformingEnvironment { $0.rename = RenameAction(action) }
  }

  /// Makes the rename buttons in the view focus a text field.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
