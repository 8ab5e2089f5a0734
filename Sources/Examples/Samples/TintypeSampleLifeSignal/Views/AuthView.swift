// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The sign-in form.
struct AuthView: View {
  let store: ViewStore<LifeSignal.AuthFeature.State, LifeSignal.AuthFeature.Action>
  @Environment(\.wording) private var say
  @FocusState private var focus: Field?

  private enum Field { case email, password }

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        heading
        if let error = store.state.error {
          ErrorBanner(error: error) { store.send(.errorDismissed) }
        }
        fields
        Button {
          store.send(.signInButtonTapped)
        } label: {
          HStack(spacing: 8) {
            if store.state.isLoading { ProgressView().tint(.white) }
            Text(say(store.state.isLoading ? "Signing in" : "Sign in"))
          }
        }
        .buttonStyle(WideButtonStyle())
        .disabled(store.state.isLoading)
        .id("signIn")
      }
      .padding(24)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
    .tint(Palette.calm)
  }

  private var heading: some View {
    VStack(spacing: 12) {
      SignalMark()
        .padding(.top, 24)
        .padding(.bottom, 4)
      Text("LifeSignal")
        .font(.largeTitle.weight(.bold))
        .accessibilityAddTraits(.isHeader)
      Text(say("Check in once a day, and your people know that you are well."))
        .font(.subheadline)
        .foregroundStyle(Palette.supporting)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 24)
    }
    .frame(maxWidth: .infinity)
  }

  private var fields: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField(say("Email"), text: store.binding(\.email) { .emailChanged($0) })
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .focused($focus, equals: .email)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      problem(store.state.emailProblem)
      SecureField(say("Password"), text: store.binding(\.password) { .passwordChanged($0) })
        .focused($focus, equals: .password)
        .submitLabel(.go)
        .onSubmit { store.send(.signInButtonTapped) }
      problem(store.state.passwordProblem)
    }
    .textFieldStyle(.roundedBorder)
    .disabled(store.state.isLoading)
  }

  @ViewBuilder private func problem(_ text: String?) -> some View {
    if let text {
      Text(say(text))
        .font(.footnote)
        .foregroundStyle(Palette.alarm)
    }
  }
}

/// The app's logo: a heart that sends out rings.
private struct SignalMark: View {
  var body: some View {
    ZStack {
      Circle().fill(Palette.calm.opacity(0.12)).frame(width: 120, height: 120)
      Circle().fill(Palette.calm.opacity(0.2)).frame(width: 92, height: 92)
      Circle()
        .fill(
          LinearGradient(
            colors: [
              Color(light: 0x14A098, dark: 0x14A098), Color(light: 0x0B6E69, dark: 0x0B6E69),
            ], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 64, height: 64)
      Image(systemName: "heart.fill").font(.system(size: 30)).foregroundStyle(.white)
    }
    .accessibilityHidden(true)
  }
}
