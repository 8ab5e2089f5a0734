// SPDX-License-Identifier: MIT

import SwiftUI

extension House {
  /// Returns devices to explore the app with, in the language of a locale.
  static func sample(locale: Locale = .current) -> House {
    let text = SampleText(locale: locale)
    return House(
      spaces: spaces(text), automations: automations(text), members: members(text),
      schedule: Schedule(
        wakeUp: date(3, 6, 30), sleep: date(3, 22, 45), departure: date(14), returning: date(21),
        holidays: [holiday(6), holiday(17), holiday(18)]),
      alerts: Alerts(quietStart: date(3, 22), quietEnd: date(3, 7)),
      energy: zip([14.2, 12.8, 15.1, 11.4, 9.7, 16.3, 13.5], [5.1, 4.4, 6.0, 4.9, 3.8, 7.2, 6.6])
        .enumerated().map {
          EnergyDay(date: date(2 + $0), heating: $1.0, devices: $1.1)
        },
      today: date(8))
  }

  private static func spaces(_ text: SampleText) -> [Space] {
    [
      Space(
        id: "living", name: text("Living Room"), kind: .living,
        lamps: [
          Lamp(id: "ceiling", name: text("Ceiling Light"), isOn: true, brightness: 0.8),
          Lamp(id: "reading", name: text("Reading Lamp"), isOn: true, brightness: 0.35),
          Lamp(id: "shelf", name: text("Shelf")),
        ],
        temperature: 20.5, target: 21.5, humidity: 0.46, blinds: 0.3),
      Space(
        id: "kitchen", name: text("Kitchen"), kind: .kitchen,
        lamps: [
          Lamp(id: "counter", name: text("Countertop"), isOn: true, brightness: 1),
          Lamp(id: "table", name: text("Dining Table")),
        ],
        temperature: 21, target: 20, humidity: 0.58, blinds: 0),
      Space(
        id: "bedroom", name: text("Bedroom"), kind: .bedroom,
        lamps: [Lamp(id: "bedside", name: text("Bedside Lamp"))],
        temperature: 18, target: 18, isHeated: false, humidity: 0.51, blinds: 1),
      Space(
        id: "garage", name: text("Garage"), kind: .garage, temperature: 11, target: 8,
        humidity: 0.67, isLocked: false),
    ]
  }

  private static func automations(_ text: SampleText) -> [Automation] {
    [
      Automation(
        id: "morning", name: text("Good Morning"), time: date(3, 6, 30), space: "kitchen",
        repetition: .weekdays),
      Automation(
        id: "dusk", name: text("Blinds at Dusk"), trigger: .sun, time: date(3, 18), offset: 15,
        space: "living", action: .closeBlinds, delay: 5),
      Automation(
        id: "welcome", name: text("Welcome"), trigger: .arrival, time: date(3, 18), person: "noor",
        space: "living", needsDarkness: true, notifies: true),
      Automation(
        id: "frost", name: text("Frost Protection"), isOn: false, trigger: .climate,
        time: date(3, 18), threshold: 5, space: "garage", action: .heat),
    ]
  }

  private static func members(_ text: SampleText) -> [Member] {
    [
      Member(
        id: "noor", name: text("Noor Haddad"), email: "noor@example.com", role: .owner,
        isPresent: true),
      Member(id: "jonas", name: text("Jonas Weber"), email: "jonas@example.com", isPresent: true),
      Member(id: "mila", name: text("Mila Weber"), email: "mila@example.com", role: .child),
      Member(
        id: "sam", name: text("Sam Parker"), email: "sam@example.com", role: .guest,
        accessEnds: date(21)),
    ]
  }

  private static func holiday(_ day: Int) -> DateComponents {
    DateComponents(
      calendar: Calendar(identifier: .gregorian), era: 1, year: 2026, month: 11, day: day)
  }

  private static func date(_ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let components = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2026, month: 11, day: day,
      hour: hour, minute: minute)
    return components.date ?? .distantPast
  }
}

/// The texts of the sample.
private struct SampleText {
  let locale: Locale

  func callAsFunction(_ key: String.LocalizationValue) -> String {
    String(localized: key, table: "HearthSamples", bundle: .hearth, locale: locale)
  }
}
