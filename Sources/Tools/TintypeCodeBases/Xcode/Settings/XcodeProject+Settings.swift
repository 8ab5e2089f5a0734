// SPDX-License-Identifier: MIT

import TintypeBase

extension XcodeProject {
  /// Returns the settings of the project, and of a target in it, in the configuration for debugging.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` for the settings of the project itself.
  ///   - platform: The system for which conditions are evaluated.
  ///   - notes: Receives the configuration files that cannot be read.
  /// - Returns: The settings.
  func settings(
    of target: Object?, for platform: TargetPlatform = .iOS, notes: inout [CodeBaseNote]
  ) -> BuildSettings {
    let owner = configuration(of: root, preferred: nil)
    let name = owner?.text("name") ?? "Debug"
    var settings = BuildSettings(
      .init(sdk: platform.sdk, configuration: name),
      defaults: [
        "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "PROJECT_NAME": self.name,
        "PROJECT_FILE_PATH": path, "CONFIGURATION": name, "PLATFORM_NAME": platform.sdk,
        "TARGET_NAME": target?.text("name") ?? self.name, "TARGETNAME": "$(TARGET_NAME)",
        "TARGET_BUILD_DIR": "", "BUILT_PRODUCTS_DIR": "",
        "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "DEVELOPMENT_LANGUAGE": root.text("developmentRegion") ?? "en",
      ])
    let levels = [owner, target.flatMap { configuration(of: $0, preferred: name) }]
    for case let configuration? in levels {
      if let path = configurationFile(of: configuration) {
        let file = SettingsFile(at: path)
        settings.add(file.assignments)
        for (path, error) in file.failures {
          let note = CodeBaseNote(
            path,
            """
            This file with build settings is ignored: \(error). \
            \(path.contains("/Pods/") ? "CocoaPods generates it." : "\(error.readingAdvice).")
            """)
          if !notes.contains(note) { notes.append(note) }
        }
      }
      let values = configuration.values["buildSettings"]?.entries ?? [:]
      settings.add(
        values.keys.sorted().map { ($0, values[$0]?.texts.joined(separator: " ") ?? "") })
    }
    return settings
  }

  /// The configuration for debugging: by the name of the project's one, or else by its own name.
  private func configuration(of object: Object, preferred name: String?) -> Object? {
    guard let list = self.object("buildConfigurationList", of: object) else { return nil }
    let configurations = objects("buildConfigurations", of: list)
    func named(_ isWanted: (String) -> Bool) -> Object? {
      configurations.first { isWanted($0.text("name") ?? "") }
    }
    return named { $0 == name } ?? named { $0 == "Debug" }
      ?? named { $0.lowercased().contains("debug") }
      ?? named { $0 == list.text("defaultConfigurationName") } ?? configurations.first
  }

  private func configurationFile(of configuration: Object) -> String? {
    if let file = object("baseConfigurationReference", of: configuration) {
      return path(of: file)
    }
    guard let anchor = object("baseConfigurationReferenceAnchor", of: configuration),
      let folder = path(of: anchor),
      let relative = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return FilePath.standardized(FilePath.absolute(relative, in: folder))
  }
}
