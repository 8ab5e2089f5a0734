// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
  /// The form in which the number of a new contact is entered.
  package struct AddContactView: Component {
    private let state: AddContactFeature.State
    private let send: (AddContactFeature.Action) -> Void
    private let onCancel: () -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the screen of a state; what is done on it is sent, and cancelling goes to the parent.
    package init(
      state: AddContactFeature.State,
      send: @escaping (AddContactFeature.Action) -> Void = { _ in },
      onCancel: @escaping () -> Void = {}
    ) {
      self.state = state
      self.send = send
      self.onCancel = onCancel
    }

    /// The field and the button.
    package var body: some Component {
      Screen(say("Add Contact")) {
        Button(say("Cancel"), action: onCancel)
      } content: {
        if let error = state.error {
          ErrorBanner(error: error, onClose: { send(.errorDismissed) })
        }
        TextField(
          say("Phone number"),
          text: Binding(get: { state.phoneNumber }, set: { send(.phoneNumberChanged($0)) }),
          axis: size.isAccessibilitySize ? .vertical : .horizontal
        )
        .textFieldStyle(.floating)
        .textFieldHelp(say("With the country's code, such as +44 7700 900123."))
        .textFieldError(state.problem.map { say($0) })
        .disabled(state.isLoading)
        WideButton(title: say("Add a contact")) { send(.addButtonTapped) }
          .loading(state.isLoading)
      }
    }
  }
}
