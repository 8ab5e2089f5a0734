// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The localized strings of a table in all languages of a bundle.
///
/// Files are read when a string of their language is first looked up.
struct StringTable {
  /// The name of the table.
  let name: String
  /// The folder with the files.
  let folder: URL
  /// The languages of `.lproj` folders.
  let languages: [String]
  /// The string catalog.
  private(set) var catalog: StringCatalog?
  /// The language of keys that have no localization.
  private(set) var sourceLanguage: String?
  /// The errors in files of the table.
  private(set) var errors: [StringTableError] = []

  /// The strings of `.lproj` folders by their languages and keys.
  private var strings: [String: [String: LocalizedFormat]] = [:]
  /// The formats that were found earlier, by the locale and the key.
  private var formats: [String: [String: LocalizedFormat?]] = [:]

  /// Finds the files of a table: `NAME.xcstrings` in the bundle, and `NAME.strings` and
  /// `NAME.stringsdict` in its `.lproj` folders.
  init(named name: String, in bundle: Bundle) {
    self.name = name
    folder = bundle.resourceURL ?? bundle.bundleURL
    // `developmentLocalization` ends the process for a bundle that has none.
    sourceLanguage = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    languages = names.sorted().filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    read("\(name).xcstrings") { table, data in
      let catalog = try StringCatalog(data)
      table.catalog = catalog
      table.sourceLanguage = catalog.sourceLanguage
    }
  }

  /// Returns the localization of a key for a locale: in the best matching language, or else in the
  /// source language; `nil` if both have none.
  mutating func format(of key: String, for locale: Locale) -> LocalizedFormat? {
    if let known = formats[locale.identifier]?[key] { return known }
    let entry = localizations(of: key)
    let candidates = Set(entry.keys).union(languages).union([sourceLanguage].compactMap(\.self))
    let best = LanguageMatching.best(of: candidates, for: locale)
    var format: LocalizedFormat?
    for case let language? in [best, sourceLanguage, "Base"] where format == nil {
      format = entry[language]?.format(language: language) ?? strings(of: language)[key]
    }
    formats[locale.identifier, default: [:]][key] = .some(format)
    return format
  }

  /// Returns the localizations of a key in the string catalog by their languages.
  private mutating func localizations(of key: String) -> [String: StringCatalog.Localization] {
    do {
      return try catalog?.entry(of: key)?.localizations ?? [:]
    } catch {
      add(error, in: "\(name).xcstrings")
      return [:]
    }
  }

  /// Returns the strings of the `.lproj` folder of a language.
  private mutating func strings(of language: String) -> [String: LocalizedFormat] {
    if let strings = strings[language] { return strings }
    strings[language] = [:]
    guard languages.contains(language) else { return [:] }
    for (suffix, parse) in [("strings", Self.strings), ("stringsdict", Self.dictionaries)] {
      read("\(language).lproj/\(name).\(suffix)") { table, data in
        table.strings[language, default: [:]].merge(try parse(data, language)) { $1 }
      }
    }
    return strings[language] ?? [:]
  }

  /// Reads a file if it exists; a file that cannot be read is an error of the table.
  private mutating func read(
    _ file: String, _ parse: (inout StringTable, Data) throws -> Void
  ) {
    let url = folder.appendingPathComponent(file)
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do {
      try parse(&self, try Data(contentsOf: url))
    } catch { add(error, in: file) }
  }

  private mutating func add(_ error: any Error, in file: String) {
    let reason = (error as? StringTableReason)?.text ?? "not a valid file of this type"
    errors.append(StringTableError(file: file, reason: reason))
  }
}

/// An error in a file of localized strings.
struct StringTableError: Error, Hashable, Sendable {
  /// The file, relative to its bundle.
  var file: String
  /// The error.
  var reason: String
}

/// The reason for an error in a file.
struct StringTableReason: Error {
  var text: String
  init(_ text: String) { self.text = text }
}
