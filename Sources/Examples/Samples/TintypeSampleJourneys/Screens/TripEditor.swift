// SPDX-License-Identifier: MIT

import SwiftUI

/// The form in which a trip is planned.
struct TripEditor: View {
  @Environment(Journal.self) private var journal
  @Environment(\.dismiss) private var dismiss
  @State private var isDiscarding = false
  @State private var draft: TripDraft
  let title: LocalizedStringKey

  init(title: LocalizedStringKey, draft: TripDraft) {
    self.title = title
    _draft = State(initialValue: draft)
  }

  var body: some View {
    NavigationStack {
      TripForm(draft: draft)
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", action: cancel)
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              draft.save(in: journal)
              dismiss()
            }
            .disabled(!draft.isValid || !draft.hasChanges)
          }
        }
    }
    .interactiveDismissDisabled(draft.hasChanges)
    .confirmationDialog(
      "Discard your changes?", isPresented: $isDiscarding, titleVisibility: .visible
    ) {
      Button("Discard Changes", role: .destructive) { dismiss() }
      Button("Keep Editing", role: .cancel) {}
    }
  }

  private func cancel() {
    if draft.hasChanges {
      isDiscarding = true
    } else {
      dismiss()
    }
  }
}

/// The fields of a trip.
private struct TripForm: View {
  @Bindable var draft: TripDraft

  var body: some View {
    Form {
      Section {
        SceneryView(scenery: draft.trip.scenery)
          .frame(height: 120)
          .listRowInsets(EdgeInsets())
        TextField("Name", text: $draft.trip.title)
          .textInputAutocapitalization(.words)
        TextField("Country", text: $draft.trip.country)
        Picker("Artwork", selection: $draft.trip.scenery) {
          ForEach(Scenery.allCases) { Text($0.title) }
        }
      } footer: {
        if !draft.isValid { Text("A trip needs a name.") }
      }
      .listRowBackground(Color.card)
      Section("Length") {
        LabeledContent("Departure") {
          Text(draft.trip.start, format: .dateTime.day().month(.wide).year())
        }
        Stepper("\(draft.trip.nights) nights", value: $draft.trip.nights, in: 1...60)
        Stepper("\(draft.trip.travelers) travelers", value: $draft.trip.travelers, in: 1...12)
      }
      .listRowBackground(Color.card)
      Section("Budget") {
        VStack(alignment: .leading, spacing: 4) {
          LabeledContent("Total") { Price(draft.trip.budget) }
          Slider(value: $draft.trip.budget, in: 0...5_000, step: 100) {
            Text("Budget")
          }
          .accessibilityIdentifier("budget")
        }
      }
      .listRowBackground(Color.card)
      Section {
        Toggle("Remind Me to Pack", isOn: $draft.trip.hasReminder)
      }
      .listRowBackground(Color.card)
    }
    .formBackground()
  }
}
