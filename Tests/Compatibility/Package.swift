// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Tests as they are written for swift-snapshot-testing: their sources import `SnapshotTesting`, and
// their references lie beside them.
let snapshotTesting = Target.Dependency.product(name: "SnapshotTesting", package: "Tintype")

let package = Package(
  name: "Compatibility",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Tintype", path: "../..")],
  targets: [
    // The language mode that most of these tests are in.
    .testTarget(
      name: "CompatibilityTests",
      dependencies: [snapshotTesting],
      exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // Complete concurrency checking.
    .testTarget(
      name: "StrictTests",
      dependencies: [snapshotTesting],
      exclude: ["__Snapshots__"],
      // Helpers that other tests are written with must not warn either.
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
  ]
)
