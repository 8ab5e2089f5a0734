// SPDX-License-Identifier: MIT

import SwiftUI

/// The notifications of devices.
struct NotificationsScreen: View {
  @Environment(House.self) private var house
  @State private var isResetting = false
  @State private var isTesting = false

  var body: some View {
    @Bindable var house = house
    Form {
      Section {
        Toggle("Allow Notifications", isOn: $house.alerts.isAllowed.animation())
      }
      if house.alerts.isAllowed {
        Section("Devices") {
          Toggle("All Devices", sources: $house.alerts.sources, isOn: \.isOn)
          ForEach($house.alerts.sources) { $source in
            Toggle(source.id.title, isOn: $source.isOn)
              .padding(.leading, 16)
          }
        }
        Section {
          Picker("Sound", selection: $house.alerts.sound) {
            ForEach(Sound.allCases) { Text($0.title) }
          }
          Stepper("Repeat \(house.alerts.repeats) times", value: $house.alerts.repeats, in: 0...5)
            .disabled(house.alerts.sound == .none)
        }
        QuietSection(alerts: $house.alerts)
      }
      Section {
        Button("Send a Test") { isTesting = true }
          .disabled(!house.alerts.isAllowed)
        Button("Reset Notifications", role: .destructive) { isResetting = true }
      }
    }
    .navigationTitle("Notifications")
    .alert("Test sent", isPresented: $isTesting) {
      Button("OK") {}
    } message: {
      Text("You should receive it within a minute.")
    }
    .confirmationDialog(
      "Reset all notifications?", isPresented: $isResetting, titleVisibility: .visible
    ) {
      Button("Reset", role: .destructive) { reset() }
      Button("Cancel", role: .cancel) {}
    }
  }

  private func reset() {
    withAnimation {
      house.alerts = Alerts(
        quietStart: house.alerts.quietStart, quietEnd: house.alerts.quietEnd)
    }
  }
}

/// The hours in which only alarms are loud.
private struct QuietSection: View {
  @Binding var alerts: Alerts

  var body: some View {
    Section {
      Toggle("Quiet Hours", isOn: $alerts.isQuiet.animation())
      if alerts.isQuiet {
        DatePicker("From", selection: $alerts.quietStart, displayedComponents: .hourAndMinute)
        DatePicker("To", selection: $alerts.quietEnd, displayedComponents: .hourAndMinute)
        Toggle("Summary in the Morning", isOn: $alerts.includesSummary)
      }
    } footer: {
      Text("The smoke alarm is always loud.")
    }
  }
}
