// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Localized strings")
struct LocalizationTests {
  @Test(
    "A text is shown in the language of the environment's locale",
    arguments: [
      ("en_US", "Good morning"), ("de_DE", "Guten Morgen"), ("de_AT", "Servus"),
      ("ar_EG", "صباح الخير"), ("zh_TW", "早安"), ("zh_CN", "Good morning"), ("fr", "Good morning"),
    ])
  func languages(locale: String, expected: String) throws {
    let strings = try TestBundle([
      "en.lproj/Localizable.strings": #""greeting" = "Good morning";"#,
      "de.lproj/Localizable.strings": #""greeting" = "Guten Morgen";"#,
      "de-AT.lproj/Localizable.strings": #""greeting" = "Servus";"#,
      "ar.lproj/Localizable.strings": #""greeting" = "صباح الخير";"#,
      "zh-Hant.lproj/Localizable.strings": #""greeting" = "早安";"#,
    ])
    let text = Text("greeting", bundle: strings.bundle)
    #expect(string(of: text.environment(\.locale, Locale(identifier: locale))) == expected)
  }

  @Test("A key without a localization in the language is shown in the development language")
  func fallback() throws {
    let strings = try TestBundle([
      "en.lproj/Localizable.strings": #""a" = "A"; "b" = "B";"#,
      "de.lproj/Localizable.strings": #""a" = "Ä";"#,
    ])
    let german = Locale(identifier: "de")
    let texts = [Text("a", bundle: strings.bundle), Text("b", bundle: strings.bundle), Text("c")]
    #expect(texts.map { string(of: $0.environment(\.locale, german)) } == ["Ä", "B", "c"])
  }

