// SPDX-License-Identifier: MIT

import SwiftUI

/// The screen that draws the strokes of a sketch again.
struct ReplayScreen: View {
  @Environment(Studio.self) private var studio
  @Environment(\.dismiss) private var dismiss
  /// The date at which the replay was started; `nil` while it is paused.
  @State private var start: Date?
  /// The strokes that were drawn before the start.
  @State private var drawn = 0.0
  @State private var speed = ReplaySpeed.normal
  let id: Sketch.ID

  var body: some View {
    NavigationStack {
      Group {
        if let sketch = studio.sketch(id) {
          TimelineView(.animation(minimumInterval: 1 / 30, paused: start == nil)) { context in
            content(sketch, at: context.date)
          }
        } else {
          ContentUnavailableView("Sketch Deleted", systemImage: "trash")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .screenBackground()
      .navigationTitle("Replay")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }

  private func content(_ sketch: Sketch, at date: Date) -> some View {
    let total = Double(sketch.visibleStrokeCount)
    let strokes = strokes(at: date, of: total)
    let isPlaying = start != nil && strokes < total
    return VStack(spacing: 20) {
      SketchView(sketch: sketch, limit: strokes)
        .clipShape(.rect(cornerRadius: 6))
        .shadow(color: .black.opacity(0.18), radius: 12, y: 6)
        .overlay(alignment: .topLeading) { if isPlaying { RecordingDot() } }
        .accessibilityElement()
        .accessibilityLabel("Paper")
      ProgressView(value: total > 0 ? strokes / total : 0) {
        Text("Stroke \(Int(strokes)) of \(Int(total))")
          .font(.footnote.monospacedDigit())
      }
      Picker("Speed", selection: speed(at: date, of: total)) {
        ForEach(ReplaySpeed.allCases) { Text($0.title) }
      }
      .pickerStyle(.segmented)
      HStack(spacing: 28) {
        Button("Restart", systemImage: "backward.fill") {
          drawn = 0
          start = isPlaying ? date : nil
        }
        Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
          drawn = isPlaying || strokes < total ? strokes : 0
          start = isPlaying ? nil : date
        }
        .font(.title)
        .padding(18)
        .background(.studio.opacity(0.15), in: .circle)
        .accessibilityIdentifier("play")
        Button("Show All", systemImage: "forward.fill") {
          drawn = total
          start = nil
        }
      }
      .labelStyle(.iconOnly)
      .font(.title3)
      // Controls of playback have the same order in all languages.
      .environment(\.layoutDirection, .leftToRight)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
    .padding(20)
  }

  private func strokes(at date: Date, of total: Double) -> Double {
    let seconds = start.map { date.timeIntervalSince($0) } ?? 0
    return min(drawn + max(seconds, 0) * speed.strokesPerSecond, total)
  }

  /// Returns a binding that keeps the strokes that were drawn with the previous speed.
  private func speed(at date: Date, of total: Double) -> Binding<ReplaySpeed> {
    Binding(
      get: { speed },
      set: { newSpeed in
        drawn = strokes(at: date, of: total)
        if start != nil { start = date }
        speed = newSpeed
      })
  }
}

enum ReplaySpeed: CaseIterable, Identifiable, Sendable {
  case slow, normal, fast

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .slow: "Slow"
    case .normal: "Normal Speed"
    case .fast: "Fast"
    }
  }

  var strokesPerSecond: Double {
    switch self {
    case .slow: 2
    case .normal: 6
    case .fast: 20
    }
  }
}

/// A red dot that pulsates.
private struct RecordingDot: View {
  var body: some View {
    PhaseAnimator([1.0, 0.35]) { opacity in
      Circle()
        .fill(.red)
        .frame(width: 12, height: 12)
        .opacity(opacity)
    } animation: { _ in
      .easeInOut(duration: 0.6)
    }
    .padding(14)
    .accessibilityHidden(true)
  }
}
