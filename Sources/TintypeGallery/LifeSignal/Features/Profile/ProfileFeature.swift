// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// Who is signed in, and the way to change that.
  ///
  /// What was saved is told by `updateProfileResponse`: the feature that presents this one owns the
  /// user, and closes the form.
  package struct ProfileFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// The user; `nil` until the server has answered.
      package var user: User?
      /// Whether the server is being asked.
      package var isLoading = false
      /// What went wrong; `nil` for nothing.
      package var error: UserFacingError?
      /// The form that is open; `nil` for none.
      package var editProfile: EditProfileFeature.State?

      /// Creates a state; by default one that knows nobody yet.
      package init(user: User? = nil) { self.user = user }
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// The screen has appeared, or is to load again.
      case onAppear
      /// The server has sent the user, or not.
      case userResponse(Result<User, UserError>)
      /// The form is to be opened.
      case editProfileButtonTapped
      /// Something happened in the form.
      case editProfile(PresentationAction<EditProfileFeature.Action>)
      /// A changed user is to be stored.
      case updateProfile(User)
      /// The server has stored the user, or not.
      case updateProfileResponse(Result<Bool, UserError>)
      /// The message of what went wrong was closed.
      case errorDismissed
      /// The user wants to sign out.
      case signOutButtonTapped
      /// Nobody is signed in any more, or still.
      case signOutResponse(Result<Bool, UserError>)
    }

    @Dependency(\.userClient) var userClient
    @Dependency(\.authClient) var authClient

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .onAppear: return load(&state)
        case .userResponse(let response):
          state.isLoading = false
          switch response {
          case .success(let user): state.user = user
          case .failure(let error): state.error = .from(error)
          }
        case .editProfileButtonTapped:
          state.editProfile = state.user.map { EditProfileFeature.State(user: $0) }
        case .editProfile(.presented(.saveButtonTapped)):
          guard let form = state.editProfile, form.isValid, !state.isLoading else {
            return .none
          }
          return .send(.updateProfile(form.user))
        case .editProfile: break
        case .updateProfile(let user): return store(user, &state)
        case .updateProfileResponse(let response):
          state.isLoading = false
          switch response {
          case .success(true): break
          case .success(false): state.error = .notSaved
          case .failure(let error): state.error = .from(error)
          }
        case .errorDismissed: state.error = nil
        case .signOutButtonTapped: return signOut(&state)
        case .signOutResponse(let response):
          state.isLoading = false
          if case .failure(let error) = response { state.error = .from(error) }
        }
        return .none
      }
      .ifLet(\.editProfile, action: Action.editProfile) { EditProfileFeature() }
    }

    private func load(_ state: inout State) -> Effect<Action> {
      state.isLoading = true
      state.error = nil
      let id = state.user?.id
      return .run { send in
        let user =
          if let id { try await userClient.getUser(id) } else {
            try await userClient.getCurrentUser()
          }
        await send(.userResponse(.success(user)))
      } catch: { error, send in
        await send(.userResponse(.failure(.from(error))))
      }
    }

    private func store(_ user: User, _ state: inout State) -> Effect<Action> {
      state.isLoading = true
      state.error = nil
      return .run { send in
        await send(.updateProfileResponse(.success(try await userClient.updateUser(user))))
      } catch: { error, send in
        // What the client does not take is as little stored as what the server does not take.
        await send(
          .updateProfileResponse(
            error is ValidationError ? .success(false) : .failure(.from(error))))
      }
    }

    private func signOut(_ state: inout State) -> Effect<Action> {
      state.isLoading = true
      state.error = nil
      return .run { send in
        try await authClient.signOut()
        await send(.signOutResponse(.success(true)))
      } catch: { error, send in
        await send(.signOutResponse(.failure(.from(error))))
      }
    }
  }
}
