// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
@testable import TintypeSampleHearth
import Testing
import TintypeTestSupport

@MainActor
@Suite("Interactions with Hearth")
struct HearthInteractionTests {
  @Test("The overview shows the devices that another screen has changed")
  func lights() throws {
    let session = HearthSession()
    let host = try session.host()
    #expect(host.says("Lights, 3 on"))
    try host.tap("living")
    try host.toggle("Shelf")
    #expect(host.says("3 of 3 lights are on."))
    try host.tap("House")
    #expect(host.says("Lights, 4 on"))
  }

  @Test("A lamp has a brightness only while it is on")
  func brightness() throws {
    let session = HearthSession()
    let host = try session.host(.space("living"))
    try host.adjust("reading.brightness", by: 2)
    #expect(session.devices.space("living")?.lamps[1].brightness == 0.45)
    try host.toggle("Reading Lamp")
    #expect(!host.says("Brightness of Reading Lamp"))
  }

  @Test("The dialog turns lights and heating off and leaves the alarm on")
  func turnEverythingOff() throws {
    let session = HearthSession()
    let host = try session.host()
    try host.scroll("living", by: CGSize(width: 0, height: 900))
    try host.tap("Turn Everything Off")
    #expect(host.says("3 lights are on."))
    try host.tap("Cancel")
    #expect(session.devices.lampsOn == 3)
    try host.tap("Turn Everything Off")
    try host.tap("Turn Off")
    #expect(session.devices.lampsOn == 0 && session.devices.alarm == .night)
    #expect(session.devices.spaces.allSatisfy { !$0.isHeated })
    #expect(host.rejectsTap(on: "Turn Everything Off"))
  }

  @Test("The fields of an automation depend on its trigger and its action")
  func automation() throws {
    let session = HearthSession()
    let host = try session.host(.automations)
    try host.tap("New Automation")
    #expect(host.rejectsTap(on: "Save") && host.says("An automation needs a name."))
    try host.enterText("Sleep", in: "Name")
    try host.pick("Sun", in: "Trigger")
    try host.adjust("Without delay", by: 2)
    #expect(host.says("30 minutes later"))
    try host.pick("Arrival", in: "Trigger")
    try host.pick("Jonas Weber", in: "Person")
    try host.tap("Turn Lights Off")
    #expect(!host.says("Brightness"))
    try host.tap("Repeat")
    try host.tap("Only Once")
    try host.tap("Save")
    let automation = try #require(session.devices.automations.last)
    #expect(automation.trigger == .arrival && automation.person == "jonas")
    #expect(automation.action == .lightsOff && automation.repetition == .never)
    #expect(host.says("When Jonas Weber arrives"))
  }

  @Test("Discarded changes of an automation have no effect")
  func discard() throws {
    let session = HearthSession()
    let host = try session.host(.automations)
    try host.tap("morning")
    try host.toggle("Active")
    try host.tap("Cancel")
    try host.tap("Discard Changes")
    #expect(session.devices.activeAutomations == 3 && !host.says("Discard"))
  }

  @Test("An invitation explains what is invalid, and the return key moves the focus")
  func invitation() throws {
    let session = HearthSession()
    let host = try session.host(.members)
    try host.tap("Invite a Person")
    try host.enterText("Lea", in: "Name")
    try host.submit("Name")
    try host.enterText("lea@", in: "Email")
    #expect(host.says("This is not a valid email address."))
    try host.enterText("lea@example.com", in: "Email")
    try host.enterText("123", in: "Code")
    #expect(host.says("A code has at least 6 digits."))
    try host.enterText("123456", in: "Code")
    try host.enterText("123450", in: "Repeat Code")
    #expect(host.says("The codes are different.") && host.rejectsTap(on: "Invite"))
    try host.enterText("123456", in: "Repeat Code")
    try host.tap("Invite")
    #expect(session.devices.members.last?.email == "lea@example.com")
    #expect(host.says("5 people may control the devices."))
  }

