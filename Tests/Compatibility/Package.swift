// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Tests as they are written for swift-snapshot-testing: their sources import `SnapshotTesting`, and
// their references lie beside them. The compiler is told that Tintype is meant.
let familiar: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SnapshotTesting=Tintype"])]

let package = Package(
  name: "Compatibility",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Tintype", path: "../..")],
  targets: [
    // The language mode that most of these tests are in.
    .testTarget(
      name: "FamiliarTests",
      dependencies: [.product(name: "Tintype", package: "Tintype")],
      exclude: ["__Snapshots__"],
      swiftSettings: familiar + [.swiftLanguageMode(.v5)]
    ),
    // Complete concurrency checking.
    .testTarget(
      name: "StrictTests",
      dependencies: [.product(name: "Tintype", package: "Tintype")],
      exclude: ["__Snapshots__"],
      // Helpers that other tests are written with must not warn either.
      swiftSettings: familiar + [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
  ]
)
