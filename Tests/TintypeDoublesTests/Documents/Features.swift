// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

// The features that the document's tests are about.

struct ProfileFeature: Reducer {
  struct State: Equatable {
    var user: User?
    var isLoading = false
    var editProfile: EditProfileFeature.State?
  }

  enum Action: Equatable {
    case onAppear
    case userResponse(Result<User, UserError>)
    case editProfileButtonTapped
    case editProfile(PresentationAction<EditProfileFeature.Action>)
    case updateProfile(User)
    case updateProfileResponse(Result<Bool, UserError>)
  }

  @Dependency(\.userClient) var userClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        guard let id = state.user?.id else { return .none }
        state.isLoading = true
        return .run { send in
          do {
            await send(.userResponse(.success(try await userClient.getUser(id))))
          } catch {
            await send(.userResponse(.failure(.notFound)))
          }
        }
      case .userResponse(let response):
        state.isLoading = false
        if case .success(let user) = response { state.user = user }
        return .none
      case .editProfileButtonTapped:
        state.editProfile = state.user.map(EditProfileFeature.State.init(user:))
        return .none
      case .editProfile(.presented(.saveButtonTapped)):
        guard let user = state.editProfile?.user else { return .none }
        return .send(.updateProfile(user))
      case .editProfile:
        return .none
      case .updateProfile(let user):
        state.isLoading = true
        return .run { send in
          await send(.updateProfileResponse(.success(try await userClient.updateUser(user))))
        } catch: { _, send in
          await send(.updateProfileResponse(.failure(.notFound)))
        }
      case .updateProfileResponse:
        state.isLoading = false
        return .none
      }
    }
    .ifLet(\.editProfile, action: Action.editProfile) { EditProfileFeature() }
  }
}

struct EditProfileFeature: Reducer {
  struct State: Equatable { var user: User }

  enum Action: Equatable {
    case updateName(String)
    case saveButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .updateName(let name) = action { state.user.name = name }
    return .none
  }
}

struct HomeFeature: Reducer {
  struct State: Equatable { var profile: ProfileFeature.State? }

  enum Action: Equatable {
    case profileButtonTapped
    case profile(PresentationAction<ProfileFeature.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .profileButtonTapped = action { state.profile = ProfileFeature.State() }
      return .none
    }
    .ifLet(\.profile, action: Action.profile) { ProfileFeature() }
  }
}

struct CheckInFeature: Reducer {
  struct State: Equatable {
    var isLoading = false
    var lastCheckedIn: Date?
    var error: UserFacingError?
  }

  enum Action: Equatable {
    case checkInButtonTapped
    case checkInSuccess(Date)
    case checkInFailure(UserError)
  }

  @Dependency(\.userClient) var userClient

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .checkInButtonTapped:
      state.isLoading = true
      return .run { send in
        await send(.checkInSuccess(try await userClient.checkIn()))
      } catch: { error, send in
        await send(.checkInFailure(error as? UserError ?? .checkInFailed))
      }
    case .checkInSuccess(let date):
      state.isLoading = false
      state.lastCheckedIn = date
      return .none
    case .checkInFailure(let error):
      state.isLoading = false
      state.error = .from(error)
      return .none
    }
  }
}

struct ParentFeature: Reducer {
  struct State: Equatable {
    var child: ChildFeature.State?
    var savedValue: String?
  }

  enum Action: Equatable {
    case showChild
    case child(PresentationAction<ChildFeature.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .showChild:
        state.child = ChildFeature.State()
      case .child(.presented(.delegate(.saved(let value)))):
        state.savedValue = value
        state.child = nil
      case .child:
        break
      }
      return .none
    }
    .ifLet(\.child, action: Action.child) { ChildFeature() }
  }
}

struct ChildFeature: Reducer {
  struct State: Equatable { var value = "" }

  enum Action: Equatable {
    enum Delegate: Equatable { case saved(String) }

    case setValue(String)
    case saveButtonTapped
    case delegate(Delegate)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .setValue(let value):
      state.value = value
      return .none
    case .saveButtonTapped:
      return .send(.delegate(.saved(state.value)))
    case .delegate:
      return .none
    }
  }
}

struct UserStreamFeature: Reducer {
  struct State: Equatable { var user: User? }

  enum Action: Equatable {
    case startObserving
    case userUpdated(User)
    case observingEnded
  }

  @Dependency(\.userClient) var userClient

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startObserving:
      return .run { send in
        for await user in userClient.observeCurrentUser() { await send(.userUpdated(user)) }
        await send(.observingEnded)
      }
    case .userUpdated(let user):
      state.user = user
      return .none
    case .observingEnded:
      return .none
    }
  }
}

/// It counts the seconds, for those who have a clock to drive it with.
