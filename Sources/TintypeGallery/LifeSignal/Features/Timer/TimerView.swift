// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
  /// A ring that empties while a check-in runs out, with the time that is left in it.
  package struct TimerView: Component {
    private let state: TimerFeature.State
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the ring of a state.
    package init(state: TimerFeature.State) { self.state = state }

    /// The ring and the words.
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

    /// Calm, late towards the end, or alarming.
    private var color: Color {
      state.isOverdue ? Palette.alarm : state.isDueSoon ? Palette.late : Palette.calm
    }

    /// Nobody wants to hear seconds.
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

  /// The steps of the timer.
  package enum TimerPreviews: FeaturePreviews {
    /// The suite of the tests.
    package static let suite = "TimerFeatureTests"

    /// The steps.
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

    /// As large as the ring with some room around it.
    package static let viewport = Viewport.fixed(Size(width: 280, height: 280))

    /// The ring in the middle of its ground.
    package static func screen(_ state: TimerFeature.State) -> some Component {
      TimerView(state: state)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.systemBackground)
    }
  }
}
