// SPDX-License-Identifier: MIT

/// The kind of product that a native target of Xcode builds.
enum TargetRole: Hashable {
  /// A product with views; whether other targets import it decides the kind.
  case module(SourceModule.Kind)
  case tests
  /// A product without views of iOS, by its description.
  case other(String)

  init(productType: String) {
    let type = productType.replacing("com.apple.product-type.", with: "")
    self =
      switch type {
      case "application", "application.on-demand-install-capable", "application.messages",
        "extensionkit-extension":
        .module(.application)
      case _ where type.hasPrefix("app-extension"): .module(.application)
      case "framework", "framework.static", "library.static", "library.dynamic": .module(.library)
      case "bundle.unit-test", "bundle.ui-testing": .tests
      case "bundle": .other("a bundle of resources")
      case "tool": .other("a command-line program")
      case _ where type.contains("watch"): .other("an app for watchOS")
      default: .other("a product of the type “\(type)”")
      }
  }
}

/// A system that a target builds for.
enum TargetPlatform: String, CaseIterable, Hashable {
  case iOS, macOS, watchOS, tvOS, visionOS

  private var names: [String] {
    switch self {
    case .iOS: ["iphoneos", "iphonesimulator"]
    case .macOS: ["macosx"]
    case .watchOS: ["watchos", "watchsimulator"]
    case .tvOS: ["appletvos", "appletvsimulator"]
    case .visionOS: ["xros", "xrsimulator"]
    }
  }

  /// The SDK with which conditions of build settings are compared.
  var sdk: String { names.last ?? "" }

  /// The names by which filters of files and manifests of packages mean the system.
  var filterName: String { self == .visionOS ? "xros" : rawValue.lowercased() }

  /// The deployment targets of the systems, by which a project without a platform is recognized.
  private var deploymentTarget: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// Returns the systems that a target with these settings builds for.
  static func all(in settings: BuildSettings) -> [TargetPlatform] {
    let supported = settings.words("SUPPORTED_PLATFORMS")
    let names = supported.isEmpty ? settings.words("SDKROOT") : supported
    let found = allCases.filter { platform in
      names.contains { name in platform.names.contains { name.hasPrefix($0) } }
    }
    if !found.isEmpty { return found }
    // Both settings may be in a file that is missing. iOS is the system of most projects.
    let deployed = allCases.filter { settings[$0.deploymentTarget] != nil }
    return deployed.isEmpty ? [.iOS] : deployed
  }
}
