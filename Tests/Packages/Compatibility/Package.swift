// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Tests that were written for swift-snapshot-testing: their sources import `SnapshotTesting`, and
// their references are next to them.
let snapshotTesting = Target.Dependency.product(name: "SnapshotTesting", package: "Tintype")

let package = Package(
  name: "Compatibility",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Tintype", path: "../../..")],
  targets: [
    // The language mode of most of these tests.
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
      // Helpers of other tests must not cause warnings either.
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
  ]
)
