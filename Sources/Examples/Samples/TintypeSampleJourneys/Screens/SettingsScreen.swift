// SPDX-License-Identifier: MIT

import SwiftUI

/// The settings of the app.
struct SettingsScreen: View {
  @Environment(Journal.self) private var journal
  @Environment(Preferences.self) private var preferences
  @Environment(\.dismiss) private var dismiss
  @State private var isErasing = false

  var body: some View {
    @Bindable var preferences = preferences
    NavigationStack {
      Form {
        Section("Display") {
          Picker("Order of Trips", selection: $preferences.order) {
            ForEach(TripOrder.allCases) { Text($0.label) }
          }
          Picker("Currency", selection: $preferences.currency) {
            ForEach(Currency.allCases) { Text($0.title) }
          }
          Toggle("Show Costs", isOn: $preferences.showsCosts)
        }
        .listRowBackground(Color.card)
        Section {
          Toggle("Remind Me to Pack", isOn: $preferences.remindsToPack)
          if preferences.remindsToPack {
            Stepper(
              "\(preferences.reminderDays) days before departure",
              value: $preferences.reminderDays, in: 1...14)
          }
        } header: {
          Text("Reminders")
        } footer: {
          Text("You are reminded in the evening, until everything is packed.")
        }
        .listRowBackground(Color.card)
        Section {
          Button("Erase All Trips", role: .destructive) { isErasing = true }
            .disabled(journal.trips.isEmpty)
        }
        .listRowBackground(Color.card)
      }
      .formBackground()
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
      .alert("Erase all trips?", isPresented: $isErasing) {
        Button("Cancel", role: .cancel) {}
        Button("Erase", role: .destructive) { journal.deleteAll() }
      } message: {
        Text("You can undo this until you close the app.")
      }
    }
  }
}
