// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
  /// The form in which a user changes what contacts see.
  package struct EditProfileView: Component {
    private let state: EditProfileFeature.State
    private let isSaving: Bool
    private let error: UserFacingError?
    private let send: (EditProfileFeature.Action) -> Void
    private let onCancel: () -> Void
    private let onCloseError: () -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the screen of a state; what is done on it is sent, and what is about the whole form
    /// goes to the parent.
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

    /// The fields between what cancels and what saves.
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
