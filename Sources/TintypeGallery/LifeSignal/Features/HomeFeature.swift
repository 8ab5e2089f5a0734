// SPDX-License-Identifier: MIT

import TintypeComponents
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

  /// The first screen, or the one that was opened from it.
  package struct HomeView: Component {
    private let state: HomeFeature.State
    private let send: (HomeFeature.Action) -> Void
    @Environment(\.wording) private var say

    /// Creates the screen of a state; what is done on it is sent.
    package init(
      state: HomeFeature.State, send: @escaping (HomeFeature.Action) -> Void = { _ in }
    ) {
      self.state = state
      self.send = send
    }

    /// The screen on top.
    package var body: some Component {
      if let profile = state.profile {
        ProfileView(
          state: profile, send: { send(.profile(.presented($0))) },
          onBack: { send(.profile(.dismiss)) })
      } else if let contacts = state.contacts {
        ContactsView(
          state: contacts, send: { send(.contacts(.presented($0))) },
          onBack: { send(.contacts(.dismiss)) })
      } else if let checkIn = state.checkIn {
        CheckInView(
          state: checkIn, send: { send(.checkIn(.presented($0))) },
          onBack: { send(.checkIn(.dismiss)) })
      } else {
        home
      }
    }

    private var home: some Component {
      Screen("LifeSignal") {
      } trailing: {
        Button(say("Profile"), systemImage: "person.circle") { send(.profileButtonTapped) }
          .labelStyle(.iconOnly)
          .font(.title2)
      } content: {
        if let error = state.error {
          ErrorBanner(
            error: error, onRetry: { send(.onAppear) }, onClose: { send(.errorDismissed) })
        }
        if state.user != nil || state.error == nil {
          UserStreamView(state: state.stream).padding(.bottom, 4)
        }
        if state.user != nil {
          status
          ContactsLink { send(.contactsButtonTapped) }
        } else if state.error == nil {
          ProgressView(say("Loading")).padding(.top, 96).frame(maxWidth: .infinity)
        }
      }
    }

    private var status: some Component {
      Card {
        VStack(spacing: 16) {
          TimerView(state: state.timer).padding(.top, 8)
          Text(sentence)
            .font(.subheadline)
            .foregroundStyle(Palette.supporting)
            .multilineTextAlignment(.center)
          WideButton(title: say("Check in")) { send(.checkInButtonTapped) }
        }
        .frame(maxWidth: .infinity)
      }
    }

    private var sentence: String {
      guard let expiration = state.timer.expiration else {
        return say("Check in for the first time.")
      }
      return state.timer.isOverdue
        ? say("Your contacts have been told. Check in now.")
        : say("You are fine until %@.", say.time.dateAndTime(expiration))
    }
  }

  /// The card that leads to the contacts.
  private struct ContactsLink: Component {
    let action: () -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    var body: some Component {
      Button(action: action) {
        Card {
          // Large words need all of the width.
          if size.isAccessibilitySize {
            words
          } else {
            HStack(spacing: 12) {
              Symbol("person.2.fill").font(.title3).foregroundStyle(Palette.calm)
              words
              Symbol("chevron.forward").font(.footnote.weight(.semibold))
                .foregroundStyle(Palette.supporting)
            }
          }
        }
      }
      .buttonStyle(.plain)
      .id("contacts")
    }

    private var words: some Component {
      VStack(alignment: .leading, spacing: 2) {
        Text(say("Contacts")).font(.headline)
        Text(say("Who is told, and who you look after"))
          .font(.footnote)
          .foregroundStyle(Palette.supporting)
      }
      .multilineTextAlignment(.leading)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// The steps at home.
  package enum HomePreviews: FeaturePreviews {
    /// The suite of the tests.
    package static let suite = "HomeFeatureTests"

    /// The steps.
    package static var steps: [FeatureStep<HomeFeature.State>] {
      let running = FeatureStep(
        "Running", test: "testOnAppear", HomeFeature.State(user: Samples.user)
      ) {
        $0.timer.timeLeft = 3600
        $0.timer.isRunning = true
      }
      return [
        FeatureStep("Waiting", test: "testOnAppear", HomeFeature.State()),
        running,
        FeatureStep("Offline", test: "testOnAppearOffline", HomeFeature.State()) {
          $0.error = .from(.offline)
        },
        FeatureStep("Late", test: "testTimerGetsLate", running.state) {
          $0.user?.checkInInterval = 86_400
        },
        FeatureStep("Overdue", test: "testOverdue", HomeFeature.State(user: Samples.user)) {
          $0.user?.lastCheckedIn = Samples.noon.addingTimeInterval(-7200)
          $0.user?.checkInExpiration = Samples.noon.addingTimeInterval(-3600)
        },
        FeatureStep(
          "FirstTime", test: "testCheckInIsShared", HomeFeature.State(user: Samples.stranger)),
        FeatureStep("Renamed", test: "testProfileChangeIsShared", running.state) {
          $0.user?.name = "Updated User"
        },
      ]
    }

    /// The screen.
    package static func screen(_ state: HomeFeature.State) -> HomeView { HomeView(state: state) }
  }
}
