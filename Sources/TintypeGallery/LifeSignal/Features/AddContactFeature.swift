// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// Adding a person by the number of their phone.
  package struct AddContactFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// The number that was entered.
      package var phoneNumber: String
      /// What is wrong with the number; `nil` for nothing.
      package var problem: String?
      /// Whether the server is being asked.
      package var isLoading = false
      /// What went wrong; `nil` for nothing.
      package var error: UserFacingError?

      /// Creates a form, an empty one by default.
      package init(phoneNumber: String = "") { self.phoneNumber = phoneNumber }
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// Another number was entered.
      case phoneNumberChanged(String)
      /// The button was tapped.
      case addButtonTapped
      /// The server has found the person, or not.
      case addResponse(Result<Contact, UserError>)
      /// The message of what went wrong was closed.
      case errorDismissed
      /// What the parent is told.
      case delegate(Delegate)
    }

    /// What the parent is told.
    package enum Delegate: Equatable, Sendable {
      /// There is a new contact.
      case added(Contact)
    }

    @Dependency(\.contactsClient) var contactsClient

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
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
