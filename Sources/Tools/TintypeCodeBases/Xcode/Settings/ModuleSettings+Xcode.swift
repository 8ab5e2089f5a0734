// SPDX-License-Identifier: MIT

import Foundation

extension ModuleSettings {
  /// The settings that a target of Xcode passes to the compiler.
  init(_ settings: BuildSettings, developmentRegion: String?) {
    self.init()
    self.developmentRegion = settings["DEVELOPMENT_LANGUAGE"] ?? developmentRegion
    let version = settings["SWIFT_VERSION"]?.split(separator: ".").first.flatMap { Int($0) }
    languageMode = (version ?? 5) >= 6 ? "6" : "5"
    isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let prefix = "ASSETCATALOG_COMPILER_GENERATE_"
    hasAssetSymbols = settings[prefix + "ASSET_SYMBOLS"] != "NO"
    hasAssetSymbolExtensions = settings.isOn(prefix + "SWIFT_ASSET_SYMBOL_EXTENSIONS")

    var conditions = Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    var upcoming: Set<String> = []
    var experimental: Set<String> = []
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      upcoming = Self.approachableConcurrency
    }
    for name in settings.names(withPrefix: Self.prefix) {
      let feature = Self.feature(String(name.dropFirst(Self.prefix.count)))
      if settings.isOn(name) {
        upcoming.insert(feature)
      } else if settings[name] == "NO" {
        upcoming.remove(feature)
      }
    }
    // Xcode 14's release notes: it is on unless a project disables it. Swift 6 always has it.
    if languageMode == "5", settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" {
      upcoming.insert("BareSlashRegexLiterals")
    }

    // `-Xfrontend` and `-Xcc` only say for which program the next word is.
    let flags = settings.words("OTHER_SWIFT_FLAGS").filter { $0 != "-Xfrontend" }
    for (flag, next) in zip(flags, Array(flags.dropFirst()) + [""]) {
      switch flag {
      case "-D": conditions.insert(next)
      case "-enable-upcoming-feature": upcoming.insert(next)
      case "-enable-experimental-feature": experimental.insert(next)
      case "-default-isolation": isMainActorByDefault = next == "MainActor"
      case _ where flag.hasPrefix("-D"): conditions.insert(String(flag.dropFirst(2)))
      default: break
      }
    }
    self.conditions = conditions.filter { !$0.isEmpty && $0.identifier == $0 }.sorted()
    upcomingFeatures = upcoming.sorted()
    experimentalFeatures = experimental.sorted()
  }

  private static let prefix = "SWIFT_UPCOMING_FEATURE_"

  /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` enables.
  private static let approachableConcurrency: Set = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// Returns the compiler's name of a feature, such as `ExistentialAny` for `EXISTENTIAL_ANY`.
  private static func feature(_ setting: String) -> String {
    switch setting {
    case "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference"
    case "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations"
    default: setting.split(separator: "_").map(\.capitalized).joined()
    }
  }
}
