// SPDX-License-Identifier: MIT

import SwiftUI

/// The times at which the heating and the blinds change.
struct Schedule: Equatable, Sendable {
  var isOn = true
  var wakeUp: Date
  var sleep: Date
  /// The weekdays, where 1 is Sunday.
  var weekdays: Set<Int> = [2, 3, 4, 5, 6]
  var comfort = 21.0
  var economy = 17.0
  var isAway = false
  var departure: Date
  var returning: Date
  var holidays: Set<DateComponents> = []
}

/// The notifications that are sent.
struct Alerts: Equatable, Sendable {
  struct Source: Identifiable, Equatable, Sendable {
    enum Device: Sendable {
      case smoke, doors, windows, leaks
    }

    let id: Device
    var isOn = true
  }

  var isAllowed = true
  var sources = [
    Source(id: .smoke), Source(id: .doors, isOn: false), Source(id: .windows),
    Source(id: .leaks),
  ]
  var sound = Sound.bell
  var repeats = 2
  var isQuiet = true
  var quietStart: Date
  var quietEnd: Date
  var includesSummary = true
}

extension Alerts.Source.Device {
  var title: LocalizedStringKey {
    switch self {
    case .smoke: "Smoke"
    case .doors: "Doors"
    case .windows: "Windows"
    case .leaks: "Water Leaks"
    }
  }
}

enum Sound: CaseIterable, Identifiable, Sendable {
  case bell, birds, none

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .bell: "Bell"
    case .birds: "Birds"
    case .none: "No Sound"
    }
  }
}

/// The energy that was used on a day.
struct EnergyDay: Identifiable, Hashable, Sendable {
  let date: Date
  /// The energies in kilowatt-hours.
  var heating: Double
  var devices: Double

  var id: Date { date }
  var total: Double { heating + devices }
}
