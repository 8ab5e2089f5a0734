// SPDX-License-Identifier: MIT

import SwiftUI

/// The rules that control devices by themselves.
struct AutomationsScreen: View {
  @Environment(House.self) private var house
  @State private var edited: Automation?

  var body: some View {
    @Bindable var house = house
    List {
      UndoSection()
      Section {
        ForEach($house.automations) { $automation in
          row(of: $automation)
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {
                withAnimation { house.delete(automation) }
              }
              Button("Edit", systemImage: "pencil") { edited = automation }
                .tint(.indigo)
            }
            .accessibilityIdentifier(automation.id)
        }
      } footer: {
        if !house.automations.isEmpty {
          Text("\(house.activeAutomations) of \(house.automations.count) automations are active.")
        }
      }
    }
    .overlay {
      if house.automations.isEmpty {
        ContentUnavailableView(
          "No Automations", systemImage: "bolt",
          description: Text("Let devices react to the time, the sun or a person."))
      }
    }
    .navigationTitle("Automations")
    .toolbar {
      Button("New Automation", systemImage: "plus") { edited = draft }
    }
    .sheet(item: $edited) { AutomationEditor(automation: $0) }
  }

  private var draft: Automation {
    Automation(
      id: UUID().uuidString, name: "", time: house.schedule.wakeUp,
      space: house.spaces.first?.id ?? "")
  }

  private func row(of automation: Binding<Automation>) -> some View {
    Button {
      edited = automation.wrappedValue
    } label: {
      HStack {
        Label {
          VStack(alignment: .leading, spacing: 2) {
            Text(automation.wrappedValue.name)
            AutomationSummary(automation: automation.wrappedValue)
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        } icon: {
          Image(systemName: automation.wrappedValue.trigger.symbol)
        }
        .labelStyle(
          .tile(automation.wrappedValue.isOn ? automation.wrappedValue.trigger.color : .gray))
        Spacer(minLength: 8)
        if !automation.wrappedValue.isOn {
          Text("Off").foregroundStyle(.secondary)
        }
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .swipeActions(edge: .leading) {
      Button(
        automation.wrappedValue.isOn ? "Turn Off" : "Turn On", systemImage: "power"
      ) {
        automation.wrappedValue.isOn.toggle()
      }
      .tint(automation.wrappedValue.isOn ? .gray : .green)
    }
  }
}

/// A line with the trigger of an automation.
private struct AutomationSummary: View {
  @Environment(House.self) private var house
  let automation: Automation

  var body: some View {
    switch automation.trigger {
    case .time:
      Text("At \(automation.time, format: .dateTime.hour().minute())")
    case .sun:
      switch (automation.event, automation.offset) {
      case (_, 0): Text(automation.event.title)
      case (.sunrise, let minutes): Text("\(minutes) minutes after sunrise")
      case (.sunset, let minutes): Text("\(minutes) minutes after sunset")
      }
    case .arrival:
      if let member = house.members.first(where: { $0.id == automation.person }) {
        Text("When \(member.name) arrives")
      } else {
        Text("When someone arrives")
      }
    case .climate:
      Text("Below \(automation.threshold, format: .number) °C")
    }
  }
}