  @Test("Members are moved and deleted, except the owner")
  func members() throws {
    let session = HearthSession()
    let host = try session.host(.members)
    try host.tap("Edit")
    try host.performAction("Move Down", on: "jonas")
    try host.performAction("Delete", on: "sam")
    #expect(session.devices.members.map(\.id) == ["noor", "mila", "jonas"])
    #expect(throws: (any Error).self) { try host.performAction("Delete", on: "noor") }
    try host.tap("Undo")
    #expect(session.devices.members.map(\.id) == ["noor", "mila", "jonas", "sam"])
    #expect(!host.says("deleted"))
  }

  @Test("The toggle of all devices reflects and changes each of them")
  func sources() throws {
    let session = HearthSession()
    let host = try session.host(.notifications)
    try host.toggle("Doors")
    #expect(session.devices.alerts.sources.allSatisfy { $0.isOn })
    try host.toggle("All Devices")
    #expect(session.devices.alerts.sources.allSatisfy { !$0.isOn })
    try host.toggle("Allow Notifications")
    #expect(!host.says("Smoke") && !host.says("Quiet Hours"))
    try host.tap("House")
    #expect(host.says("Notifications, Off"))
  }

  @Test("A reset restores the notifications and keeps the quiet hours")
  func reset() throws {
    let session = HearthSession()
    session.devices.alerts.sound = .birds
    session.devices.alerts.isAllowed = false
    let start = session.devices.alerts.quietStart
    let host = try session.host(.notifications)
    try host.tap("Reset Notifications")
    try host.tap("Reset")
    #expect(session.devices.alerts.sound == .bell && session.devices.alerts.isAllowed)
    #expect(session.devices.alerts.quietStart == start)
  }

  @Test("The settings of the appearance are stored")
  func appearance() throws {
    let session = HearthSession()
    let host = try session.host(.appearance)
    try host.tap("Dark")
    try host.tap("Your Color")
    try host.scroll("Moss", by: CGSize(width: 0, height: 900))
    try host.pick("Fahrenheit", in: "Temperatures")
    #expect(host.says("70.7 °F"))
    #expect(session.defaults.string(forKey: "theme") == "dark")
    #expect(session.defaults.string(forKey: "accent") == "custom")
    #expect(session.defaults.bool(forKey: "usesFahrenheit"))
    let space = try session.host(.space("living"))
    #expect(space.says("70.7 °F"))
  }

  @Test("The budget of the energy is at most reached by the gauge")
  func energy() throws {
    let session = HearthSession()
    let host = try session.host(.energy)
    #expect(host.says("131 kWh") && host.says("€40.61"))
    try host.adjust("budget", by: -4)
    #expect(session.devices.energyBudget == 110 && host.says("110 kWh"))
  }

  @Test("VoiceOver reads the overview in German and Arabic", arguments: ["de", "ar_EG"])
  func accessibility(language: String) throws {
    let variant = JourneysVariant(name: language, language: language)
    assertSnapshot(of: try HearthSession(variant).host(), as: .accessibility, named: language)
  }

  @Test("Texts that the samples share have the same translations, and all are translated")
  func catalogs() throws {
    func strings(_ path: String) throws -> [String: NSDictionary] {
      let file = Repository.url("Sources/Examples/Samples/TintypeSample\(path)")
      let data = try Data(contentsOf: file)
      let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let entries = try #require(catalog?["strings"] as? [String: [String: Any]])
      return entries.compactMapValues { $0["localizations"] as? NSDictionary }
    }
    let others = try ["Journeys", "Pantry"].map {
      try strings("\($0)/Resources/Localizable.xcstrings")
    }
    for table in ["Localizable", "HearthSamples"] {
      for (key, texts) in try strings("Hearth/Resources/\(table).xcstrings") {
        #expect(texts["ar"] != nil && texts["de"] != nil, "\(key)")
        guard table == "Localizable" else { continue }
        for other in others.compactMap({ $0[key] }) { #expect(other == texts, "\(key)") }
      }
    }
  }
}
