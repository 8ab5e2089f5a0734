// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
  /// Who is signed in; the form while it is open.
  package struct ProfileView: Component {
    private let state: ProfileFeature.State
    private let send: (ProfileFeature.Action) -> Void
    private let onBack: () -> Void
    @Environment(\.wording) private var say

    /// Creates the screen of a state; what is done on it is sent, and back leads to the parent.
    package init(
      state: ProfileFeature.State,
      send: @escaping (ProfileFeature.Action) -> Void = { _ in },
      onBack: @escaping () -> Void = {}
    ) {
      self.state = state
      self.send = send
      self.onBack = onBack
    }

    /// The person, the facts and what can be done.
    package var body: some Component {
      if let form = state.editProfile {
        EditProfileView(
          state: form, isSaving: state.isLoading, error: state.error,
          send: { send(.editProfile(.presented($0))) },
          onCancel: { send(.editProfile(.dismiss)) },
          onCloseError: { send(.errorDismissed) })
      } else {
        Screen(say("Profile")) {
          BackButton(action: onBack)
        } trailing: {
          if state.user != nil { Button(say("Edit")) { send(.editProfileButtonTapped) } }
        } content: {
          content
        }
      }
    }

    @ComponentBuilder
    private var content: ComponentList {
      if let error = state.error {
        ErrorBanner(
          error: error, onRetry: { send(.onAppear) }, onClose: { send(.errorDismissed) })
      }
      if let user = state.user {
        person(user)
        facts(user)
        Button {
          send(.signOutButtonTapped)
        } label: {
          Text(say("Sign out")).frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .disabled(state.isLoading)
        .padding(.top, 8)
      } else if state.isLoading {
        ProgressView(say("Loading")).padding(.top, 120).frame(maxWidth: .infinity)
      }
    }

    private func person(_ user: User) -> some Component {
      VStack(spacing: 6) {
        Avatar(name: user.name, size: .extraLarge).accessibilityHidden().padding(.bottom, 6)
        Text(user.name).font(.title2.weight(.bold)).accessibilityHeading()
        Text(user.email).wholeWords(of: user.email).font(.subheadline).foregroundStyle(
          Palette.supporting)
        if state.isLoading { ProgressView(say("Updating")).padding(.top, 6) }
      }
      .multilineTextAlignment(.center)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity)
    }

    private func facts(_ user: User) -> some Component {
      Card {
        Fact(say("Phone"), user.phoneNumber.isEmpty ? say("None") : user.phoneNumber)
        Divider()
        Fact(say("A check-in lasts"), say.time.interval(user.checkInInterval))
        Divider()
        Fact(
          say("Last check-in"), user.lastCheckedIn.map { say.time.dateAndTime($0) } ?? say("Never"))
      }
    }
  }

  /// The steps of the profile.
  package enum ProfilePreviews: FeaturePreviews {
    /// The suite of the tests.
    package static let suite = "ProfileFeatureTests"

    /// The steps.
    package static var steps: [FeatureStep<ProfileFeature.State>] {
      let loaded = ProfileFeature.State(user: Samples.stranger)
      let editing = FeatureStep("Editing", test: "testProfileFeature", loaded) {
        $0.editProfile = EditProfileFeature.State(user: Samples.stranger)
      }
      return [
        FeatureStep("Refreshing", test: "testProfileFeature", loaded) { $0.isLoading = true },
        FeatureStep("Loaded", test: "testProfileFeature", loaded),
        editing,
        FeatureStep("Saving", test: "testProfileFeature", editing.state) {
          $0.editProfile?.user.name = "Updated User"
          $0.isLoading = true
        },
        FeatureStep("Offline", test: "testLoadFailure", ProfileFeature.State()) {
          $0.error = .from(.offline)
        },
        FeatureStep("NotSaved", test: "testUpdateRefused", editing.state) { $0.error = .notSaved },
        FeatureStep("NameMissing", test: "testNameIsRequired", editing.state) {
          $0.editProfile?.user.name = ""
          $0.editProfile?.nameProblem = "Enter your name."
        },
        FeatureStep(
          "Complete", test: "testOverrideSingleDependency",
          ProfileFeature.State(user: Samples.user)),
      ]
    }

    /// The screen.
    package static func screen(_ state: ProfileFeature.State) -> ProfileView {
      ProfileView(state: state)
    }
  }
}
