// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// The devices, rules and members of a building, and its settings.
@MainActor
@Observable
final class House {
  /// A deletion that can be undone.
  struct Deletion: Equatable {
    var name: String
    fileprivate var automations: [Automation]
    fileprivate var members: [Member]
  }

  var spaces: [Space]
  var automations: [Automation]
  var members: [Member]
  var schedule: Schedule
  var alerts: Alerts
  var alarm = AlarmMode.night
  var energyBudget = 150.0
  let energy: [EnergyDay]
  let outside = 7.5
  let today: Date
  private(set) var deletion: Deletion?

  init(
    spaces: [Space] = [], automations: [Automation] = [], members: [Member] = [],
    schedule: Schedule, alerts: Alerts, energy: [EnergyDay] = [], today: Date
  ) {
    self.spaces = spaces
    self.automations = automations
    self.members = members
    self.schedule = schedule
    self.alerts = alerts
    self.energy = energy
    self.today = today
  }

  var lampsOn: Int { spaces.reduce(0) { $0 + $1.lampsOn } }
  var usedEnergy: Double { energy.reduce(0) { $0 + $1.total } }
  var activeAutomations: Int { automations.count(where: \.isOn) }

  var inside: Double? {
    guard !spaces.isEmpty else { return nil }
    return spaces.reduce(0) { $0 + $1.temperature } / Double(spaces.count)
  }

  func space(_ id: Space.ID) -> Space? { spaces.first { $0.id == id } }

  func turnEverythingOff() {
    for space in spaces.indices {
      spaces[space].isHeated = false
      for lamp in spaces[space].lamps.indices { spaces[space].lamps[lamp].isOn = false }
    }
  }

  func turnLamps(on isOn: Bool, in id: Space.ID) {
    guard let index = spaces.firstIndex(where: { $0.id == id }) else { return }
    for lamp in spaces[index].lamps.indices { spaces[index].lamps[lamp].isOn = isOn }
  }

  // MARK: Rules

  func save(_ automation: Automation) {
    if let index = automations.firstIndex(where: { $0.id == automation.id }) {
      automations[index] = automation
    } else {
      automations.append(automation)
    }
  }

  func delete(_ automation: Automation) {
    remember(automation.name)
    automations.removeAll { $0.id == automation.id }
  }

  // MARK: Members

  func invite(_ invitation: Invitation) {
    guard invitation.isValid, !members.contains(where: { $0.id == invitation.email }) else {
      return
    }
    members.append(invitation.member)
  }

  func deleteMembers(at offsets: IndexSet) {
    guard let first = offsets.first else { return }
    remember(members[first].name)
    members.remove(atOffsets: offsets)
  }

  func moveMembers(from offsets: IndexSet, to offset: Int) {
    members.move(fromOffsets: offsets, toOffset: offset)
  }

  // MARK: Undo

  func undoDeletion() {
    guard let deletion else { return }
    (automations, members) = (deletion.automations, deletion.members)
    self.deletion = nil
  }

  private func remember(_ name: String) {
    deletion = Deletion(name: name, automations: automations, members: members)
  }
}
