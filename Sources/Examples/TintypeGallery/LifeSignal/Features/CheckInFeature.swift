// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// A feature that checks in with the user's contacts and sets the interval.
  package struct CheckInFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// A Boolean value that indicates whether a check-in is in progress.
      package var isLoading = false
      /// The date of the last check-in; `nil` before the first one.
      package var lastCheckedIn: Date?
      /// The check-in interval in seconds.
      package var interval: TimeInterval
      /// The error to show; `nil` if there is none.
      package var error: UserFacingError?

      /// Creates a state; by default without a check-in and with an interval of one day.
      package init(lastCheckedIn: Date? = nil, interval: TimeInterval = 86_400) {
        self.lastCheckedIn = lastCheckedIn
        self.interval = interval
      }

      /// The expiration of the last check-in; `nil` before the first one.
      package var expiration: Date? { lastCheckedIn?.addingTimeInterval(interval) }
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// The user tapped the button.
      case checkInButtonTapped
      /// The check-in succeeded.
      case checkInSuccess(Date)
      /// The check-in failed.
      case checkInFailure(UserError)
      /// The user selected another interval, in seconds.
      case intervalSelected(TimeInterval)
      /// The server stored the new interval.
      case intervalUpdated(TimeInterval)
      /// The server did not store the new interval.
      case intervalFailure(UserError, previous: TimeInterval)
      /// The user closed the error message.
      case errorDismissed
    }

    /// The available intervals in seconds: half a day, one day, two days, one week.
    package static let intervals: [TimeInterval] = [43_200, 86_400, 172_800, 604_800]

    @Dependency(\.userClient) var userClient

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
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

    /// Shows the new interval immediately, and reverts it if the server does not store it.
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

  /// The large check-in button and the interval.
  package struct CheckInView: Component {
    private let state: CheckInFeature.State
    private let send: (CheckInFeature.Action) -> Void
    private let onBack: () -> Void
    @Environment(\.wording) private var say

    /// Creates the screen of a state, which sends the user's actions.
    ///
    /// The parent handles the back button.
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
        RowCard(items: [state.lastCheckedIn]) { date in
          Fact(say("Last check-in"), date.map { say.time.dateAndTime($0) } ?? say("Never"))
        }
        Text(say("Remind me after")).font(.headline).padding(.top, 8).accessibilityHeading()
        Card { intervals.padding(.vertical, -16) }
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

  /// The disc that checks in: a heart, or a progress indicator.
  private struct CheckInDisc: Component {
    let title: String
    let isLoading: Bool
    @ScaledMetric(relativeTo: .title3) private var side = 168.0
    @ScaledMetric(relativeTo: .title3) private var heart = 34.0

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
            ProgressView().tint(.white)
          } else {
            Symbol("heart.fill").font(.system(size: min(heart, 64)))
          }
          Text(title)
            .font(.title3.weight(.semibold))
            .multilineTextAlignment(.center)
            .minimumScaleFactor(0.5)
            .lineLimit(2)
        }
        // The disc is limited by the width of the screen, and so is its text.
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .foregroundStyle(.white)
        .padding(34)
      }
      .frame(width: side + 24, height: side + 24)
    }
  }

  /// The preview steps of checking in.
  package enum CheckInPreviews: FeaturePreviews {
    /// The test suite of the feature.
    package static let suite = "CheckInFeatureTests"

    /// The preview steps.
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

    /// Returns the screen of a state.
    package static func screen(_ state: CheckInFeature.State) -> CheckInView {
      CheckInView(state: state)
    }
  }
}
