// SPDX-License-Identifier: MIT

import SwiftUI

extension Journal {
  /// Returns a journal with trips to explore the app with, in the language of a locale.
  static func sample(locale: Locale = .current) -> Journal {
    let text = SampleText(locale: locale)
    return Journal(
      trips: [lisbon(text), lofoten(text), wadiRum(text), kyoto(text), hamburg(text)],
      today: date(2026, 5, 2))
  }

  private static func lisbon(_ text: SampleText) -> Trip {
    Trip(
      id: "lisbon", title: text("Lisbon"), country: text("Portugal"), start: date(2026, 5, 14),
      nights: 6, scenery: .coast, travelers: 2, budget: 1_800,
      days: [
        Day(
          id: 1, title: text("Arrival in Alfama"),
          stops: [
            Stop(
              id: "flight", name: text("Flight to Lisbon"), kind: .transfer,
              time: date(2026, 5, 14, 8, 40), minutes: 190, cost: 140, isVisited: true),
            Stop(
              id: "guesthouse", name: text("Guesthouse in Alfama"), kind: .stay,
              time: date(2026, 5, 14, 14), minutes: 60, cost: 95),
            Stop(
              id: "sunset", name: text("Sunset at Senhora do Monte"), kind: .nature,
              time: date(2026, 5, 14, 19, 30), minutes: 90,
              note: text(
                """
                The best light is half an hour before sunset. Bring a jacket, because it gets windy.
                """)),
          ]),
        Day(
          id: 2, title: text("Trams and Tiles"),
          stops: [
            Stop(
              id: "tram", name: text("Tram 28"), kind: .sight, time: date(2026, 5, 15, 9),
              minutes: 60, cost: 3),
            Stop(
              id: "museum", name: text("Tile Museum"), kind: .sight,
              time: date(2026, 5, 15, 11), minutes: 120, cost: 8),
            Stop(
              id: "tarts", name: text("Custard tarts in Belém"), kind: .food,
              time: date(2026, 5, 15, 16), minutes: 45, cost: 6),
          ]),
        Day(
          id: 3, title: text("Out to the Ocean"),
          stops: [
            Stop(
              id: "train", name: text("Train to Cascais"), kind: .transfer,
              time: date(2026, 5, 16, 9, 30), minutes: 40, cost: 5),
            Stop(
              id: "cliffs", name: text("Cliffs of Boca do Inferno"), kind: .nature,
              time: date(2026, 5, 16, 11), minutes: 90),
            Stop(
              id: "sardines", name: text("Grilled sardines by the harbor"), kind: .food,
              time: date(2026, 5, 16, 13), minutes: 75, cost: 18),
          ]),
      ],
      packing: [
        PackingItem(
          id: "passport", name: text("Passport"), category: .documents, isPacked: true),
        PackingItem(id: "boarding", name: text("Boarding passes"), category: .documents),
        PackingItem(
          id: "insurance", name: text("Travel insurance"), category: .documents, isPacked: true),
        PackingItem(id: "jacket", name: text("Rain jacket"), category: .clothes),
        PackingItem(id: "shoes", name: text("Walking shoes"), category: .clothes, isPacked: true),
        PackingItem(id: "swimsuit", name: text("Swimsuit"), category: .clothes),
        PackingItem(id: "camera", name: text("Camera"), category: .gear, isPacked: true),
        PackingItem(id: "charger", name: text("Charger"), category: .gear),
      ])
  }

  private static func lofoten(_ text: SampleText) -> Trip {
    Trip(
      id: "lofoten", title: text("Lofoten Islands"), country: text("Norway"),
      start: date(2026, 7, 3), nights: 8, scenery: .peaks, travelers: 4, budget: 3_200)
  }

  private static func wadiRum(_ text: SampleText) -> Trip {
    Trip(
      id: "wadi-rum", title: text("Wadi Rum"), country: text("Jordan"), start: date(2026, 10, 9),
      nights: 5, scenery: .desert, budget: 2_100)
  }

  private static func kyoto(_ text: SampleText) -> Trip {
    Trip(
      id: "kyoto", title: text("Kyoto"), country: text("Japan"), start: date(2025, 11, 8),
      nights: 9, scenery: .forest, budget: 3_900,
      memories: [
        Memory(
          id: "bamboo", title: text("Bamboo before breakfast"),
          text: text(
            """
            We set the alarm for five and had the path to ourselves. The bamboo creaked like an \
            old ship, and for half an hour we did not speak a word.
            """),
          date: date(2025, 11, 10), mood: .calm, scenery: .forest, isFavorite: true),
        Memory(
          id: "tea", title: text("Tea in the rain"),
          text: text(
            """
            A woman waved us in from the rain and poured us tea. We stayed until the lanterns \
            were lit.
            """),
          date: date(2025, 11, 12), mood: .moved, scenery: .peaks),
        Memory(
          id: "walk", title: text("The long way home"),
          text: text(
            """
            We missed the last bus and walked back along the river. It was the best evening of \
            the trip.
            """),
          date: date(2025, 11, 15), mood: .happy, scenery: .city),
      ])
  }

  private static func hamburg(_ text: SampleText) -> Trip {
    Trip(
      id: "hamburg", title: text("Hamburg"), country: text("Germany"), start: date(2026, 2, 20),
      nights: 2, scenery: .city, budget: 450)
  }

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) -> Date {
    let components = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: year, month: month,
      day: day, hour: hour, minute: minute)
    return components.date ?? .distantPast
  }
}

/// The texts of the sample trips.
private struct SampleText {
  let locale: Locale

  func callAsFunction(_ key: String.LocalizationValue) -> String {
    String(localized: key, table: "Samples", bundle: .journeys, locale: locale)
  }
}
