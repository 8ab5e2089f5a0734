// SPDX-License-Identifier: MIT

import Foundation
import TintypeFoundation

/// Connects `Locale.current` and the strings of the main bundle with the environment of views.
func connectFoundation() {
  CurrentFormatting.provider = { ViewTree.currentFormatting }
  Localization.lookup = { key, table in
    let format = StringTables.format(of: key, table: table, bundle: nil, for: .current)
    // A format with variables is for numbers, which the caller does not pass.
    return format?.variables.isEmpty == true ? format?.format : nil
  }
  Localization.strings = { value, table, bundle, locale in
    LocalizedStringKey(value).string(table: table, bundle: bundle, in: EnvironmentValues(locale))
  }
  Localization.attributedStrings = { value, table, bundle, locale in
    LocalizedStringKey(value).attributedString(
      table: table, bundle: bundle, in: EnvironmentValues(locale))
  }
}

extension EnvironmentValues {
  /// Creates values with a locale.
  fileprivate init(_ locale: Locale) {
    self.init()
    base.locale = locale
  }
}

extension LocalizedStringKey {
  /// Creates the key of a localized string of Foundation.
  init(_ value: String.LocalizationValue) {
    let arguments = value.arguments.map {
      FormatArgument(source: $0.source, specifier: $0.specifier)
    }
    self.init(key: value.key, arguments: arguments, fallback: value.fallback)
  }
}

extension LocalizedArgument {
  /// The text of the value.
  fileprivate var source: any TextSource {
    func number(_ value: some _FormatSpecifiable) -> any TextSource {
      NumberSource(value: value, specifier: specifier)
    }
    return switch value {
    case let string as AttributedString: AttributedSource(string: string)
    case let resource as LocalizedStringResource: Text(resource)
    case let value as any FormattedValue: Self.formatted(value)
    case let value as any _FormatSpecifiable: number(value)
    default: VerbatimSource(string: "\(value)")
    }
  }

  private static func formatted(_ value: some FormattedValue) -> any TextSource {
    FormattedSource(input: value.input, format: value.format) { output, environment in
      (output as? AttributedString)?.parts(in: environment) ?? [TextPart("\(output)")]
    }
  }
}
