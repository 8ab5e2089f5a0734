// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// The form in which a user changes what contacts see; its parent saves it.
  package struct EditProfileFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// The user as changed so far.
      package var user: User
      /// What is wrong with the name; `nil` for nothing.
      package var nameProblem: String?
      /// What is wrong with the number; `nil` for nothing.
      package var phoneProblem: String?

      /// Whether nothing is known to be wrong.
      var isValid: Bool { nameProblem == nil && phoneProblem == nil }

      /// Creates a form.
      package init(user: User) { self.user = user }
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// Another name was entered.
      case updateName(String)
      /// Another number was entered.
      case updatePhoneNumber(String)
      /// The button was tapped.
      case saveButtonTapped
    }

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .updateName(let name):
          state.user.name = name
          state.nameProblem = nil
        case .updatePhoneNumber(let number):
          state.user.phoneNumber = number
          state.phoneProblem = nil
        case .saveButtonTapped:
          check(&state)
        }
        return .none
      }
    }

    /// Brings the entries into the form in which they are stored, or says what is wrong.
    private func check(_ state: inout State) {
      if let name = try? Validation.name(state.user.name) {
        state.user.name = name
      } else {
        state.user.name = ""
        state.nameProblem = "Enter your name."
      }
      // Nobody has to tell a number.
      guard !state.user.phoneNumber.isEmpty else { return }
      if let number = try? Validation.phoneNumber(state.user.phoneNumber) {
        state.user.phoneNumber = number
      } else {
        state.phoneProblem = "This is not a phone number with a country's code."
      }
    }
  }
}