  @Test("A table has its own keys, and formats their values in any order")
  func tables() throws {
    let strings = try TestBundle([
      "en.lproj/Errors.strings": #""%@ in %@" = "**%2$@** has %1$@ (100 %%)";"#
    ])
    let (file, folder) = ("a.txt", "Documents")
    let text = Text("\(file) in \(folder)", tableName: "Errors", bundle: strings.bundle)
    #expect(string(of: text) == "Documents has a.txt (100 %)")
    #expect(
      string(of: Text("\(file) in \(folder)", bundle: strings.bundle)) == "a.txt in Documents")
  }

  @Test(
    "A pseudo-language changes the localized text, and leaves values as they are",
    arguments: [
      (Locale.accentedPseudolanguage, "Ĥéļļö, Ada"),
      (.rightToLeftPseudolanguage, "\u{202E}Hello, Ada\u{202C}"),
      (.doubleLengthPseudolanguage, "Hello, Ada Hello, Ada"),
    ])
  func pseudoLanguages(locale: Locale, expected: String) throws {
    let bundle = try TestBundle([
      "en.lproj/Localizable.strings": #""greeting %@" = "Hello, %@";"#,
      "ar.lproj/Localizable.strings": #""greeting %@" = "مرحبا، %@";"#,
    ])
    let name = "Ada"
    let text = Text("greeting \(name)", bundle: bundle.bundle)
    #expect(string(of: text.environment(\.locale, locale)) == expected)
    #expect(
      String(localized: "greeting \(name)", bundle: bundle.bundle, locale: locale) == expected)
    #expect(string(of: Text(verbatim: "a").environment(\.locale, locale)) == "a")
  }

  private nonisolated static let counts = [
    ("en", 0, "0 files"), ("en", 1, "1 file"), ("en", 2, "2 files"), ("pl", 1, "1 plik"),
    ("pl", 3, "3 pliki"), ("pl", 5, "5 plików"), ("ar_EG", 2, "٢ dual"), ("ja", 1, "1 個"),
  ]

  @Test("A dictionary selects the plural form of the language", arguments: counts)
  func pluralDictionary(language: String, count: Int, expected: String) throws {
    func file(_ forms: [String: String]) -> String {
      let rules = forms.sorted { $0.key < $1.key }
        .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%lld files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
        <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>\(rules)</dict>
        </dict></dict></plist>
        """
    }
    let strings = try TestBundle([
      "en.lproj/Localizable.stringsdict": file(["one": "%lld file", "other": "%lld files"]),
      "pl.lproj/Localizable.stringsdict": file([
        "one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku",
      ]),
      "ar.lproj/Localizable.stringsdict": file(["two": "%lld dual", "other": "%lld plural"]),
      "ja.lproj/Localizable.stringsdict": file(["other": "%lld 個"]),
    ])
    let text = Text("\(count) files", bundle: strings.bundle)
    #expect(string(of: text.environment(\.locale, Locale(identifier: language))) == expected)
  }

  private nonisolated static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "title": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Titel"}}}},
      "%lld files": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}},
      "%lld files in %lld folders": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}},
          "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "no folder"}},
            "one": {"stringUnit": {"state": "translated", "value": "one folder"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}}}}}},
      "device": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"state": "translated", "value": "Tap"}},
        "other": {"stringUnit": {"state": "translated", "value": "Click"}}}}}}}
    }}
    """

  @Test("A string catalog has texts, plural forms, substitutions and texts of devices")
  func catalogs() throws {
    let bundle = try TestBundle(["Localizable.xcstrings": Self.catalog])
    let german = Locale(identifier: "de")
    func text(_ key: LocalizedStringKey) -> Text { Text(key, bundle: bundle.bundle) }
    let (one, two, zero) = (1, 2, 0)
    #expect(string(of: text("title").environment(\.locale, german)) == "Titel")
    #expect(string(of: text("title")) == "title")
    #expect(string(of: text("\(one) files")) == "1 file")
    #expect(string(of: text("\(two) files")) == "2 files")
    #expect(string(of: text("device")) == "Tap")
    #expect(string(of: text("\(one) files in \(two) folders")) == "1 file in 2 folders")
    #expect(string(of: text("\(two) files in \(one) folders")) == "2 files in one folder")
    #expect(string(of: text("\(zero) files in \(zero) folders")) == "0 files in no folder")
  }

  @Test("An entry of a catalog is found by its key, which can have escape sequences")
  func catalogKeys() throws {
    let bundle = try TestBundle([
      "Localizable.xcstrings": #"""
      { "strings" : { "a \"quoted\" {key}": {"localizations": {"en": {"stringUnit": {"value": "]}"}}}},
        "en": {"comment": "\\", "localizations" : {"en": {"stringUnit": {"value": "B"}}}}, "empty": {} },
        "sourceLanguage" : "en" }
      """#
    ])
    let texts = ["a \"quoted\" {key}", "en", "empty", "stringUnit"].map {
      string(of: Text(LocalizedStringKey($0), bundle: bundle.bundle))
    }
    #expect(texts == ["]}", "B", "empty", "stringUnit"])
  }

  @Test("A string is localized in the locale of the view whose body creates it")
  func strings() throws {
    let bundle = try TestBundle([
      "en.lproj/Localizable.strings": #""a %lld" = "A %lld"; "key" = "Value";"#,
      "de.lproj/Localizable.strings": #""a %lld" = "Ä %lld";"#,
    ])
    let german = Locale(identifier: "de")
    let view = LocalizedTitle(bundle: bundle.bundle)
    #expect(string(of: view) == "A 1,234")
    #expect(string(of: view.environment(\.locale, german)) == "Ä 1.234")
    let count = 5
    #expect(String(localized: "a \(count)", bundle: bundle.bundle, locale: german) == "Ä 5")
    #expect(String(localized: "a \(count)", bundle: bundle.bundle) == "A 5")
    #expect(String(localized: "key", defaultValue: "Default", bundle: bundle.bundle) == "Value")
    #expect(String(localized: "none", defaultValue: "Default \(count)") == "Default 5")
  }

  @Test(
    "An error in a table fails the snapshot",
    arguments: [
      (
        #"{"sourceLanguage": "en", "strings": {"#,
        "The strings of 'Localizable.xcstrings' cannot be read: not a valid file of this type."
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"%lld files": {"localizations": 3}}}"#,
        "'Localizable.xcstrings' cannot be read: the entry of the key “%lld files” is invalid."
      ),
      (
        #"""
        {"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {"en": {
        "stringUnit": {"value": "%#@files@"}, "substitutions": {"files": {"variations":
        {"plural": {"one": {"stringUnit": {"value": "%#@files@"}}, "other": {"stringUnit":
        {"value": "%#@files@"}}}}}}}}}}}
        """#,
        "for 'en' is invalid: the variable “files” refers to itself."
      ),
      (
        #"""
        {"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {"en": {
        "stringUnit": {"value": "%#@folders@"}}}}}}
        """#,
        "for 'en' is invalid: the variable “folders” is missing."
      ),
      (
        #"""
        {"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {"en": {"variations":
        {"plural": {"one": {"stringUnit": {"value": "a file"}}}}}}}}}
        """#,
        "the variable “plural” has no form “other” and no form “other”."
      ),
      (
        #"""
        {"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {"en": {
        "stringUnit": {"value": "%lld of %lld"}}}}}}
        """#,
        "for 'en' is invalid: it refers to value 2 of 1."
      ),
    ])
  func errors(catalog: String, expected: String) throws {
    let bundle = try TestBundle(["Localizable.xcstrings": catalog])
    let count = 3
    #expect(issues(of: Text("\(count) files", bundle: bundle.bundle)).contains(expected))
  }
}

private struct LocalizedTitle: View {
  let bundle: Bundle

  var body: some View {
    let count = 1234
    Text(String(localized: "a \(count)", bundle: bundle))
  }
}
