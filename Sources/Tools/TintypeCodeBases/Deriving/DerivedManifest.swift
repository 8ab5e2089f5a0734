// SPDX-License-Identifier: MIT

import TintypeBase

/// The manifest of a derived package.
struct DerivedManifest {
  /// The contents of `Package.swift`.
  let text: String

  /// The folder of resources in the folder of a module.
  static let resourceFolder = "Resources"
  /// The file with the values of a module's Info.plist, in the folder of the module.
  ///
  /// SwiftPM accepts a file with this name only in a folder that is copied.
  static let informationFile = "Resources/Information/Info.plist"

  init(of package: DerivedPackage) {
    let engine = package.engine
    let modules = package.modules.map { Self.target(of: $0, in: package) }
    text = """
      // swift-tools-version: 6.2
      import PackageDescription

      let engine = \(SwiftLiteral.list(engine.compilerFlags + CompilerArguments.common))

      let package = Package(
        name: "Previews",
        targets: [
      \(modules.joined(separator: "\n"))
          .executableTarget(
            name: "\(DerivedPackage.program)",
            dependencies: \(SwiftLiteral.list(package.modules.map(\.moduleName))),
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(engine)],
            linkerSettings: [.unsafeFlags(\(SwiftLiteral.list(engine.linkerFlags)))]),
        ]
      )

      """
  }

  private static func target(of module: SourceModule, in package: DerivedPackage) -> String {
    let known = Set(package.modules.map(\.moduleName))
    let uses = module.uses.filter(known.contains)
    let start = """
          .target(
            name: \(SwiftLiteral.text(module.moduleName)),
            dependencies: \(SwiftLiteral.list(uses))
      """
    guard module.kind != .clang else { return start + ")," }
    let places = Set(module.resources.map { String($0.place.prefix { $0 != "/" }) }).sorted()
    var copies = places.map { "\(resourceFolder)/\($0)" }
    if !module.information.isEmpty { copies.append(FilePath.parent(of: informationFile)) }
    let resources = copies.map { ".copy(\(SwiftLiteral.text($0)))" }.joined(separator: ", ")
    let settings = module.settings
    // The program with the previews has its own entry point.
    let entry = [
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.moduleName)_main",
    ]
    var values = [".swiftLanguageMode(.v\(settings.languageMode == "6" ? 6 : 5))"]
    if settings.isMainActorByDefault { values.append(".defaultIsolation(MainActor.self)") }
    values += settings.conditions.map { ".define(\(SwiftLiteral.text($0)))" }
    values += settings.upcomingFeatures.map { ".enableUpcomingFeature(\(SwiftLiteral.text($0)))" }
    values += settings.experimentalFeatures.map {
      ".enableExperimentalFeature(\(SwiftLiteral.text($0)))"
    }
    values.append(".unsafeFlags(engine + \(SwiftLiteral.list(entry)))")
    return start + """
      ,
            resources: [\(resources)],
            swiftSettings: [\(values.joined(separator: ", "))]),
      """
  }
}

/// Texts as literals in Swift.
enum SwiftLiteral {
  /// Returns a literal with a value.
  static func text(_ value: String) -> String {
    var literal = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns a literal of an array.
  static func list(_ values: [String]) -> String {
    "[" + values.map(text).joined(separator: ", ") + "]"
  }
}
