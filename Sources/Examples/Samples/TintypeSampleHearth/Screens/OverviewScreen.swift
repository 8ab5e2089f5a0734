// SPDX-License-Identifier: MIT

import SwiftUI

/// The state of all devices, and the links to the other screens.
struct OverviewScreen: View {
  @Environment(House.self) private var house
  @State private var isTurningOff = false

  var body: some View {
    @Bindable var house = house
    Form {
      Section {
        if let inside = house.inside {
          LabeledContent("Inside") { Temperature(inside) }
        }
        LabeledContent("Outside") { Temperature(house.outside) }
        Picker("Alarm", selection: $house.alarm) {
          ForEach(AlarmMode.allCases) { Text($0.title) }
        }
        LabeledContent("Lights") { Text("\(house.lampsOn) on") }
      }
      Section("Spaces") {
        ForEach(house.spaces) { space in
          NavigationLink(value: Route.space(space.id)) { SpaceRow(space: space) }
            .accessibilityIdentifier(space.id)
        }
      }
      Section("Planning") {
        link("Schedule", "calendar", .red, to: .schedule)
        link("Automations", "bolt", .orange, to: .automations)
          .badge(house.activeAutomations)
        link("Energy", "chart.bar", .green, to: .energy)
      }
      Section("Settings") {
        link("Members", "person.2", .blue, to: .members)
          .badge(house.members.count)
        link("Notifications", "bell", .pink, to: .notifications)
          .badge(house.alerts.isAllowed ? nil : Text("Off"))
        link("Appearance", "textformat", .purple, to: .appearance)
        link("About", "info.circle", .gray, to: .about)
      }
      Section {
        Button("Turn Everything Off", role: .destructive) { isTurningOff = true }
          .disabled(house.lampsOn == 0)
      } footer: {
        Text("Lights and heating are turned off. The alarm stays as it is.")
      }
    }
    .navigationTitle("House")
    .confirmationDialog(
      "Turn everything off?", isPresented: $isTurningOff, titleVisibility: .visible
    ) {
      Button("Turn Off", role: .destructive) { house.turnEverythingOff() }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("\(house.lampsOn) lights are on.")
    }
  }

  private func link(
    _ title: LocalizedStringKey, _ symbol: String, _ color: Color, to route: Route
  ) -> some View {
    NavigationLink(value: route) {
      Label(title, systemImage: symbol)
        .labelStyle(.tile(color))
    }
  }
}

/// A space with its temperature and the number of its lights.
private struct SpaceRow: View {
  let space: Space

  var body: some View {
    Label {
      LabeledContent {
        Temperature(space.temperature)
          .monospacedDigit()
      } label: {
        VStack(alignment: .leading, spacing: 2) {
          Text(space.name)
          Text("\(space.lampsOn) lights on")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
    } icon: {
      Image(systemName: space.kind.symbol)
    }
    .labelStyle(.tile(space.kind.color))
  }
}
