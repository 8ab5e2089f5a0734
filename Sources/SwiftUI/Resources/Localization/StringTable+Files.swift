// SPDX-License-Identifier: MIT

import Foundation

extension StringTable {
  /// Reads the files of a table: `NAME.xcstrings` in the bundle, and `NAME.strings` and
  /// `NAME.stringsdict` in its `.lproj` folders.
  ///
  /// A file that cannot be read is an error of the table. The other files are used.
  init(named name: String, in bundle: Bundle) {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    // `developmentLocalization` ends the process for a bundle that has none.
    sourceLanguage = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    for project in names where project.hasSuffix(".lproj") {
      let language = String(project.dropLast(6))
      read("\(project)/\(name).strings", in: folder) { table, data in
        table.add(try Self.strings(data, language: language), language: language)
      }
      read("\(project)/\(name).stringsdict", in: folder) { table, data in
        table.add(try Self.dictionaries(data, language: language), language: language)
      }
    }
    read("\(name).xcstrings", in: folder) { table, data in try table.add(catalog: data) }
  }

  private mutating func read(
    _ file: String, in folder: URL, _ parse: (inout StringTable, Data) throws -> Void
  ) {
    let url = folder.appendingPathComponent(file)
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do {
      try parse(&self, try Data(contentsOf: url))
    } catch let error as StringTableReason {
      errors.append(StringTableError(file: file, reason: error.text))
    } catch {
      errors.append(StringTableError(file: file, reason: "not a valid file of this type"))
    }
  }

  /// Reads a property list of keys and texts.
  private static func strings(
    _ data: Data, language: String
  ) throws -> [String: LocalizedFormat] {
    try propertyList(data).compactMapValues { value in
      guard let text = value as? String else {
        throw StringTableReason("a value is not a string")
      }
      return LocalizedFormat(format: text, language: language)
    }
  }

  /// Reads a property list of formats with plural forms.
  private static func dictionaries(
    _ data: Data, language: String
  ) throws -> [String: LocalizedFormat] {
    var formats: [String: LocalizedFormat] = [:]
    for (key, value) in try propertyList(data) {
      guard let entry = value as? [String: Any],
        let format = entry["NSStringLocalizedFormatKey"] as? String
      else { throw StringTableReason("the key “\(key)” has no NSStringLocalizedFormatKey") }
      var variables: [String: PluralVariable] = [:]
      for (name, value) in entry {
        guard let rules = value as? [String: Any] else { continue }
        variables[name] = PluralVariable(
          specifier: "%" + (rules["NSStringFormatValueTypeKey"] as? String ?? "lld"),
          forms: forms { rules[$0.rawValue] as? String })
      }
      formats[key] = LocalizedFormat(format: format, variables: variables, language: language)
    }
    return formats
  }

  private static func propertyList(_ data: Data) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = list as? [String: Any] else {
      throw StringTableReason("not a dictionary")
    }
    return entries
  }

  /// Returns the forms of the plural categories that have one.
  fileprivate static func forms(
    _ form: (PluralCategory) -> String?
  ) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { forms[category] = form(category) }
    return forms
  }
}

/// The reason for an error in a file.
struct StringTableReason: Error {
  var text: String
  init(_ text: String) { self.text = text }
}

extension StringTable {
  /// Adds the strings of a string catalog.
  fileprivate mutating func add(catalog data: Data) throws {
    let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
    sourceLanguage = catalog.sourceLanguage
    // Languages that have localizations of other keys only match as well.
    var languages: [String: [String: LocalizedFormat]] = [catalog.sourceLanguage: [:]]
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let format = localization.format(language: language) else { continue }
        languages[language, default: [:]][key] = format
      }
    }
    for (language, strings) in languages { add(strings, language: language) }
  }
}

extension StringCatalog.Localization {
  /// The format of the localization; `nil` if it has no text.
  fileprivate func format(language: String) -> LocalizedFormat? {
    let variables = (substitutions ?? [:]).mapValues { substitution in
      PluralVariable(
        argument: substitution.argNum.map { $0 - 1 },
        specifier: "%" + (substitution.formatSpecifier ?? "lld"),
        forms: substitution.variations?.forms ?? [:])
    }
    if let text = stringUnit?.value ?? variations?.deviceText {
      return LocalizedFormat(format: text, variables: variables, language: language)
    }
    guard let forms = variations?.forms, !forms.isEmpty else { return nil }
    return LocalizedFormat(
      format: "%#@plural@",
      variables: ["plural": PluralVariable(isWholeFormat: true, forms: forms)], language: language)
  }
}

extension StringCatalog.Variations {
  /// The text of a phone, or of any device.
  fileprivate var deviceText: String? {
    let device = device.flatMap { $0["iphone"] ?? $0["other"] }
    return device?.stringUnit?.value
  }

  /// The texts of the plural categories.
  fileprivate var forms: [PluralCategory: String] {
    StringTable.forms { plural?[$0.rawValue]?.stringUnit?.value }
  }
}
