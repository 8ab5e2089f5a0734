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
  let frameworks = """
    ActivityKit AppIntents AppTrackingTransparency AudioToolbox AuthenticationServices AVFAudio
    AVFoundation AVKit BackgroundTasks Charts CloudKit Combine CommonCrypto Contacts ContactsUI
    CoreBluetooth CoreData CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI
    CoreMedia CoreML CoreMotion CoreSpotlight CoreText CoreTransferable CoreVideo CryptoKit
    DeveloperToolsSupport EventKit EventKitUI FoundationModels GameKit GameplayKit HealthKit
    ImageIO Intents LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI
    MobileCoreServices Network OSLog PassKit PDFKit PencilKit Photos PhotosUI Playgrounds
    QuartzCore QuickLook SafariServices SceneKit ServiceManagement simd Speech SpriteKit
    StoreKit SwiftData SwiftUI TipKit Translation UniformTypeIdentifiers UserNotifications
    VisionKit WatchConnectivity WeatherKit WebKit WidgetKit
    """
  let aliases =
    frameworks.split(whereSeparator: \.isWhitespace).map { "\($0)=Tintype\($0)" }
    + ["UIKit=TintypeUIKitModule", "os=TintypeOS"]
  let imports = ["Combine", "FoundationNetworking", "Observation"]
  let settings: [SwiftSetting] = [
    .unsafeFlags(
      aliases.flatMap { ["-module-alias", $0] }
        + imports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] })
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
