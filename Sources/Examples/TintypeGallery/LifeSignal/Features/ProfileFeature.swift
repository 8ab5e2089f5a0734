// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// A feature for the signed-in user's profile and its form.
  ///
  /// The action `updateProfileResponse` reports a saved profile: the presenting feature owns the
  /// user and closes the form.
  package struct ProfileFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// The user; `nil` until it is loaded.
      package var user: User?
      /// A Boolean value that indicates whether a request is in progress.
      package var isLoading = false
      /// The error to show; `nil` if there is none.
      package var error: UserFacingError?
      /// The state of the open form; `nil` if it is closed.
      package var editProfile: EditProfileFeature.State?

      /// Creates a state; by default without a user.
      package init(user: User? = nil) { self.user = user }
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// The screen appeared or reloads.
      case onAppear
      /// The server returned the user or an error.
      case userResponse(Result<User, UserError>)
      /// The user tapped the edit button.
      case editProfileButtonTapped
      /// An action of the form.
      case editProfile(PresentationAction<EditProfileFeature.Action>)
      /// Stores a changed user.
      case updateProfile(User)
      /// The server stored the user or returned an error.
      case updateProfileResponse(Result<Bool, UserError>)
      /// The user closed the error message.
      case errorDismissed
      /// The user tapped the sign-out button.
      case signOutButtonTapped
      /// Signing out succeeded or failed.
      case signOutResponse(Result<Bool, UserError>)
    }

    @Dependency(\.userClient) var userClient
    @Dependency(\.authClient) var authClient

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
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
        // A rejection by the client counts as a rejection by the server.
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

  /// The profile, or the open form.
  package struct ProfileView: Component {
    private let state: ProfileFeature.State
    private let send: (ProfileFeature.Action) -> Void
    private let onBack: () -> Void
    @Environment(\.wording) private var say

    /// Creates the screen of a state, which sends the user's actions.
    ///
    /// The parent handles the back button.
    package init(
      state: ProfileFeature.State,
      send: @escaping (ProfileFeature.Action) -> Void = { _ in },
      onBack: @escaping () -> Void = {}
    ) {
      self.state = state
      self.send = send
      self.onBack = onBack
    }

    /// The person, the details and the actions.
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
        } placeholder: {
          if state.user == nil, let error = state.error {
            LoadingFailure(error: error) { send(.onAppear) }
          }
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
      let facts = [
        (say("Phone"), user.phoneNumber.isEmpty ? say("None") : user.phoneNumber),
        (say("A check-in lasts"), say.time.interval(user.checkInInterval)),
        (say("Last check-in"), user.lastCheckedIn.map { say.time.dateAndTime($0) } ?? say("Never")),
      ]
      return RowCard(items: facts) { fact in Fact(fact.0, fact.1) }
    }
  }

  /// The preview steps of the profile.
  package enum ProfilePreviews: FeaturePreviews {
    /// The test suite of the feature.
    package static let suite = "ProfileFeatureTests"

    /// The preview steps.
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

    /// Returns the screen of a state.
    package static func screen(_ state: ProfileFeature.State) -> ProfileView {
      ProfileView(state: state)
    }
  }
}
