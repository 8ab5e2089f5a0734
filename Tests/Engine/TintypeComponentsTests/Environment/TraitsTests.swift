// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeComponents
import TintypeComponentsTestSupport

private enum ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@Suite("Traits")
struct TraitsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let traits: Traits
    let name: String
    let isApplied: @Sendable (EnvironmentValues) -> Bool

    init(
      _ traits: Traits, _ name: String, _ isApplied: @escaping @Sendable (EnvironmentValues) -> Bool
    ) {
      self.traits = traits
      self.name = name
      self.isApplied = isApplied
    }

    var testDescription: String { name }
  }

  static let cases = [
    Case(.dark, "dark") { $0.colorScheme == .dark },
    Case(.increasedContrast, "increasedContrast") { $0.colorSchemeContrast == .increased },
    Case(.dynamicTypeSize(.accessibility3), "accessibility3") {
      $0.dynamicTypeSize == .accessibility3
    },
    Case(.boldText, "boldText") { $0.legibilityWeight == .bold },
    Case(.rightToLeft, "rtl") { $0.layoutDirection == .rightToLeft },
    Case(.locale("ar_SA"), "ar_SA") { $0.locale.identifier == "ar_SA" },
    Case(.timeZone("Europe/Lisbon"), "Europe-Lisbon") {
      $0.timeZone.identifier == "Europe/Lisbon"
    },
    Case(.calendar(.hebrew), "hebrew") { $0.calendar.identifier == .hebrew },
    Case(.displayScale(2.5), "2.5x") { $0.displayScale == 2.5 },
    Case(.horizontalSizeClass(.compact), "compactWidth") { $0.horizontalSizeClass == .compact },
    Case(.verticalSizeClass(.regular), "regularHeight") { $0.verticalSizeClass == .regular },
    Case(.userInterfaceIdiom(.watch), "watch") { $0.userInterfaceIdiom == .watch },
    Case(.safeAreaInsets(EdgeInsets(top: 9)), "safeArea-9-0-0-0") { $0.safeAreaInsets.top == 9 },
    Case(.reduceMotion, "reduceMotion") { $0.reduceMotion },
    Case(.reduceTransparency, "reduceTransparency") { $0.reduceTransparency },
    Case(.disabled, "disabled") { !$0.isEnabled },
    Case(.controlState([.highlighted, .hovered]), "highlighted-hovered") {
      $0.controlState == [.highlighted, .hovered]
    },
    Case(.tint(.orange), "orange") { $0.tint == .orange },
    Case(.redacted(.placeholder), "placeholder") { $0.redactionReasons == .placeholder },
    Case(.environment(\.theme, "fancy", name: "theme"), "theme") { $0.theme == "fancy" },
  ]

  @Test("Each trait sets one environment value and has a name", arguments: cases)
  func each(example: Case) {
    var environment = EnvironmentValues()
    #expect(!example.isApplied(environment))
    example.traits.apply(to: &environment)
    #expect(example.isApplied(environment))
    #expect(example.traits.name == example.name)
    #expect(example.traits != Traits())
  }

  @Test("Composed traits all apply, and their names have a fixed order")
  func all() {
    let traits = Traits(Self.cases.map(\.traits))
    var environment = EnvironmentValues()
    traits.apply(to: &environment)
    for example in Self.cases { #expect(example.isApplied(environment), "\(example.name)") }
    #expect(traits == Traits(Self.cases.reversed().map(\.traits)))
    #expect(traits.name == Self.cases.map(\.name).joined(separator: "-"))
    #expect("\(traits)" == traits.name)
  }

  @Test("Later traits override earlier ones", arguments: cases)
  func laterWins(example: Case) {
    let everything = Traits(Self.cases.map(\.traits))
    #expect([Traits(), example.traits] == example.traits)
    #expect([everything, example.traits] == everything)
    let other: Traits = [
      .light, .colorSchemeContrast(.standard), .dynamicTypeSize(.small),
      .legibilityWeight(.regular), .leftToRight, .locale("de"), .timeZone("GMT"),
      .calendar(.japanese), .displayScale(1), .horizontalSizeClass(.regular),
      .verticalSizeClass(.compact), .userInterfaceIdiom(.pad), .safeAreaInsets(.zero),
      Traits(reduceMotion: false), Traits(reduceTransparency: false), Traits(isEnabled: true),
      .controlState(.normal), .tint(.red), .redacted([]), .environment(\.theme, "other"),
    ]
    var environment = EnvironmentValues()
    ([example.traits, other] as Traits).apply(to: &environment)
    #expect(!example.isApplied(environment))
    ([other, example.traits] as Traits).apply(to: &environment)
    #expect(example.isApplied(environment))
  }

  @Test("Traits can also be created with UIKit's names")
  func uikit() {
    #expect(Traits(userInterfaceStyle: .dark) == .dark)
    #expect(
      Traits(preferredContentSizeCategory: .accessibilityExtraLarge)
        == .dynamicTypeSize(.accessibility3))
    #expect(Traits(accessibilityContrast: .increased) == .increasedContrast)
    #expect(Traits(layoutDirection: .rightToLeft) == .rightToLeft)
    #expect(Traits(horizontalSizeClass: .compact) == .horizontalSizeClass(.compact))
    #expect(Traits(legibilityWeight: .bold) == .boldText)
  }

  @Test("Custom traits are equal by key path and value, and later ones override earlier ones")
  func custom() {
    let fancy = Traits.environment(\.theme, "fancy")
    #expect(fancy == .environment(\.theme, "fancy"))
    #expect(fancy.hashValue == Traits.environment(\.theme, "fancy").hashValue)
    #expect(fancy != .environment(\.theme, "other"))
    #expect(fancy != .environment(\.theme, "fancy", name: "fancy"))
    #expect([.environment(\.theme, "other"), fancy] == fancy)
    #expect(fancy.name.isEmpty)
  }

  @Test(
    "Known languages and regions are accepted",
    arguments: [
      "en", "en_US", "en-GB", "en_US_POSIX", "es_419", "en_001", "zh-Hant-TW", "sr_Latn_RS", "fil",
      "haw_US", "ar-SA-u-nu-latn", "de_DE@calendar=buddhist", "en_XA", "ar_XB",
    ])
  func knownLanguagesAndRegionsAreAccepted(identifier: String) throws {
    try Traits.locale(identifier).check()
    var environment = EnvironmentValues()
    Traits.locale(identifier).apply(to: &environment)
    #expect(environment.locale == Locale(identifier: identifier))
  }

  @Test(
    "Unknown locales are rejected instead of replaced",
    arguments: [
      "", " ", "xx", "xx_YY", "en_QX", "english", "hello world", "en_US\0", "日本", "_US", "C",
      "../x",
      String(repeating: "en_", count: 400_000),
    ])
  func unknownLocale(identifier: String) {
    let traits: Traits = [.dark, .locale(identifier), .rightToLeft]
    #expect(throws: TraitsError.unknownLocale(identifier)) { try traits.check() }
    #expect(throws: TraitsError.unknownLocale(identifier)) { try lay(Text("a"), traits: traits) }
    var environment = EnvironmentValues()
    traits.apply(to: &environment)
    #expect(environment.locale.identifier == "en_US")
  }

  @Test(
    "Unknown time zones are rejected instead of replaced",
    arguments: [
      "", "Nowhere/Land", "Europe/", "../etc/passwd", String(repeating: "a", count: 1_000_000),
    ])
  func unknownTimeZone(identifier: String) {
    #expect(throws: TraitsError.unknownTimeZone(identifier)) {
      try lay(Text("a"), traits: .timeZone(identifier))
    }
    var environment = EnvironmentValues()
    Traits.timeZone(identifier).apply(to: &environment)
    #expect(environment.timeZone == .gmt)
  }

  @Test("Any locale or time zone identifier can be applied to the environment")
  func fuzzedIdentifiers() throws {
    var generator = SeededGenerator(seed: 7)
    let parts = ["en", "_", "-", "@", "=", ";", "u", "x", "US", "Latn", "calendar", "1", "ä", "\0"]
    for _ in 0..<2000 {
      let identifier = (0..<Int.random(in: 0..<9, using: &generator))
        .compactMap { _ in parts.randomElement(using: &generator) }.joined()
      let traits: Traits = [.locale(identifier), .timeZone(identifier)]
      var environment = EnvironmentValues()
      traits.apply(to: &environment)
      #expect(environment.locale.identifier.hasPrefix("en"))
    }
  }

  @Test("Traits of a device are checked unless the snapshot's traits override them")
  func deviceTraits() throws {
    let device = Device(name: "d", size: Size(10, 10), traits: .locale("xx"))
    #expect(throws: TraitsError.unknownLocale("xx")) {
      try Scene(of: Text("a"), in: .device(device), measuring: BlockText())
    }
    _ = try Scene(
      of: Text("a"), in: .device(device), traits: .locale("de"), measuring: BlockText())
  }

  @Test("Errors of traits describe the problem and the next step")
  func words() {
    #expect(
      TraitsError.unknownLocale("xx").description
        == "Unknown locale “xx”. Pass a language, optionally with a region, such as ar_SA or "
        + "zh-Hant-TW.")
    #expect(
      TraitsError.unknownTimeZone("Nowhere").description
        == "Unknown time zone “Nowhere”. Pass a name from the IANA time zone database, such as "
        + "Europe/Lisbon.")
    #expect(
      TraitsError.tooManyVariants(axes: "2 schemes × 3000 state").description
        == "There are more than 4096 variants: 2 schemes × 3000 state. Pass fewer values, or "
        + "create several sets of variants.")
    let long = TraitsError.unknownLocale(String(repeating: "a", count: 1_000_000))
    #expect(long.description.count < 300)
  }
}
