// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// Signing in with email and password.
  package struct AuthFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// The address that was entered.
      package var email: String
      /// The password that was entered.
      package var password: String
      /// What is wrong with the address; `nil` for nothing.
      package var emailProblem: String?
      /// What is wrong with the password; `nil` for nothing.
      package var passwordProblem: String?
      /// Whether the server is being asked.
      package var isLoading = false
      /// What went wrong; `nil` for nothing.
      package var error: UserFacingError?

      /// Creates a state; by default that of an empty form.
      package init(email: String = "", password: String = "") {
        self.email = email
        self.password = password
      }
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// Another address was entered.
      case emailChanged(String)
      /// Another password was entered.
      case passwordChanged(String)
      /// The button was tapped.
      case signInButtonTapped
      /// The server answered.
      case signInResponse(Result<User, UserError>)
      /// The message of what went wrong was closed.
      case errorDismissed
      /// What the parent is told.
      case delegate(Delegate)
    }

    /// What the parent is told.
    package enum Delegate: Equatable, Sendable {
      /// Somebody has signed in.
      case signedIn(User)
    }

    @Dependency(\.authClient) var authClient

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .emailChanged(let email):
          state.email = email
          state.emailProblem = nil
        case .passwordChanged(let password):
          state.password = password
          state.passwordProblem = nil
        case .signInButtonTapped:
          return signIn(&state)
        case .signInResponse(.success(let user)):
          state.isLoading = false
          state.password = ""
          return .send(.delegate(.signedIn(user)))
        case .signInResponse(.failure(let error)):
          state.isLoading = false
          state.error = .from(error)
        case .errorDismissed:
          state.error = nil
        case .delegate:
          break
        }
        return .none
      }
    }

    private func signIn(_ state: inout State) -> Effect<Action> {
      guard !state.isLoading else { return .none }
      let email = try? Validation.email(state.email)
      let password = state.password
      state.emailProblem = email == nil ? "Enter a full address, with an @ and a dot." : nil
      state.passwordProblem = password.isEmpty ? "Enter your password." : nil
      guard let email, !password.isEmpty else { return .none }
      state.isLoading = true
      state.error = nil
      return .run { send in
        await send(.signInResponse(.success(try await authClient.signIn(email, password))))
      } catch: { error, send in
        await send(.signInResponse(.failure(.from(error))))
      }
    }
  }
}
