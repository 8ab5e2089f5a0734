// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
@testable import TintypeSampleHearth
import Testing

/// The steps of a user who changes settings on all screens, with a snapshot of each step.
@MainActor
@Suite("User flows in Hearth")
struct HearthFlowTests {
  @Test("A user controls devices, edits rules, manages members and changes the appearance")
  func flow() throws {
    let session = HearthSession()
    let host = try session.host()
    var number = 0
    func step(_ name: String, _ action: (ViewHost) throws -> Void) throws {
      try action(host)
      number += 1
      let prefix = number < 10 ? "0\(number)" : "\(number)"
      assertSnapshot(of: host, as: .image, named: "\(prefix)-\(name)", testName: "flow")
    }
    try step("alarm") { try $0.pick("Away", in: "Alarm") }
    try step("dimmed") {
      try $0.tap("living")
      try $0.adjust("ceiling.brightness", by: -8)
    }
    try step("blinds") {
      try $0.toggle("Reading Lamp")
      try $0.toggle("Heating")
      try $0.scroll("Heating", by: CGSize(width: 0, height: 600))
      try $0.tap("Half")
    }
    try step("renamed") { try $0.enterText("Library", in: "Name") }
    try step("menu") { try $0.tap("More") }
    try step("all-lights-on") { try $0.tap("All Lights On") }
    try step("weekdays") {
      try $0.tap("House")
      try $0.scroll("living", by: CGSize(width: 0, height: 900))
      try $0.tap("Schedule")
      try $0.tap("Saturday")
      try $0.tap("Monday")
    }
    try step("wake-up") { try $0.tap("Wake Up") }
    try step("away") {
      try $0.dismiss("Wake Up")
      try $0.toggle("Away")
    }
    try step("free-day") {
      try $0.scroll("Saturday", by: CGSize(width: 0, height: 900))
      try $0.tap("Thursday, November 26")
    }
    try step("swiped") {
      try $0.tap("House")
      try $0.tap("Automations")
      try $0.drag("dusk", by: CGSize(width: -120, height: 0))
    }
    try step("automation-deleted") { try $0.performAction("Delete", on: "dusk") }
    try step("automation-restored") { try $0.tap("Undo") }
    try step("turned-on") { try $0.performAction("Turn On", on: "frost") }
    try step("action") {
      try $0.tap("welcome")
      try $0.pick("Climate", in: "Trigger")
      try $0.adjust("threshold", by: 2)
      try $0.tap("Heat")
    }
    try step("repetitions") { try $0.tap("Repeat") }
    try step("weekends") { try $0.tap("Weekends") }
    try step("options") {
      try $0.scroll("Heat", by: CGSize(width: 0, height: 600))
      try $0.tap("More Options")
      try $0.scroll("Heat", by: CGSize(width: 0, height: 600))
    }
    try step("delay") { try $0.pick("10 minutes", in: "Delay") }
    try step("discard-dialog") { try $0.tap("Cancel") }
    try step("saved") {
      try $0.tap("Keep Editing")
      try $0.tap("Save")
    }
    try step("edit-mode") {
      try $0.tap("House")
      try $0.tap("Members")
      try $0.tap("Edit")
    }
    try step("member-moved") { try $0.performAction("Move Up", on: "sam") }
    try step("member-deleted") { try $0.performAction("Delete", on: "mila") }
    try step("member-restored") {
      try $0.tap("Done")
      try $0.tap("Undo")
    }
    try step("invalid-email") {
      try $0.tap("Invite a Person")
      try $0.enterText("Lea", in: "Name")
      try $0.enterText("lea@example", in: "Email")
      try $0.toggle("Limited")
    }
    try step("different-codes") {
      try $0.enterText("lea@example.com", in: "Email")
      try $0.pick("Guest", in: "Role")
      try $0.enterText("246810", in: "Code")
      try $0.enterText("24681", in: "Repeat Code")
    }
    try step("invited") {
      try $0.enterText("246810", in: "Repeat Code")
      try $0.tap("Invite")
    }
    try step("no-sound") {
      try $0.tap("House")
      try $0.tap("Notifications")
      try $0.toggle("All Devices")
      try $0.pick("No Sound", in: "Sound")
    }
    try step("test-alert") {
      try $0.scroll("All Devices", by: CGSize(width: 0, height: 900))
      try $0.tap("Send a Test")
    }
    try step("reset-dialog") {
      try $0.tap("OK")
      try $0.tap("Reset Notifications")
    }
    try step("muted") {
      try $0.tap("Reset")
      try $0.scroll("Quiet Hours", by: CGSize(width: 0, height: -900))
      try $0.toggle("Allow Notifications")
    }
    try step("appearance") {
      try $0.tap("House")
      try $0.tap("Appearance")
      try $0.tap("Plum")
    }
    try step("text-size") {
      try $0.scroll("Plum", by: CGSize(width: 0, height: 900))
      try $0.tap("usesSystemTextSize")
      try $0.adjust("textSize", by: 2)
    }
    try step("fahrenheit") {
      try $0.scroll("textSize", by: CGSize(width: 0, height: 900))
      try $0.pick("Fahrenheit", in: "Temperatures")
      try $0.scroll("Fahrenheit", by: CGSize(width: 0, height: -1_500))
      try $0.tap("Dark")
    }
    try step("budget") {
      try $0.tap("House")
      try $0.tap("Energy")
      try $0.adjust("budget", by: -2)
    }
    try step("guide") {
      try $0.tap("House")
      try $0.tap("About")
      try $0.tap("First Steps")
      try $0.tap("Set Up the Alarm")
    }
    try step("turn-off-dialog") {
      try $0.tap("House")
      try $0.scroll("living", by: CGSize(width: 0, height: 2_000))
      try $0.tap("Turn Everything Off")
    }
    try step("turned-off") { try $0.tap("Turn Off") }
    #expect(session.devices.lampsOn == 0 && session.devices.alarm == .away)
    #expect(session.devices.space("living")?.name == "Library")
    #expect(session.devices.members.map(\.name).contains("Lea"))
    #expect(session.devices.schedule.weekdays == [3, 4, 5, 6, 7])
  }
}
