// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeScene

@testable import TintypeAudits

@Suite("Texts without a translation")
struct UntranslatedTextTests {
  private func findings(
    _ texts: [String: String], locales: [String] = ["en_US", "de_DE", "fr_FR"]
  ) throws -> [String] {
    let renderer = try CairoRenderer.standard()
    let scene = try sheet(of: LocalizedText(texts: texts), locales: locales, renderer)
    return Audit(of: scene, options: AuditOptions(rules: [.textUntranslated])).findings
      .map { "\($0.node): \($0.message)" }
  }

  @Test("A text that another locale translates is a finding in the tile that does not")
  func untranslated() throws {
    let found = try findings(["en": "Save", "fr": "Enregistrer"])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("ContactSheet/Tile#de_DE/LocalizedText/Text[0]: ") == true)
    #expect(
      found.first?.hasSuffix(
        """
        The text “Save” is the same as in en_US, but fr_FR has “Enregistrer”. Translate it, or add \
        an exception if it is the same in this language.
        """) == true, "\(found)")
  }

  @Test(
    "Texts that are the same everywhere, numbers, and translated texts are right",
    arguments: [
      ["en": "Tintype"], ["en": "19.99", "fr": "19,99"],
      ["en": "Save", "de": "Sichern", "fr": "Enregistrer"],
    ])
  func right(texts: [String: String]) throws {
    #expect(try findings(texts) == [])
  }

  @Test(
    "Two other languages are needed; a region is no other language",
    arguments: [["en_US", "de_DE"], ["en_US", "en_GB", "de_DE"], ["de_DE", "de_AT", "fr_FR"]])
  func languages(locales: [String]) throws {
    #expect(try findings(["en": "Save", "fr": "Enregistrer"], locales: locales) == [])
  }

  @Test("The first tile has the texts that the others translate")
  func base() throws {
    let found = try findings(
      ["en": "Sichern", "de": "Sichern", "fr": "Enregistrer"],
      locales: ["de_DE", "en_US", "fr_FR"])
    #expect(found.count == 1)
    #expect(found.first?.contains("Tile#en_US") == true)
  }

  @Test(
    "A name is read with its locale",
    arguments: [
      ("form-de", ["de"]), ("form-de_DE", ["de_DE"]), ("form-de-DE", ["de-DE"]),
      ("testScreens.split-ja_JP", ["ja_JP"]), ("card.light-large-zh_Hans_CN", ["zh_Hans_CN"]),
      ("dark-zh-Hans-CN-iPhone13", ["zh-Hans-CN"]), ("de_DE", ["de_DE"]), ("es-419", ["es-419"]),
      ("form", []), ("form-dark", []), ("form-DE", []), ("form_de", []), ("", []), ("-", []),
      ("no-items-de", ["no", "de"]),
    ] as [(String, [String])])
  func names(name: String, locales: [String]) {
    #expect(LocalizedName.all(in: name).map(\.locale) == locales)
  }

  @Test(
    "The base is the stated locale, else one of the stated language, else the first",
    arguments: [
      ("en", "form-en_US"), ("de", "form-de_DE"), ("fr", "form-fr_CA"), ("fr_FR", "form-fr_FR"),
      ("ja", "form-de_DE"), (nil, "form-de_DE"),
    ])
  func base(language: String?, expected: String) throws {
    let names = ["form-de_DE", "form-en_US", "form-fr_CA", "form-fr_FR", "row-en_US", "form-dark"]
    let group = try #require(
      LocaleGroup(
        of: "form-fr_FR", in: names.flatMap(LocalizedName.all), base: language))
    #expect(group.base.name == expected)
    #expect(!group.others.contains { $0.language == group.base.language })
  }
}
