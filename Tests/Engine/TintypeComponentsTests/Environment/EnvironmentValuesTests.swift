// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Environment values")
struct EnvironmentValuesTests {
  /// A component that shows one environment value as text.
  struct Reader<Value>: Component {
    private let value: Environment<Value>

    init(_ keyPath: KeyPath<EnvironmentValues, Value> & Sendable) { value = Environment(keyPath) }

    var body: some Component { Text("\(value.wrappedValue)") }
  }

  private func word(_ component: some Component, traits: Traits = Traits()) throws -> String? {
    // The label is also set for a text that is redacted.
    try lay(component, traits: traits).nodes.lazy.compactMap(\.semantics?.label).first
  }

  @Test("Default environment values do not depend on the machine's locale, time zone or calendar")
  func defaults() {
    let environment = EnvironmentValues()
    #expect(environment.locale.identifier == "en_US")
    #expect(environment.timeZone.identifier == "GMT")
    #expect(environment.calendar.identifier == .gregorian)
    #expect(environment.calendar.firstWeekday == 1)
    #expect(environment.colorSchemeContrast == .standard)
    #expect(environment.dynamicTypeSize == .large)
    #expect(environment.legibilityWeight == nil)
    #expect(environment.horizontalSizeClass == nil)
    #expect(environment.verticalSizeClass == nil)
    #expect(environment.userInterfaceIdiom == .unspecified)
    #expect(environment.safeAreaInsets == .zero)
    #expect(!environment.reduceMotion && !environment.reduceTransparency)
    #expect(environment.controlState == .normal)
    #expect(environment.tint == .accentColor)
    #expect(environment.redactionReasons.isEmpty)
  }

  @Test("Dates are formatted with the environment's locale, time zone and calendar")
  func formatting() {
    var environment = EnvironmentValues()
    let date = Date(timeIntervalSinceReferenceDate: 0)
    func text() -> String {
      var style = Date.FormatStyle(date: .long, time: .shortened)
      style.locale = environment.locale
      style.timeZone = environment.timeZone
      style.calendar = environment.calendar
      // ICU inserts a narrow no-break space before AM and PM.
      return date.formatted(style).replacing("\u{202F}", with: " ")
    }
    #expect(text() == "January 1, 2001 at 12:00 AM")
    Traits([.locale("de_DE"), .timeZone("Asia/Tokyo")]).apply(to: &environment)
    #expect(text() == "1. Januar 2001 um 9:00")
    Traits.calendar(.buddhist).apply(to: &environment)
    #expect(environment.calendar.component(.year, from: date) == 2544)
  }

  @Test("The calendar has the environment's locale and time zone")
  func calendar() {
    var environment = EnvironmentValues()
    environment.calendar = Calendar(identifier: .iso8601)
    environment.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    environment.locale = Locale(identifier: "ar_SA")
    #expect(environment.calendar.timeZone == environment.timeZone)
    #expect(environment.calendar.locale == environment.locale)
    #expect(environment.calendar.identifier == .iso8601)
  }

  @Test("Environment values can be transformed")
  func transform() throws {
    let component = Reader(\.displayScale).transformEnvironment(\.displayScale) { $0 *= 2 }
    #expect(try word(component, traits: .displayScale(3)) == "6.0")
  }

  @Test("Environment values can be set with their modifiers")
  func modifiers() throws {
    #expect(try word(Reader(\.tint.name).tint(.red)) == #"Optional("red")"#)
    #expect(try word(Reader(\.tint.name).tint(nil).tint(.red)) == #"Optional("accentColor")"#)
    #expect(try word(Reader(\.colorScheme).colorScheme(.dark)) == "dark")
    #expect(try word(Reader(\.colorScheme).preferredColorScheme(.dark)) == "dark")
    #expect(
      try word(Reader(\.colorScheme).preferredColorScheme(nil), traits: .dark) == "dark")
    #expect(try word(Reader(\.controlState.rawValue).controlState([.focused, .selected])) == "6")
    #expect(try word(Reader(\.dynamicTypeSize).dynamicTypeSize(.small)) == "small")
  }

  @Test("Redaction reasons accumulate until they are removed")
  func redaction() throws {
    let both = Reader(\.redactionReasons.rawValue).redacted(reason: .privacy)
      .redacted(reason: .placeholder)
    #expect(try word(both) == "3")
    #expect(
      try word(Reader(\.redactionReasons.rawValue).unredacted().redacted(reason: .privacy)) == "0")
  }

  @Test("Environment values also have SwiftUI's names")
  func otherNames() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    environment.accessibilityReduceTransparency = true
    #expect(environment.reduceMotion && environment.reduceTransparency)
    #expect(environment.accessibilityReduceMotion && environment.accessibilityReduceTransparency)
  }
}
