// SPDX-License-Identifier: MIT

import TintypeBase

/// The values of a target's Info.plist: those of its file, and those that Xcode generates.
struct InformationList {
  private(set) var values: [String: [String]] = [:]
  /// The absolute path of the file; `nil` if Xcode generates all values.
  private(set) var path: String?
  /// Why the file is ignored, as sentences; `nil` if it is read.
  private(set) var problem: String?

  private static let prefix = "INFOPLIST_KEY_"

  /// The values that Xcode derives from build settings, unless the file contains them.
  private static let derived = [
    ("CFBundleName", "PRODUCT_NAME"), ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
    ("CFBundleExecutable", "EXECUTABLE_NAME"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
    ("NSAccentColorName", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"),
  ]

  init(_ settings: BuildSettings, folder: String) {
    for (name, setting) in Self.derived {
      if let value = settings[setting] { values[name] = [value] }
    }
    if settings.isOn("GENERATE_INFOPLIST_FILE") {
      for setting in settings.names(withPrefix: Self.prefix) {
        let name = String(setting.dropFirst(Self.prefix.count))
        let key = name.replacing("_iPad", with: "~ipad").replacing("_iPhone", with: "~iphone")
        guard let value = settings[setting] else { continue }
        values[key] =
          Self.lists.contains(key.prefix { $0 != "~" }) ? BuildSettings.words(value) : [value]
      }
    }
    guard let file = settings["INFOPLIST_FILE"] else { return }
    let path = FilePath.standardized(FilePath.absolute(file, in: folder))
    self.path = path
    do {
      for (name, value) in try PropertyFile.read(path).entries {
        switch value {
        case .text(let text): values[name] = [settings.expand(text)]
        case .list(let elements) where elements.allSatisfy({ $0.text != nil }):
          values[name] = elements.compactMap(\.text).map(settings.expand)
        default: break
        }
      }
    } catch {
      problem = "Its Info.plist is ignored. \(error.description)"
    }
  }

  /// The keys of which Xcode writes the words of a setting as a list.
  private static let lists: Set<Substring> = [
    "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIAppFonts",
    "UIBackgroundModes",
  ]
}
