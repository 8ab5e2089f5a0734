// SPDX-License-Identifier: MIT

import TintypeJSON

extension PackageTarget {
  /// The settings that apply to iOS and to builds for debugging.
  var settings: ModuleSettings {
    var result = ModuleSettings()
    result.developmentRegion = manifest.developmentRegion
    result.languageMode = manifest.languageMode
    var (conditions, upcoming, experimental): (Set, Set<String>, Set<String>) = (
      ["DEBUG", "SWIFT_PACKAGE"], [], []
    )
    for setting in json["settings"]?.array ?? [] {
      guard setting["tool"]?.string == "swift", Self.applies(setting["condition"]),
        case .object(let kinds)? = setting["kind"]
      else { continue }
      for (kind, value) in kinds {
        let text = value["_0"]?.string ?? value.string ?? ""
        switch kind {
        case "define": conditions.insert(String(text.prefix { $0 != "=" }))
        case "enableUpcomingFeature": upcoming.insert(text)
        case "enableExperimentalFeature": experimental.insert(text)
        case "swiftLanguageMode", "swiftLanguageVersion":
          result.languageMode = text.hasPrefix("6") ? "6" : "5"
        case "defaultIsolation": result.isMainActorByDefault = text == "MainActor"
        case "unsafeFlags":
          let flags = (value["_0"]?.array ?? []).compactMap(\.string)
          for (flag, next) in zip(flags, flags.dropFirst() + [""]) {
            if flag == "-D" { conditions.insert(next) }
            if flag.hasPrefix("-D"), flag != "-D" { conditions.insert(String(flag.dropFirst(2))) }
            if flag == "-enable-upcoming-feature" { upcoming.insert(next) }
            if flag == "-enable-experimental-feature" { experimental.insert(next) }
          }
        default: break
        }
      }
    }
    result.conditions = conditions.filter { !$0.isEmpty && $0.identifier == $0 }.sorted()
    result.upcomingFeatures = upcoming.sorted()
    result.experimentalFeatures = experimental.sorted()
    return result
  }

  /// The dependency that an entry of the target describes, if it applies to iOS.
  func dependency(_ json: JSON) -> ModuleDraft.Dependency? {
    func values(_ kind: String) -> (name: String, rest: [JSON])? {
      guard let values = json[kind]?.array, let name = values.first?.string else { return nil }
      let rest = Array(values.dropFirst())
      return rest.allSatisfy(Self.applies) ? (name, rest) : nil
    }
    if let (name, _) = values("target") {
      return .target(Self.key(name, in: manifest.directory))
    }
    if let (name, rest) = values("product") {
      return .product(name: name, package: rest.first?.string?.lowercased())
    }
    guard let (name, _) = values("byName") else { return nil }
    let isTarget = manifest.targets.contains { $0["name"]?.string == name }
    return isTarget
      ? .target(Self.key(name, in: manifest.directory)) : .product(name: name, package: nil)
  }

  /// Returns whether a condition holds for iOS and for debugging; other values hold, too.
  private static func applies(_ condition: JSON?) -> Bool {
    let platforms = (condition?["platformNames"]?.array ?? []).compactMap(\.string)
    let configuration = condition?["config"]?.string
    return (platforms.isEmpty || platforms.contains("ios"))
      && (configuration == nil || configuration == "debug")
  }
}
