// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// A ring that shrinks until a check-in expires, with the remaining time in its center.
struct TimerView: View {
  let state: LifeSignal.TimerFeature.State
  @Environment(\.wording) private var say
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let side: CGFloat = size.isAccessibilitySize ? 308 : 232
    ZStack {
      Circle()
        .stroke(Color(.tertiarySystemFill), lineWidth: 16)
        .padding(8)
      Circle()
        .trim(from: 0, to: state.isOverdue ? 1 : state.share)
        .stroke(color, style: StrokeStyle(lineWidth: 16, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .padding(8)
      texts
        .padding(34)
    }
    .frame(width: side, height: side)
    .accessibilityElement()
    .accessibilityLabel(say("Time left"))
    .accessibilityValue(spoken)
    .accessibilityAddTraits(state.isRunning ? .updatesFrequently : [])
  }

  private var texts: some View {
    VStack(spacing: 4) {
      if state.expiration == nil {
        Image(systemName: "heart")
          .font(.largeTitle)
          .foregroundStyle(Palette.supporting)
        Text(say("No check-in"))
          .font(.headline)
      } else if state.isOverdue {
        Image(systemName: "exclamationmark.triangle.fill")
          .font(.largeTitle)
          .foregroundStyle(color)
        Text(say("Overdue"))
          .font(.title2.weight(.bold))
          .foregroundStyle(color)
      } else {
        Text(digits)
          .font(.largeTitle.weight(.bold))
          .lineLimit(1)
          .minimumScaleFactor(0.4)
        Text(say("left"))
          .font(.subheadline)
          .foregroundStyle(Palette.supporting)
      }
    }
    .multilineTextAlignment(.center)
  }

  /// Hours, minutes and seconds: `23:59:59`.
  private var digits: String {
    Duration.seconds(state.timeLeft)
      .formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2)))
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
}
