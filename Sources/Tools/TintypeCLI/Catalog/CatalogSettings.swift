// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeRuns

/// The settings for a catalog's variants, from command-line options.
struct CatalogSettings: Hashable {
  /// The settings with values, in the order in which their values form variants.
  var settings: [Catalog.Setting]

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command line.
  ///   - defaults: The values of options that are not given, by their names without hyphens.
  /// - Throws: ``CommandError/invalidValue(_:option:expected:)`` for the first name that no setting
  ///   has.
  init(
    _ arguments: ParsedArguments, defaults: [String: [String]] = [:]
  ) throws(CommandError) {
    settings = []
    for name in Catalog.Setting.Name.allCases {
      let usual = defaults[String(name.option.dropFirst(2))]?.joined(separator: ",") ?? name.usual
      let text = arguments.value(name.option) ?? usual
      guard let text else { continue }
      var values: [String] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let value = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        guard name.accepts(value) else {
          throw .invalidValue(value, option: name.option, expected: name.expectation)
        }
        if !values.contains(value) { values.append(value) }
      }
      settings.append(Catalog.Setting(name, values))
    }
  }

  /// The settings in a request.
  var request: PreviewRequest.Variants {
    var request = PreviewRequest.Variants()
    for setting in settings {
      switch setting.name {
      case .device: request.devices = setting.values
      case .platformStyle: request.platformStyles = setting.values
      case .colorScheme: request.colorSchemes = setting.values
      case .textSize: request.dynamicTypeSizes = setting.values
      case .locale: request.locales = setting.values
      case .direction: request.layoutDirections = setting.values
      }
    }
    return request
  }
}

extension Catalog.Setting.Name {
  /// The option that specifies the values.
  var option: String {
    switch self {
    case .device: "--devices"
    case .platformStyle: "--platform-styles"
    case .colorScheme: "--color-schemes"
    case .textSize: "--text-sizes"
    case .locale: "--locales"
    case .direction: "--directions"
    }
  }

  /// The values without the option; `nil` for those of each preview.
  fileprivate var usual: String? { self == .colorScheme ? "light,dark" : nil }

  /// The names of the values; `nil` if they are not enumerated.
  private var names: [String]? {
    switch self {
    case .colorScheme: ["light", "dark"]
    case .textSize: Catalog.textSizes
    case .platformStyle: Catalog.platformStyles
    case .direction: ["leftToRight", "rightToLeft"]
    case .device, .locale: nil
    }
  }

  /// Returns whether a text can be a value.
  fileprivate func accepts(_ value: String) -> Bool {
    if let names { return names.contains(value) }
    if self == .device { return PreviewDeviceName.device(named: value) != nil }
    return value.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) != nil
  }

  fileprivate var expectation: CommandError.Expectation {
    if let names { return .word(names) }
    return self == .device
      ? .word(["a known iPhone such as “iPhone SE (3rd generation)”", "a known iPad"])
      : .word(["a language such as ar", "a locale such as de_CH"])
  }
}
