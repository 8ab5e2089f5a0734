// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// Telling one's contacts that one is well, and how long that holds.
  package struct CheckInFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// Whether a check-in is on its way.
      package var isLoading = false
      /// When the user checked in last; `nil` before the first time.
      package var lastCheckedIn: Date?
      /// How long a check-in lasts, in seconds.
      package var interval: TimeInterval
      /// What went wrong; `nil` for nothing.
      package var error: UserFacingError?

      /// Creates a state; by default before the first check-in, with an interval of a day.
      package init(lastCheckedIn: Date? = nil, interval: TimeInterval = 86_400) {
        self.lastCheckedIn = lastCheckedIn
        self.interval = interval
      }

      /// When the last check-in ends; `nil` before the first one.
      package var expiration: Date? { lastCheckedIn?.addingTimeInterval(interval) }
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// The button was tapped.
      case checkInButtonTapped
      /// The check-in has arrived.
      case checkInSuccess(Date)
      /// The check-in has not arrived.
      case checkInFailure(UserError)
      /// Another interval was chosen, in seconds.
      case intervalSelected(TimeInterval)
      /// The server keeps the new interval.
      case intervalUpdated(TimeInterval)
      /// The server keeps the interval that there was.
      case intervalFailure(UserError, previous: TimeInterval)
      /// The message of what went wrong was closed.
      case errorDismissed
    }

    /// The intervals that can be chosen, in seconds: half a day, a day, two days, a week.
    package static let intervals: [TimeInterval] = [43_200, 86_400, 172_800, 604_800]

    @Dependency(\.userClient) var userClient

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .checkInButtonTapped: return checkIn(&state)
        case .checkInSuccess(let date):
          state.isLoading = false
          state.lastCheckedIn = date
        case .checkInFailure(let error):
          state.isLoading = false
          state.error = .from(error)
        case .intervalSelected(let interval): return select(interval, &state)
        case .intervalUpdated: break
        case .intervalFailure(let error, let previous):
          state.interval = previous
          state.error = .from(error)
        case .errorDismissed: state.error = nil
        }
        return .none
      }
    }

    private func checkIn(_ state: inout State) -> Effect<Action> {
      guard !state.isLoading else { return .none }
      state.isLoading = true
      state.error = nil
      return .run { send in
        await send(.checkInSuccess(try await userClient.checkIn()))
      } catch: { error, send in
        await send(.checkInFailure(error as? UserError ?? .checkInFailed))
      }
    }

    /// Shows the new interval at once, and takes it back if the server does not keep it.
    private func select(_ interval: TimeInterval, _ state: inout State) -> Effect<Action> {
      let previous = state.interval
      guard interval != previous, interval > 0 else { return .none }
      state.interval = interval
      state.error = nil
      return .run { send in
        try await userClient.updateCheckInInterval(interval)
        await send(.intervalUpdated(interval))
      } catch: { error, send in
        await send(.intervalFailure(.from(error), previous: previous))
      }
    }
  }

  /// The large button to check in with, and how long that holds.
  package struct CheckInView: Component {
    private let state: CheckInFeature.State
    private let send: (CheckInFeature.Action) -> Void
    private let onBack: () -> Void
    @Environment(\.wording) private var say

    /// Creates the screen of a state; what is done on it is sent, and back leads to the parent.
    package init(
      state: CheckInFeature.State,
      send: @escaping (CheckInFeature.Action) -> Void = { _ in },
      onBack: @escaping () -> Void = {}
    ) {
      self.state = state
      self.send = send
      self.onBack = onBack
    }

    /// The button, the last check-in and the interval.
    package var body: some Component {
      Screen(say("Check in")) {
        BackButton(action: onBack)
      } content: {
        if let error = state.error {
          ErrorBanner(error: error, onClose: { send(.errorDismissed) })
        }
        VStack(spacing: 16) {
          button
          Text(say("Tap to tell your contacts."))
            .font(.subheadline)
            .foregroundStyle(Palette.supporting)
            .multilineTextAlignment(.center)
        }
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
        Card {
          Fact(
            say("Last check-in"),
            state.lastCheckedIn.map { say.time.dateAndTime($0) } ?? say("Never"))
        }
        Text(say("Remind me after")).font(.headline).padding(.top, 8).accessibilityHeading()
        Card { intervals }
      }
    }

    private var button: some Component {
      Button {
        send(.checkInButtonTapped)
      } label: {
        CheckInDisc(
          title: say(state.isLoading ? "Checking in" : "I am well"), isLoading: state.isLoading)
      }
      .buttonStyle(.plain)
      .id("checkIn")
    }

    private var intervals: some Component {
      Picker(
        say("Remind me after"),
        selection: Binding(get: { state.interval }, set: { send(.intervalSelected($0)) })
      ) {
        for interval in CheckInFeature.intervals {
          Text(say.time.interval(interval)).tag(interval)
        }
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }
  }

  /// The disc that is tapped to check in: a heart, or that it is on its way.
  private struct CheckInDisc: Component {
    let title: String
    let isLoading: Bool
    @ScaledMetric(relativeTo: .title3) private var side = 168.0

    var body: some Component {
      let side = min(self.side, 300)
      ZStack {
        Circle().fill(Palette.calm.opacity(0.12))
        Circle().fill(Palette.calm.opacity(0.16)).padding(14)
        Circle()
          .fill(
            LinearGradient(
              colors: [Color(hex: 0x0F857F), Color(hex: 0x095E5A)], startPoint: .top,
              endPoint: .bottom)
          )
          .padding(28)
        VStack(spacing: 8) {
          if isLoading {
            ProgressView().environment(\.colorScheme, .dark)
          } else {
            Symbol("heart.fill").font(.system(size: 34))
          }
          Text(title)
            .font(.title3.weight(.semibold))
            .multilineTextAlignment(.center)
            .minimumScaleFactor(0.5)
            .lineLimit(2)
        }
        .foregroundStyle(.white)
        .padding(34)
      }
      .frame(width: side + 24, height: side + 24)
    }
  }

  /// The steps of checking in.
  package enum CheckInPreviews: FeaturePreviews {
    /// The suite of the tests.
    package static let suite = "CheckInFeatureTests"

    /// The steps.
    package static var steps: [FeatureStep<CheckInFeature.State>] {
      let never = CheckInFeature.State()
      return [
        FeatureStep("Never", test: "testCheckInSuccess", never),
        FeatureStep("Loading", test: "testCheckInSuccess", never) { $0.isLoading = true },
        FeatureStep("CheckedIn", test: "testCheckInSuccess", never) {
          $0.lastCheckedIn = Samples.noon
        },
        FeatureStep("Failed", test: "testCheckInFailure", never) {
          $0.error = .from(.checkInFailed)
        },
      ]
    }

    /// The screen.
    package static func screen(_ state: CheckInFeature.State) -> CheckInView {
      CheckInView(state: state)
    }
  }
}
