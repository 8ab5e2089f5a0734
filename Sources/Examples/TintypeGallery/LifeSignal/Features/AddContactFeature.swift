// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// A feature that adds a contact by phone number.
  package struct AddContactFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// The entered phone number.
      package var phoneNumber: String
      /// The error in the phone number; `nil` if there is none.
      package var problem: String?
      /// A Boolean value that indicates whether a request is in progress.
      package var isLoading = false
      /// The error to show; `nil` if there is none.
      package var error: UserFacingError?

      /// Creates a form, empty by default.
      package init(phoneNumber: String = "") { self.phoneNumber = phoneNumber }
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// The user changed the phone number.
      case phoneNumberChanged(String)
      /// The user tapped the button.
      case addButtonTapped
      /// The server returned the person or an error.
      case addResponse(Result<Contact, UserError>)
      /// The user closed the error message.
      case errorDismissed
      /// An action for the parent feature.
      case delegate(Delegate)
    }

    /// An action for the parent feature.
    package enum Delegate: Equatable, Sendable {
      /// A contact was added.
      case added(Contact)
    }

    @Dependency(\.contactsClient) var contactsClient

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .phoneNumberChanged(let number):
          state.phoneNumber = number
          state.problem = nil
        case .addButtonTapped: return add(&state)
        case .addResponse(.success(let contact)):
          state.isLoading = false
          return .send(.delegate(.added(contact)))
        case .addResponse(.failure(let error)):
          state.isLoading = false
          state.error = .from(error)
        case .errorDismissed: state.error = nil
        case .delegate: break
        }
        return .none
      }
    }

    private func add(_ state: inout State) -> Effect<Action> {
      guard !state.isLoading else { return .none }
      guard let number = try? Validation.phoneNumber(state.phoneNumber) else {
        state.problem = "This is not a phone number with a country's code."
        return .none
      }
      state.isLoading = true
      state.error = nil
      return .run { send in
        await send(.addResponse(.success(try await contactsClient.addContact(number))))
      } catch: { error, send in
        await send(.addResponse(.failure(.from(error))))
      }
    }
  }

  /// The form for the phone number of a new contact.
  package struct AddContactView: Component {
    private let state: AddContactFeature.State
    private let send: (AddContactFeature.Action) -> Void
    private let onCancel: () -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the screen of a state, which sends the user's actions.
    ///
    /// The parent handles cancellation.
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
