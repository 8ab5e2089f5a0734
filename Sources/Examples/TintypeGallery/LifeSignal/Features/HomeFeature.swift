// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// The home screen: the signed-in user, the remaining time, and links to other screens.
  ///
  /// The user is stored only in the stream's state. Changes by the profile or a check-in are
  /// written there, so that every part of the screen shows them.
  package struct HomeFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// The state of the observed user.
      package var stream: UserStreamFeature.State
      /// The state of the timer until the check-in expires.
      package var timer: TimerFeature.State
      /// The error to show; `nil` if there is none.
      package var error: UserFacingError?
      /// The state of the profile; `nil` while it is closed.
      package var profile: ProfileFeature.State?
      /// The state of the contacts; `nil` while they are closed.
      package var contacts: ContactsFeature.State?
      /// The state of the check-in screen; `nil` while it is closed.
      package var checkIn: CheckInFeature.State?

      /// Creates a state; by default without a user.
      package init(user: User? = nil) {
        stream = UserStreamFeature.State(user: user)
        timer = TimerFeature.State()
        follow()
      }

      /// The user; `nil` until it is loaded.
      package var user: User? {
        get { stream.user }
        set {
          stream.user = newValue
          follow()
        }
      }

      /// Sets the timer to the expiration and interval of the user's check-in.
      mutating func follow() {
        timer.expiration = user?.checkInExpiration
        timer.interval = user?.checkInInterval ?? timer.interval
      }
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// The screen appeared or reloads.
      case onAppear
      /// An action of the observed user.
      case stream(UserStreamFeature.Action)
      /// An action of the timer.
      case timer(TimerFeature.Action)
      /// The user tapped the profile button.
      case profileButtonTapped
      /// The user tapped the contacts button.
      case contactsButtonTapped
      /// The user tapped the check-in button.
      case checkInButtonTapped
      /// An action of the profile.
      case profile(PresentationAction<ProfileFeature.Action>)
      /// An action of the contacts.
      case contacts(PresentationAction<ContactsFeature.Action>)
      /// An action of the check-in screen.
      case checkIn(PresentationAction<CheckInFeature.Action>)
      /// The user closed the error message.
      case errorDismissed
    }

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
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

    /// Copies the edited fields to the user and closes the form.
    ///
    /// The other fields of the user may be newer than the form, for example after a check-in.
    private func keepEditedUser(_ state: inout State) -> Effect<Action> {
      guard let edited = state.profile?.editProfile?.user else { return .none }
      state.user?.name = edited.name
      state.user?.phoneNumber = edited.phoneNumber
      let user = state.user ?? edited
      state.profile?.user = user
      return .send(.profile(.presented(.editProfile(.dismiss))))
    }

    /// Copies the latest check-in to the user and restarts the timer.
    private func keepCheckIn(_ state: inout State) -> Effect<Action> {
      guard let checkIn = state.checkIn else { return .none }
      state.user?.lastCheckedIn = checkIn.lastCheckedIn
      state.user?.checkInInterval = checkIn.interval
      state.user?.checkInExpiration = checkIn.expiration
      return .send(.timer(.startTimer))
    }
  }

  /// The home screen, or the screen opened from it.
  package struct HomeView: Component {
    private let state: HomeFeature.State
    private let send: (HomeFeature.Action) -> Void
    @Environment(\.wording) private var say

    /// Creates the screen of a state, which sends the user's actions.
    package init(
      state: HomeFeature.State, send: @escaping (HomeFeature.Action) -> Void = { _ in }
    ) {
      self.state = state
      self.send = send
    }

    /// The current screen.
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
      } placeholder: {
        if state.user == nil, let error = state.error {
          LoadingFailure(error: error) { send(.onAppear) }
        }
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

  /// The card that opens the contacts.
  private struct ContactsLink: Component {
    let action: () -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    var body: some Component {
      Button(action: action) {
        Card {
          // Large text is below the icon.
          HStack(spacing: 12) {
            if size.isAccessibilitySize {
              VStack(alignment: .leading, spacing: 8) {
                icon
                words
              }
            } else {
              icon
              words
            }
            Symbol("chevron.forward").font(.footnote.weight(.semibold))
              .foregroundStyle(Palette.supporting)
          }
        }
      }
      .buttonStyle(.plain)
      .id("contacts")
    }

    private var icon: some Component {
      Symbol("person.2.fill").font(.title3).foregroundStyle(Palette.calm)
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

  /// The preview steps of the home screen.
  package enum HomePreviews: FeaturePreviews {
    /// The test suite of the feature.
    package static let suite = "HomeFeatureTests"

    /// The preview steps.
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

    /// Returns the screen of a state.
    package static func screen(_ state: HomeFeature.State) -> HomeView { HomeView(state: state) }
  }
}
