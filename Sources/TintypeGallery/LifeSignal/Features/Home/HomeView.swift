// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
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
