// SPDX-License-Identifier: MIT

import TintypeComponents
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

  /// The form to sign in with.
  package struct AuthView: Component {
    private let state: AuthFeature.State
    private let send: (AuthFeature.Action) -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the screen of a state; what is done on it is sent.
    package init(
      state: AuthFeature.State, send: @escaping (AuthFeature.Action) -> Void = { _ in }
    ) {
      self.state = state
      self.send = send
    }

    /// The sign, the fields and the button.
    package var body: some Component {
      ScrollView {
        VStack(spacing: 24) {
          heading
          if let error = state.error {
            ErrorBanner(error: error, onClose: { send(.errorDismissed) })
          }
          fields
          WideButton(title: say(state.isLoading ? "Signing in" : "Sign in")) {
            send(.signInButtonTapped)
          }
          .loading(state.isLoading)
          .id("signIn")
        }
        .padding(24)
        .frame(maxWidth: .infinity)
      }
      .ignoresSafeArea(.bottom)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.systemBackground)
      .tint(Palette.calm)
    }

    private var heading: some Component {
      VStack(spacing: 12) {
        SignalMark().padding(.top, 24).padding(.bottom, 4)
        Text("LifeSignal").font(.largeTitle.weight(.bold)).accessibilityHeading()
        Text(say("Check in once a day, and your people know that you are well."))
          .font(.subheadline)
          .foregroundStyle(Palette.supporting)
          .multilineTextAlignment(.center)
          .padding(.horizontal, 24)
      }
      .frame(maxWidth: .infinity)
    }

    private var fields: some Component {
      VStack(spacing: 12) {
        TextField(
          say("Email"),
          text: Binding(get: { state.email }, set: { send(.emailChanged($0)) }),
          axis: size.isAccessibilitySize ? .vertical : .horizontal
        )
        .textFieldError(state.emailProblem.map { say($0) })
        SecureField(
          say("Password"),
          text: Binding(get: { state.password }, set: { send(.passwordChanged($0)) })
        )
        .textFieldError(state.passwordProblem.map { say($0) })
      }
      .textFieldStyle(.floating)
      .disabled(state.isLoading)
    }
  }

  /// The app's sign: a heart that sends out rings.
  private struct SignalMark: Component {
    var body: some Component {
      ZStack {
        Circle().fill(Palette.calm.opacity(0.12)).frame(width: 120, height: 120)
        Circle().fill(Palette.calm.opacity(0.2)).frame(width: 92, height: 92)
        Circle()
          .fill(
            LinearGradient(
              colors: [Color(hex: 0x14A098), Color(hex: 0x0B6E69)], startPoint: .top,
              endPoint: .bottom)
          )
          .frame(width: 64, height: 64)
        Symbol("heart.fill").font(.system(size: 30)).foregroundStyle(.white)
      }
      .accessibilityHidden()
    }
  }

  /// The steps of signing in.
  package enum AuthPreviews: FeaturePreviews {
    /// The suite of the tests.
    package static let suite = "AuthFeatureTests"

    /// The steps.
    package static var steps: [FeatureStep<AuthFeature.State>] {
      let filled = AuthFeature.State(email: "test@example.com", password: "correct horse")
      return [
        FeatureStep("SignedOut", test: "testSignInSuccess", AuthFeature.State()),
        FeatureStep("Loading", test: "testSignInSuccess", filled) { $0.isLoading = true },
        FeatureStep("WrongPassword", test: "testSignInFailure", filled) {
          $0.error = .from(.notAuthenticated)
        },
        FeatureStep("Invalid", test: "testValidation", AuthFeature.State(email: "test@")) {
          $0.emailProblem = "Enter a full address, with an @ and a dot."
          $0.passwordProblem = "Enter your password."
        },
      ]
    }

    /// The screen.
    package static func screen(_ state: AuthFeature.State) -> AuthView { AuthView(state: state) }
  }
}
