// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

@Suite("Localized strings in files without SwiftUI")
struct LocalizedValueTests {
  @Test("Values are formatted in the locale")
  func values() {
    let german = Locale(identifier: "de_DE")
    #expect(
      String(localized: "\(3) of \("x"): \(1.5, format: .number)", locale: german) == "3 of x: 1,5")
    #expect(String(localized: "50% of \(2, specifier: "%03lld")") == "50% of 002")
  }

  @Test("A key without a localization has its default value")
  func defaultValue() {
    let resource = LocalizedStringResource("no.key", defaultValue: "Default \(2)", table: "None")
    #expect(resource.key == "no.key")
    #expect(String(localized: resource) == "Default 2")
    #expect(String(localized: "no.key", defaultValue: "Other", bundle: .main) == "Other")
    #expect(String(localized: "\(resource)!") == "Default 2!")
  }

  @Test("Resources with the same key and values are equal")
  func equality() {
    let make: (Int) -> LocalizedStringResource = { "n \($0)" }
    #expect(make(1) == make(1))
    #expect(make(1) != make(2))
    #expect(LocalizedStringResource("a") != LocalizedStringResource("a", table: "T"))
  }

  @Test("Markdown in a localization becomes attributes, and values keep theirs")
  func attributes() {
    var name = AttributedString("Ann")
    name.link = URL(string: "https://a.b")
    let string = AttributedString(localized: "**Hello \(name)**, \(2) times")
    #expect(String(string.characters) == "Hello Ann, 2 times")
    let intents = string.runs.map {
      $0[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
    }
    #expect(intents == [.stronglyEmphasized, .stronglyEmphasized, nil])
    #expect(string.runs.map(\.link) == [nil, name.link, nil])
  }
}
