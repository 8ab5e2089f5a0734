// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// A feature that signs in with email and password.
  package struct AuthFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// The entered email address.
      package var email: String
      /// The entered password.
      package var password: String
      /// The error in the email address; `nil` if there is none.
      package var emailProblem: String?
      /// The error in the password; `nil` if there is none.
      package var passwordProblem: String?
      /// A Boolean value that indicates whether a request is in progress.
      package var isLoading = false
      /// The error to show; `nil` if there is none.
      package var error: UserFacingError?

      /// Creates a state; by default for an empty form.
      package init(email: String = "", password: String = "") {
        self.email = email
        self.password = password
      }
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// The user changed the email address.
      case emailChanged(String)
      /// The user changed the password.
      case passwordChanged(String)
      /// The user tapped the button.
      case signInButtonTapped
      /// The server returned a user or an error.
      case signInResponse(Result<User, UserError>)
      /// The user closed the error message.
      case errorDismissed
      /// An action for the parent feature.
      case delegate(Delegate)
    }

    /// An action for the parent feature.
    package enum Delegate: Equatable, Sendable {
      /// A user signed in.
      case signedIn(User)
    }

    @Dependency(\.authClient) var authClient

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
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

  /// The sign-in form.
  package struct AuthView: Component {
    private let state: AuthFeature.State
    private let send: (AuthFeature.Action) -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the screen of a state, which sends the user's actions.
    package init(
      state: AuthFeature.State, send: @escaping (AuthFeature.Action) -> Void = { _ in }
    ) {
      self.state = state
      self.send = send
    }

    /// The logo, the fields and the button.
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

  /// The app's logo: a heart that sends out rings.
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

  /// The preview steps of signing in.
  package enum AuthPreviews: FeaturePreviews {
    /// The test suite of the feature.
    package static let suite = "AuthFeatureTests"

    /// The preview steps.
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

    /// Returns the screen of a state.
    package static func screen(_ state: AuthFeature.State) -> AuthView { AuthView(state: state) }
  }
}
