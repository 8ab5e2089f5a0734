// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

/// The energy of the last days.
struct EnergyScreen: View {
  @Environment(House.self) private var house
  @State private var shows = EnergyUse.all

  var body: some View {
    @Bindable var house = house
    Form {
      Section {
        Picker("Use", selection: $shows.animation()) {
          ForEach(EnergyUse.allCases) { Text($0.title) }
        }
        .pickerStyle(.segmented)
        EnergyChart(days: house.energy, use: shows)
      } footer: {
        Text("Kilowatt-hours per day")
      }
      Section("Last Seven Days") {
        Gauge(value: min(house.usedEnergy, house.energyBudget), in: 0...house.energyBudget) {
          Text("Used")
        } currentValueLabel: {
          Text("\(house.usedEnergy, format: .number.precision(.fractionLength(0))) kWh")
        }
        .tint(house.usedEnergy > house.energyBudget * 0.9 ? .red : .moss)
        Stepper(value: $house.energyBudget, in: 50...300, step: 10) {
          LabeledContent("Budget") {
            Text("\(house.energyBudget, format: .number) kWh")
          }
        }
        .accessibilityIdentifier("budget")
        LabeledContent("Cost") {
          Text(house.usedEnergy * 0.31, format: .currency(code: "EUR"))
        }
      }
      Section("Uses") {
        ForEach(EnergyUse.allCases.filter { $0 != .all }) { use in
          ProgressView(value: use.amount(of: house.energy), total: house.usedEnergy) {
            Text(use.title)
          } currentValueLabel: {
            Text(
              use.amount(of: house.energy) / house.usedEnergy,
              format: .percent.precision(.fractionLength(0)))
          }
          .tint(use.color)
        }
      }
    }
    .navigationTitle("Energy")
  }
}

/// The bars of the last days.
private struct EnergyChart: View {
  let days: [EnergyDay]
  let use: EnergyUse

  var body: some View {
    Chart(days) { day in
      if use != .devices {
        BarMark(x: .value("Day", day.date, unit: .day), y: .value("Energy", day.heating))
          .foregroundStyle(by: .value("Use", EnergyUse.heating.name))
      }
      if use != .heating {
        BarMark(x: .value("Day", day.date, unit: .day), y: .value("Energy", day.devices))
          .foregroundStyle(by: .value("Use", EnergyUse.devices.name))
      }
    }
    .chartForegroundStyleScale([
      EnergyUse.heating.name: EnergyUse.heating.color,
      EnergyUse.devices.name: EnergyUse.devices.color,
    ])
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) {
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
      }
    }
    .frame(height: 200)
    .padding(.vertical, 6)
  }
}

/// A kind of use of energy.
enum EnergyUse: CaseIterable, Identifiable, Sendable {
  case all, heating, devices

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .all: "All"
    case .heating: "Heating"
    case .devices: "Devices"
    }
  }

  /// The name in the legend, in the language of the view whose body is evaluated.
  var name: String {
    switch self {
    case .all: String(localized: "All", bundle: .hearth)
    case .heating: String(localized: "Heating", bundle: .hearth)
    case .devices: String(localized: "Devices", bundle: .hearth)
    }
  }

  var color: Color { self == .devices ? .teal : .orange }

  func amount(of days: [EnergyDay]) -> Double {
    days.reduce(0) { sum, day in
      switch self {
      case .all: sum + day.total
      case .heating: sum + day.heating
      case .devices: sum + day.devices
      }
    }
  }
}
