// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// The manifest of a package with SwiftUI sources. On Apple platforms it does not mention Tintype.
//
// The modules have other names on disk. The aliases apply to a target, so that no other target or
// package finds a module `SwiftUI`, `Combine` or `Charts`. Apple's Foundation includes Observation and the
// types of URL loading, which are modules of their own on Linux.
#if os(Linux)
  let packages: [Package.Dependency] = [.package(path: "../Tintype")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUIOnLinux", package: "Tintype")]
  let snapshots: [Target.Dependency] = [.product(name: "SnapshotTesting", package: "Tintype")]
  let settings: [SwiftSetting] = [
    .unsafeFlags([
      "-module-alias", "SwiftUI=TintypeSwiftUI",
      "-module-alias", "Combine=TintypeCombine",
      "-module-alias", "ActivityKit=TintypeActivityKit",
      "-module-alias", "AppIntents=TintypeAppIntents",
      "-module-alias", "AVKit=TintypeAVKit",
      "-module-alias", "CoreLocation=TintypeCoreLocation",
      "-module-alias", "CoreText=TintypeCoreText",
      "-module-alias", "CoreTransferable=TintypeCoreTransferable",
      "-module-alias", "MapKit=TintypeMapKit",
      "-module-alias", "OSLog=TintypeOSLog",
      "-module-alias", "os=TintypeOS",
      "-module-alias", "PhotosUI=TintypePhotosUI",
      "-module-alias", "StoreKit=TintypeStoreKit",
      "-module-alias", "TipKit=TintypeTipKit",
      "-module-alias", "UniformTypeIdentifiers=TintypeUniformTypeIdentifiers",
      "-module-alias", "UserNotifications=TintypeUserNotifications",
      "-module-alias", "WebKit=TintypeWebKit",
      "-module-alias", "WidgetKit=TintypeWidgetKit",
      "-module-alias", "Charts=TintypeCharts",
      "-Xfrontend", "-import-module", "-Xfrontend", "Combine",
      "-Xfrontend", "-import-module", "-Xfrontend", "Observation",
      "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking",
    ])
  ]
#else
  let packages: [Package.Dependency] = [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")
  ]
  let swiftUI: [Target.Dependency] = []
  let snapshots: [Target.Dependency] = [
    .product(name: "SnapshotTesting", package: "swift-snapshot-testing")
  ]
  let settings: [SwiftSetting] = []
#endif

let package = Package(
  name: "SwiftUIApp",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: packages,
  targets: [
    .target(
      name: "SwiftUIApp", dependencies: swiftUI, resources: [.process("Resources")],
      swiftSettings: settings),
    // Neither depends on the product nor has the settings.
    .target(name: "Guarded", dependencies: ["SwiftUIApp"]),
    .testTarget(
      name: "SwiftUIAppTests", dependencies: ["SwiftUIApp"] + swiftUI + snapshots,
      swiftSettings: settings),
    .testTarget(
      name: "SwiftUIAppXCTests", dependencies: ["SwiftUIApp"] + swiftUI + snapshots,
      swiftSettings: settings),
    .testTarget(name: "GuardedTests", dependencies: ["Guarded"]),
  ]
)
