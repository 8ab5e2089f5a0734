// SPDX-License-Identifier: MIT

import Foundation

extension StringTable {
  /// Reads a property list of keys and texts.
  static func strings(
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
  static func dictionaries(
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

extension StringCatalog.Localization {
  /// Returns the format of the localization; `nil` if it has no text.
  func format(language: String) -> LocalizedFormat? {
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
