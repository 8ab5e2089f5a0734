// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// The first screen: who is signed in, how long the check-in holds, and the ways to the rest.
  ///
  /// The user lives in one place, the stream's state. What the profile or a check-in changes is
  /// written there, so that every part of the screen sees it.
  package struct HomeFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// The user as observed.
      package var stream: UserStreamFeature.State
      /// The time until the check-in ends.
      package var timer: TimerFeature.State
      /// What went wrong; `nil` for nothing.
      package var error: UserFacingError?
      /// The profile while it is shown.
      package var profile: ProfileFeature.State?
      /// The contacts while they are shown.
      package var contacts: ContactsFeature.State?
      /// The check-in while it is shown.
      package var checkIn: CheckInFeature.State?

      /// Creates a state; by default one that knows nobody yet.
      package init(user: User? = nil) {
        stream = UserStreamFeature.State(user: user)
        timer = TimerFeature.State()
        follow()
      }

      /// The user; `nil` until they are known.
      package var user: User? {
        get { stream.user }
        set {
          stream.user = newValue
          follow()
        }
      }

      /// Lets the timer count to the end of the user's check-in.
      mutating func follow() {
        timer.expiration = user?.checkInExpiration
        timer.interval = user?.checkInInterval ?? timer.interval
      }
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// The screen has appeared, or is to load again.
      case onAppear
      /// Something happened to the observed user.
      case stream(UserStreamFeature.Action)
      /// Something happened to the time.
      case timer(TimerFeature.Action)
      /// The profile is to be shown.
      case profileButtonTapped
      /// The contacts are to be shown.
      case contactsButtonTapped
      /// The check-in is to be shown.
      case checkInButtonTapped
      /// Something happened in the profile.
      case profile(PresentationAction<ProfileFeature.Action>)
      /// Something happened in the contacts.
      case contacts(PresentationAction<ContactsFeature.Action>)
      /// Something happened in the check-in.
      case checkIn(PresentationAction<CheckInFeature.Action>)
      /// The message of what went wrong was closed.
      case errorDismissed
    }

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Scope(state: \.stream, action: Action.stream) { UserStreamFeature() }
      Scope(state: \.timer, action: Action.timer) { TimerFeature() }
      Reduce { state, action in
        switch action {
        case .onAppear:
          state.error = nil
          return .send(.stream(.startObserving))
        case .stream(.userUpdated):
          state.follow()
          return state.timer.expiration == nil ? .none : .send(.timer(.startTimer))
        case .stream(.observingEnded):
          if state.user == nil { state.error = .from(.offline) }
        case .stream, .timer: break
        case .profileButtonTapped: state.profile = ProfileFeature.State(user: state.user)
        case .contactsButtonTapped:
          state.contacts = ContactsFeature.State()
          return .send(.contacts(.presented(.onAppear)))
        case .checkInButtonTapped:
          state.checkIn = CheckInFeature.State(
            lastCheckedIn: state.user?.lastCheckedIn,
            interval: state.user?.checkInInterval ?? 86_400)
        case .profile(.presented(.updateProfileResponse(.success(true)))):
          return keepEditedUser(&state)
        case .checkIn(.presented(.checkInSuccess)), .checkIn(.presented(.intervalUpdated)):
          return keepCheckIn(&state)
        case .profile, .contacts, .checkIn: break
        case .errorDismissed: state.error = nil
        }
        return .none
      }
      .ifLet(\.profile, action: Action.profile) { ProfileFeature() }
      .ifLet(\.contacts, action: Action.contacts) { ContactsFeature() }
      .ifLet(\.checkIn, action: Action.checkIn) { CheckInFeature() }
    }

    /// What was stored is the user's from now on, and the form is done.
    ///
    /// The rest of the user may be newer than the form: somebody has checked in, say.
    private func keepEditedUser(_ state: inout State) -> Effect<Action> {
      guard let edited = state.profile?.editProfile?.user else { return .none }
      state.user?.name = edited.name
      state.user?.phoneNumber = edited.phoneNumber
      let user = state.user ?? edited
      state.profile?.user = user
      return .send(.profile(.presented(.editProfile(.dismiss))))
    }

    /// The time counts from the latest check-in.
    private func keepCheckIn(_ state: inout State) -> Effect<Action> {
      guard let checkIn = state.checkIn else { return .none }
      state.user?.lastCheckedIn = checkIn.lastCheckedIn
      state.user?.checkInInterval = checkIn.interval
      state.user?.checkInExpiration = checkIn.expiration
      return .send(.timer(.startTimer))
    }
  }
}
