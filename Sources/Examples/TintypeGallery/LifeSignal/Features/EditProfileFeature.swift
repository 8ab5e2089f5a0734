// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// The form for the profile that contacts see; its parent saves it.
  package struct EditProfileFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// The edited user.
      package var user: User
      /// The error in the name; `nil` if there is none.
      package var nameProblem: String?
      /// The error in the phone number; `nil` if there is none.
      package var phoneProblem: String?

      /// A Boolean value that indicates whether no field has a known error.
      var isValid: Bool { nameProblem == nil && phoneProblem == nil }

      /// Creates a form.
      package init(user: User) { self.user = user }
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// The user changed the name.
      case updateName(String)
      /// The user changed the phone number.
      case updatePhoneNumber(String)
      /// The user tapped the button.
      case saveButtonTapped
    }

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
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

    /// Normalizes the fields, or sets their errors.
    private func check(_ state: inout State) {
      if let name = try? Validation.name(state.user.name) {
        state.user.name = name
      } else {
        state.user.name = ""
        state.nameProblem = "Enter your name."
      }
      // The phone number is optional.
      guard !state.user.phoneNumber.isEmpty else { return }
      if let number = try? Validation.phoneNumber(state.user.phoneNumber) {
        state.user.phoneNumber = number
      } else {
        state.phoneProblem = "This is not a phone number with a country's code."
      }
    }
  }

  /// The form for the profile that contacts see.
  package struct EditProfileView: Component {
    private let state: EditProfileFeature.State
    private let isSaving: Bool
    private let error: UserFacingError?
    private let send: (EditProfileFeature.Action) -> Void
    private let onCancel: () -> Void
    private let onCloseError: () -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the screen of a state, which sends the user's actions.
    ///
    /// The parent handles cancellation and closing the error message.
    package init(
      state: EditProfileFeature.State,
      isSaving: Bool = false,
      error: UserFacingError? = nil,
      send: @escaping (EditProfileFeature.Action) -> Void = { _ in },
      onCancel: @escaping () -> Void = {},
      onCloseError: @escaping () -> Void = {}
    ) {
      self.state = state
      self.isSaving = isSaving
      self.error = error
      self.send = send
      self.onCancel = onCancel
      self.onCloseError = onCloseError
    }

    /// The fields, with the buttons to cancel and to save.
    package var body: some Component {
      Screen(say("Edit Profile")) {
        Button(say("Cancel"), action: onCancel).disabled(isSaving)
      } trailing: {
        Button(say("Save")) { send(.saveButtonTapped) }.loading(isSaving)
          .fontWeight(.semibold)
      } content: {
        if let error { ErrorBanner(error: error, onClose: onCloseError) }
        Avatar(name: state.user.name, size: .extraLarge)
          .accessibilityHidden()
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity)
        VStack(spacing: 12) {
          TextField(
            say("Name"),
            text: Binding(get: { state.user.name }, set: { send(.updateName($0)) }),
            axis: size.isAccessibilitySize ? .vertical : .horizontal
          )
          .textFieldError(state.nameProblem.map { say($0) })
          TextField(
            say("Phone number"),
            text: Binding(get: { state.user.phoneNumber }, set: { send(.updatePhoneNumber($0)) }),
            prompt: Text("+44 7700 900123"),
            axis: size.isAccessibilitySize ? .vertical : .horizontal
          )
          .textFieldError(state.phoneProblem.map { say($0) })
        }
        .textFieldStyle(.floating)
        .disabled(isSaving)
        Text(say("Your contacts see your name and your number."))
          .font(.footnote)
          .foregroundStyle(Palette.supporting)
          .padding(.horizontal, 12)
      }
    }
  }
}
