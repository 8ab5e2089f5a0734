// SPDX-License-Identifier: MIT

import SwiftUI

/// A part of the building with its devices.
struct Space: Identifiable, Hashable, Sendable {
  enum Kind: Sendable {
    case living, kitchen, bedroom, garage
  }

  let id: String
  var name: String
  var kind: Kind
  var lamps: [Lamp] = []
  var temperature: Double
  var target = 20.0
  var isHeated = true
  var humidity: Double
  /// The closed part of the blinds, from 0 to 1; `nil` without blinds.
  var blinds: Double?
  var isLocked = true

  var lampsOn: Int { lamps.count(where: \.isOn) }
}

extension Space.Kind {
  var symbol: String {
    switch self {
    case .living: "tv"
    case .kitchen: "flame"
    case .bedroom: "moon"
    case .garage: "car"
    }
  }

  var color: Color {
    switch self {
    case .living: .orange
    case .kitchen: .red
    case .bedroom: .indigo
    case .garage: .gray
    }
  }
}

/// A lamp that can be dimmed.
struct Lamp: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var isOn = false
  var brightness = 0.6
}

/// The state of the alarm.
enum AlarmMode: CaseIterable, Identifiable, Sendable {
  case off, night, away

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .off: "Off"
    case .night: "Night"
    case .away: "Away"
    }
  }
}
