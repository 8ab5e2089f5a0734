// SPDX-License-Identifier: MIT

import SwiftUI

/// The sheet in which a memory is written.
struct MemoryEditor: View {
  @Environment(Journal.self) private var journal
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var text = ""
  @State private var mood = Mood.happy
  let trip: Trip.ID

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          MoodPicker(mood: $mood)
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          VStack(alignment: .leading, spacing: 12) {
            TextField("Title", text: $title)
              .font(.title3.bold())
              .submitLabel(.next)
            Divider()
            TextField("What do you want to remember?", text: $text, axis: .vertical)
              .lineLimit(4...12)
          }
          .card()
        }
        .padding(20)
      }
      .screenBackground()
      .navigationTitle("New Memory")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(title.isEmpty)
        }
      }
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
  }

  private func save() {
    journal.update(trip) { trip in
      trip.memories.insert(
        Memory(
          id: UUID().uuidString, title: title, text: text, date: journal.today, mood: mood,
          scenery: trip.scenery),
        at: 0)
    }
    dismiss()
  }
}

/// A row of moods.
private struct MoodPicker: View {
  @Binding var mood: Mood

  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      ForEach(Mood.allCases) { other in
        Button {
          withAnimation(.snappy) { mood = other }
        } label: {
          VStack(spacing: 6) {
            Image(systemName: other.symbol)
              .font(.title3)
              .foregroundStyle(mood == other ? .white : other.color)
              .frame(width: 52, height: 52)
              .background(
                mood == other ? AnyShapeStyle(other.color) : AnyShapeStyle(.card), in: .circle)
            Text(other.title)
              .font(.caption.weight(mood == other ? .semibold : .regular))
              .lineLimit(1)
              .minimumScaleFactor(0.6)
          }
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(mood == other ? .isSelected : [])
      }
    }
  }
}
