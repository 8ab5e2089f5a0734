// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
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
