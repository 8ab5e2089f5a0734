// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The large check-in button, the last check-in and the interval.
struct CheckInView: View {
  let store: ViewStore<LifeSignal.CheckInFeature.State, LifeSignal.CheckInFeature.Action>
  @Environment(\.wording) private var say

  var body: some View {
    Form {
      Section {
        VStack(spacing: 16) {
          Button {
            store.send(.checkInButtonTapped)
          } label: {
            CheckInDisc(
              title: say(store.state.isLoading ? "Checking in" : "I am well"),
              isLoading: store.state.isLoading)
          }
          .buttonStyle(.plain)
          .disabled(store.state.isLoading)
          .id("checkIn")
          Text(say("Tap to tell your contacts."))
            .font(.subheadline)
            .foregroundStyle(Palette.supporting)
            .multilineTextAlignment(.center)
        }
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
      }
      Section {
        LabeledContent(
          say("Last check-in"),
          value: store.state.lastCheckedIn.map { say.time.dateAndTime($0) } ?? say("Never"))
      }
      Section(say("Remind me after")) {
        Picker(
          say("Remind me after"), selection: store.binding(\.interval) { .intervalSelected($0) }
        ) {
          ForEach(LifeSignal.CheckInFeature.intervals, id: \.self) { interval in
            Text(say.time.interval(interval))
          }
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
    }
    .navigationTitle(say("Check in"))
    .navigationBarTitleDisplayMode(.inline)
    .failureAlert(store.state.error) { store.send(.errorDismissed) }
  }
}

/// The disc that checks in: a heart, or a progress indicator.
private struct CheckInDisc: View {
  let title: String
  let isLoading: Bool
  @ScaledMetric(relativeTo: .title3) private var scaledSide: CGFloat = 168
  @ScaledMetric(relativeTo: .title3) private var heart: CGFloat = 34

  var body: some View {
    let side = min(scaledSide, 300) + 24
    ZStack {
      Circle().fill(Palette.calm.opacity(0.12))
      Circle().fill(Palette.calm.opacity(0.16)).padding(14)
      Circle()
        .fill(
          LinearGradient(
            colors: [
              Color(light: 0x0F857F, dark: 0x0F857F), Color(light: 0x095E5A, dark: 0x095E5A),
            ], startPoint: .top, endPoint: .bottom)
        )
        .padding(28)
      VStack(spacing: 8) {
        if isLoading {
          ProgressView().tint(.white)
        } else {
          Image(systemName: "heart.fill").font(.system(size: min(heart, 64)))
        }
        Text(title)
          .font(.title3.weight(.semibold))
          .multilineTextAlignment(.center)
          .minimumScaleFactor(0.5)
          .lineLimit(2)
      }
      .foregroundStyle(.white)
      // The disc is limited by the width of the screen, and so is its text.
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
      .padding(34)
    }
    .frame(width: side, height: side)
  }
}
