// SPDX-License-Identifier: MIT

import Foundation

extension Studio {
  /// Returns sketches to explore the app with, in the language of a locale.
  static func sample(locale: Locale = .current) -> Studio {
    let text = SampleText(locale: locale)
    let sketches = [
      Sketch(
        id: "waves", title: text("Evening Waves"), created: date(daysAgo: 0),
        paper: Ink(hex: 0xFDE8C8), isFavorite: true, layers: SampleArt.waves(text)),
      Sketch(
        id: "mandala", title: text("Mandala"), created: date(daysAgo: 2),
        paper: Ink(hex: 0x1B2145), layers: SampleArt.mandala(text)),
      Sketch(
        id: "mountains", title: text("Misty Mountains"), created: date(daysAgo: 5),
        paper: Ink(hex: 0xF6DCD2), layers: SampleArt.mountains(text)),
      Sketch(
        id: "flowers", title: text("Wildflowers"), created: date(daysAgo: 6),
        paper: Ink(hex: 0xFBF4E4), isFavorite: true, layers: SampleArt.flowers(text)),
      Sketch(
        id: "night", title: text("Starry Hill"), created: date(daysAgo: 9),
        paper: Ink(hex: 0x16264F), layers: SampleArt.night(text)),
      Sketch(
        id: "balloon", title: text("Hot-Air Balloon"), created: date(daysAgo: 12),
        paper: Ink(hex: 0xCDE7F0), layers: SampleArt.balloon(text)),
    ]
    let counts = [24, 0, 42, 18, 61, 35, 12, 0, 48, 53, 27, 16, 72, 39]
    let minutes = [14, 0, 25, 12, 38, 22, 8, 0, 27, 41, 19, 11, 46, 31]
    let activity = zip(counts, minutes).enumerated().map { index, values in
      Activity(day: date(daysAgo: 13 - index), strokes: values.0, minutes: values.1)
    }
    return Studio(sketches: sketches, activity: activity, today: date(daysAgo: 0))
  }

  /// The days before June 18, 2026.
  private static func date(daysAgo days: Int) -> Date {
    let components = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2026, month: 6,
      day: 18 - days, hour: 12)
    return components.date ?? .distantPast
  }
}

/// The texts of the sample sketches.
struct SampleText {
  let locale: Locale

  func callAsFunction(_ key: String.LocalizationValue) -> String {
    String(localized: key, table: "SketchbookSamples", bundle: .sketchbook, locale: locale)
  }
}
