// SPDX-License-Identifier: MIT

import SwiftUI

/// A rule that controls devices by itself.
struct Automation: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var isOn = true
  var trigger = Trigger.time
  var time: Date
  var event = SunEvent.sunset
  /// The minutes after the event.
  var offset = 0
  /// The person whose arrival starts the automation; `nil` for each person.
  var person: Member.ID?
  /// The temperature in degrees Celsius below which the automation starts.
  var threshold = 18.0
  var space: Space.ID
  var action = DeviceAction.lightsOn
  var brightness = 0.7
  var target = 21.0
  var repetition = Repetition.daily
  /// The delay in minutes.
  var delay = 0
  var needsDarkness = false
  var notifies = false
}

enum Trigger: CaseIterable, Identifiable, Sendable {
  case time, sun, arrival, climate

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .time: "Time"
    case .sun: "Sun"
    case .arrival: "Arrival"
    case .climate: "Climate"
    }
  }

  var symbol: String {
    switch self {
    case .time: "clock"
    case .sun: "sun.max"
    case .arrival: "person"
    case .climate: "snowflake"
    }
  }

  var color: Color {
    switch self {
    case .time: .blue
    case .sun: .orange
    case .arrival: .green
    case .climate: .teal
    }
  }
}

enum SunEvent: CaseIterable, Identifiable, Sendable {
  case sunrise, sunset

  var id: Self { self }
  var title: LocalizedStringKey { self == .sunrise ? "Sunrise" : "Sunset" }
}

enum DeviceAction: CaseIterable, Identifiable, Sendable {
  case lightsOn, lightsOff, heat, closeBlinds

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .lightsOn: "Turn Lights On"
    case .lightsOff: "Turn Lights Off"
    case .heat: "Heat"
    case .closeBlinds: "Close Blinds"
    }
  }
}

enum Repetition: CaseIterable, Identifiable, Sendable {
  case daily, weekdays, weekends, never

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .daily: "Every Day"
    case .weekdays: "Monday to Friday"
    case .weekends: "Weekends"
    case .never: "Only Once"
    }
  }
}
