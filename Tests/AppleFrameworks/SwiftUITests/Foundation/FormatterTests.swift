// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Formatters that Foundation lacks")
struct FormatterTests {
  @Test(
    "A distance between dates is shown in its largest unit",
    arguments: [
      ("en_US", .full, ["1 minute ago", "yesterday", "in 2 months", "now"]),
      ("en_US", .spellOut, ["one minute ago", "yesterday", "in two months", "now"]),
      ("en_US", .short, ["1 min. ago", "yesterday", "in 2 mo.", "now"]),
      ("en_US", .abbreviated, ["1m ago", "yesterday", "in 2mo", "now"]),
      ("de_DE", .full, ["vor 1 Minute", "gestern", "in 2 Monaten", "jetzt"]),
    ] as [(String, RelativeDateTimeFormatter.UnitsStyle, [String])])
  func relativeDates(
    locale: String, style: RelativeDateTimeFormatter.UnitsStyle, expected: [String]
  ) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitsStyle = style
    let date = Date(timeIntervalSince1970: 0)
    let minute = formatter.localizedString(fromTimeInterval: -100)
    formatter.dateTimeStyle = .named
    #expect(
      [
        minute, formatter.localizedString(for: date, relativeTo: date + 86_400),
        formatter.localizedString(from: DateComponents(month: 2, day: 3)),
        formatter.localizedString(fromTimeInterval: 0),
      ] == expected)
  }

  @Test("A numeric style has no names")
  func numericDates() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    #expect(formatter.localizedString(fromTimeInterval: .infinity) == "")
    #expect(formatter.string(for: "text") == nil)
  }

  @Test(
    "A duration is shown in units",
    arguments: [
      (.positional, "1:02:05", "0", "-1:05"),
      (.abbreviated, "1h 2m 5s", "0s", "-1m 5s"),
      (.short, "1 hr, 2 min, 5 sec", "0 sec", "-1 min, 5 sec"),
      (.full, "1 hour, 2 minutes, 5 seconds", "0 seconds", "-1 minute, 5 seconds"),
      (
        .spellOut, "one hour, two minutes, five seconds", "zero seconds",
        "minus one minute, five seconds"
      ),
      (.brief, "1hr 2min 5sec", "0sec", "-1min 5sec"),
    ] as [(DateComponentsFormatter.UnitsStyle, String, String, String)])
  func durations(
    style: DateComponentsFormatter.UnitsStyle, hour: String, zero: String, negative: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3725) == hour)
    #expect(formatter.string(from: 0) == zero)
    #expect(formatter.string(from: -65) == negative)
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test("Allowed units, padding, the number of units and phrases change a duration")
  func durationOptions() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: 3725) == "62:05")
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 605) == "About 10 minutes remaining")
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "fr")
    formatter.calendar = calendar
    #expect(formatter.string(from: DateComponents(minute: 2)) == "2 minutes")
    #expect(formatter.string(from: DateComponents(day: 2)) == nil)
  }

  @Test(
    "A measurement is shown in the unit of its use in the locale",
    arguments: [
      ("en_US", ["3.2 mi", "5.126 kilometers", "5.1 km", "71°", "176 lb"]),
      ("de_DE", ["5,1 km", "5,126 Kilometer", "5,1 km", "21°", "80 kg"]),
    ])
  func measurements(locale: String, expected: [String]) {
    let locale = Locale(identifier: locale)
    let length = Measurement(value: 5.126, unit: UnitLength.kilometers)
    let temperature = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    let mass = Measurement(value: 80, unit: UnitMass.kilograms)
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(
      [
        length.formatted(.measurement(width: .abbreviated).locale(locale)),
        length.formatted(.measurement(width: .wide, usage: .asProvided).locale(locale)),
        length.formatted(
          .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: number)
            .locale(locale)),
        temperature.formatted(
          .measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(locale)),
        mass.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(locale)),
      ].map { $0.replacing("\u{A0}", with: " ") } == expected)
  }

  @Test("A formatter of measurements has options for the unit and the width")
  func measurementFormatter() {
    let formatter = MeasurementFormatter()
    let length = Measurement(value: 5.1236, unit: UnitLength.kilometers)
    #expect(formatter.string(from: length) == "3.184 mi")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: length) == "5.124 kilometers")
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: length) == "5.1 kilometers")
    #expect(formatter.string(from: UnitLength.meters) == "meter")
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.slugs)) == "2 slug")
    #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "x"))) == "2 x")
  }

  @Test("Lists and names are joined by the rules of the locale and the script")
  func listsAndNames() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
    let ada = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Ada", middleName: "King", familyName: "Lovelace")
    #expect(ada.formatted() == "Ada Lovelace")
    #expect(ada.formatted(.name(style: .long)) == "Dr. Ada King Lovelace")
    #expect(ada.formatted(.name(style: .short)) == "Ada")
    #expect(ada.formatted(.name(style: .abbreviated)) == "AL")
    #expect(ada.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Lovelace Ada")
    #expect(PersonNameComponents(givenName: "太郎", familyName: "山田").formatted() == "山田太郎")
  }

  @Test(
    "An interval is shown by styles or a template in the locale",
    arguments: [
      ("en_US", ["1/1/70 – 1/4/70", "Jan 1 – 4", "Jan 1, 1970 at 12:00:00 AM"]),
      ("de_DE", ["01.–04.01.70", "1.–4. Jan.", "01.01.1970, 00:00:00"]),
    ])
  func intervals(locale: String, expected: [String]) {
    func formatter(_ set: (DateIntervalFormatter) -> Void) -> DateIntervalFormatter {
      let formatter = DateIntervalFormatter()
      formatter.locale = Locale(identifier: locale)
      set(formatter)
      return formatter
    }
    let start = Date(timeIntervalSince1970: 0)
    let texts = [
      formatter { ($0.dateStyle, $0.timeStyle) = (.short, .none) }
        .string(from: start, to: start + 3 * 86_400),
      formatter { $0.dateTemplate = "MMMd" }.string(from: start, to: start + 3 * 86_400),
      formatter { _ in }.string(from: start, to: start),
    ]
    #expect(
      texts.map { $0.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ") } == expected
    )
  }

  @Test(
    "Lengths, masses and energies have the words and the units of the locale",
    arguments: [
      ("en_US", ["2.5 kilometers", "1.118 miles", "154.324 pounds", "1.195 kilocalories"]),
      ("de_DE", ["2,5 Kilometer", "1,8 Kilometer", "70 Kilogramm", "5 Kilojoule"]),
    ])
  func units(locale: String, expected: [String]) {
    let (length, mass, energy) = (LengthFormatter(), MassFormatter(), EnergyFormatter())
    (length.unitStyle, mass.unitStyle, energy.unitStyle) = (.long, .long, .long)
    for numbers in [length.numberFormatter, mass.numberFormatter, energy.numberFormatter] {
      numbers?.locale = Locale(identifier: locale)
    }
    let texts = [
      length.string(fromValue: 2.5, unit: .kilometer), length.string(fromMeters: 1800),
      mass.string(fromKilograms: 70), energy.string(fromJoules: 5000),
    ]
    #expect(texts.map { $0.replacing("\u{A0}", with: " ") } == expected)
  }

  @Test("The parts of a name are found in a text, and selected by a style")
  func names() throws {
    let name = try PersonNameComponents("Dr. Ann Mary Lee Jr.")
    let texts = [.default, .short, .medium, .long, .abbreviated].map {
      PersonNameComponentsFormatter.localizedString(from: name, style: $0)
    }
    #expect(texts == ["Ann Lee", "Ann", "Ann Lee", "Dr. Ann Mary Lee Jr.", "AL"])
    #expect(
      PersonNameComponentsFormatter().personNameComponents(from: "Lee, Ann")?.familyName == "Lee")
    #expect(throws: CocoaError.self) { try PersonNameComponents(" ") }
    let format = PersonNameComponents.FormatStyle.name(style: .long)
    #expect(try format.parseStrategy.parse("Ann Lee") == PersonNameComponents("Ann Lee"))
    let formatter: _PersonNameComponentFormatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Ann Lee")
  }

  @Test("The values of an NSLocale are those of its locale")
  func locales() {
    let locale = NSLocale(localeIdentifier: "de_DE")
    #expect(locale.languageCode == "de")
    #expect(locale.currencySymbol == "€")
    #expect(locale.localizedString(forCountryCode: "FR") == "Frankreich")
  }
}
