// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// A countdown in seconds until a check-in expires.
  ///
  /// Starting the timer computes the remaining time from the current date; each tick of the clock
  /// then subtracts a second until none is left.
  package struct TimerFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable, ChecksIn {
      /// The expiration of the check-in; `nil` if there is none.
      package var expiration: Date?
      /// The check-in interval in seconds.
      package var interval: TimeInterval
      /// The remaining whole seconds.
      package var timeLeft = 0
      /// A Boolean value that indicates whether the timer is running.
      package var isRunning = false

      /// Creates a state; by default without a check-in and with an interval of one day.
      package init(expiration: Date? = nil, interval: TimeInterval = 86_400) {
        self.expiration = expiration
        self.interval = interval
      }

      /// The remaining fraction of the interval, from 0 to 1.
      package var share: Double {
        interval > 0 ? min(max(Double(timeLeft) / interval, 0), 1) : 0
      }

      /// The date of the check-in; `nil` if there is none.
      package var lastCheckedIn: Date? { expiration?.addingTimeInterval(-interval) }

      /// The check-in interval in seconds.
      package var checkInInterval: TimeInterval { interval }

      /// The expiration of the check-in; `nil` if there is none.
      package var nextExpiration: Date? { expiration }

      /// A Boolean value that indicates whether the check-in expires soon.
      package var isDueSoon: Bool { Double(timeLeft) <= warningTime }

      /// A Boolean value that indicates whether the check-in has expired.
      package var isOverdue: Bool { expiration != nil && timeLeft == 0 }
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// Starts the timer.
      case startTimer
      /// A second has passed.
      case timerTick
      /// Stops the timer.
      case stopTimer
    }

    private enum Work { case ticking }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.date) var date

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .startTimer:
          state.timeLeft = Self.seconds(until: state.expiration, from: date.now)
          state.isRunning = state.timeLeft > 0
          return tick()
        case .timerTick:
          state.timeLeft = max(state.timeLeft - 1, 0)
          state.isRunning = state.timeLeft > 0
          return state.isRunning ? tick() : .none
        case .stopTimer:
          state.isRunning = false
          return .cancel(id: Work.ticking)
        }
      }
    }

    private func tick() -> Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.timerTick)
      }
      .cancellable(id: Work.ticking, cancelInFlight: true)
    }

    /// Returns the whole seconds until a date, rounded up; at most a hundred years.
    private static func seconds(until expiration: Date?, from now: Date) -> Int {
      guard let expiration else { return 0 }
      let seconds = expiration.timeIntervalSince(now)
      return seconds.isFinite ? Int(min(max(seconds, 0), 3_155_760_000).rounded(.up)) : 0
    }
  }

  /// A ring that shrinks until a check-in expires, with the remaining time in its center.
  package struct TimerView: Component {
    private let state: TimerFeature.State
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the ring of a state.
    package init(state: TimerFeature.State) { self.state = state }

    /// The ring and the texts.
    package var body: some Component {
      let side = size.isAccessibilitySize ? 308.0 : 232.0
      ZStack {
        Circle().stroke(Color.tertiarySystemFill, lineWidth: 16).padding(8)
        Circle()
          .trim(from: 0, to: state.isOverdue ? 1 : state.share)
          .stroke(color, style: StrokeStyle(lineWidth: 16, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .padding(8)
        words.padding(34)
      }
      .frame(width: side, height: side)
      .accessibilityElement()
      .accessibilityLabel(say("Time left"))
      .accessibilityValue(spoken)
      .accessibilityAddTraits(state.isRunning ? .updatesFrequently : [])
    }

    private var words: some Component {
      VStack(spacing: 4) {
        if state.expiration == nil {
          Symbol("heart").font(.largeTitle).foregroundStyle(Palette.supporting)
          Text(say("No check-in")).font(.headline)
        } else if state.isOverdue {
          Symbol("exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(color)
          Text(say("Overdue")).font(.title2.weight(.bold)).foregroundStyle(color)
        } else {
          Text(Self.digits(state.timeLeft))
            .font(.largeTitle.weight(.bold))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
          Text(say("left")).font(.subheadline).foregroundStyle(Palette.supporting)
        }
      }
      .multilineTextAlignment(.center)
    }

    /// The color for the normal state, for a check-in that is due soon, or for an expired one.
    private var color: Color {
      state.isOverdue ? Palette.alarm : state.isDueSoon ? Palette.late : Palette.calm
    }

    /// The accessibility text omits seconds, which are not useful when VoiceOver reads them.
    private var spoken: String {
      if state.expiration == nil { return say("No check-in") }
      if state.isOverdue { return say("Overdue") }
      return state.timeLeft < 60
        ? say("Less than a minute") : say.time.interval(Double(state.timeLeft))
    }

    /// Hours, minutes and seconds: `23:59:59`.
    private static func digits(_ seconds: Int) -> String {
      [seconds / 3600, seconds / 60 % 60, seconds % 60]
        .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
  }

  /// The preview steps of the timer.
  package enum TimerPreviews: FeaturePreviews {
    /// The test suite of the feature.
    package static let suite = "TimerFeatureTests"

    /// The preview steps.
    package static var steps: [FeatureStep<TimerFeature.State>] {
      let short = TimerFeature.State(
        expiration: Samples.noon.addingTimeInterval(3), interval: 12)
      return [
        FeatureStep("LastSeconds", test: "testCountsDown", short) {
          $0.timeLeft = 3
          $0.isRunning = true
        },
        FeatureStep("Overdue", test: "testCountsDown", short),
      ]
    }

    /// The size of the ring with some padding.
    package static let viewport = Viewport.fixed(Size(width: 280, height: 280))

    /// Returns the ring, centered on its background.
    package static func screen(_ state: TimerFeature.State) -> some Component {
      TimerView(state: state)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.systemBackground)
    }
  }
}
