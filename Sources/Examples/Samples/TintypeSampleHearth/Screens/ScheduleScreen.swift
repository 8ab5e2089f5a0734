// SPDX-License-Identifier: MIT

import SwiftUI

/// The times at which the heating and the blinds change.
struct ScheduleScreen: View {
  @Environment(House.self) private var house

  var body: some View {
    @Bindable var house = house
    Form {
      Section {
        Toggle("Schedule", isOn: $house.schedule.isOn.animation())
        if house.schedule.isOn {
          DatePicker(
            "Wake Up", selection: $house.schedule.wakeUp, displayedComponents: .hourAndMinute)
          DatePicker(
            "Sleep", selection: $house.schedule.sleep, displayedComponents: .hourAndMinute)
        }
      } footer: {
        Text("The heating starts half an hour before you wake up.")
      }
      if house.schedule.isOn {
        Section {
          WeekdayPicker(selection: $house.schedule.weekdays)
        } header: {
          Text("Repeat")
        } footer: {
          Text("\(house.schedule.weekdays.count) days a week")
        }
        Section("Temperatures") {
          Stepper(value: $house.schedule.comfort, in: 15...26, step: 0.5) {
            LabeledContent("Day") { Temperature(house.schedule.comfort) }
          }
          Stepper(value: $house.schedule.economy, in: 8...20, step: 0.5) {
            LabeledContent("Night") { Temperature(house.schedule.economy) }
          }
        }
      }
      AwaySection(schedule: $house.schedule)
      Section {
        MultiDatePicker("Free Days", selection: $house.schedule.holidays, in: house.today...)
      } header: {
        Text("Free Days")
      } footer: {
        Text("You are not woken up on \(house.schedule.holidays.count) free days.")
      }
    }
    .navigationTitle("Schedule")
  }
}

/// The days on which all members are away.
private struct AwaySection: View {
  @Binding var schedule: Schedule

  var body: some View {
    Section {
      Toggle("Away", isOn: $schedule.isAway.animation())
      if schedule.isAway {
        DatePicker(
          "Departure", selection: $schedule.departure, displayedComponents: .date)
        DatePicker(
          "Return", selection: $schedule.returning, in: schedule.departure...,
          displayedComponents: .date)
      }
    } footer: {
      if schedule.isAway {
        Text("Lights are turned on at random so that it looks like someone is in.")
      }
    }
  }
}
