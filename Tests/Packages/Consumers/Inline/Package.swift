// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Tests with inline snapshots, which `scripts/journeys/consumers` records in a copy of this package.
let package = Package(
  name: "Inline",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Tintype", path: "../../../..")],
  targets: [
    .testTarget(
      name: "InlineTests",
      dependencies: [.product(name: "InlineSnapshotTesting", package: "Tintype")]),
    // A snapshot that cannot be recorded.
    .testTarget(
      name: "RefusedTests",
      dependencies: [.product(name: "InlineSnapshotTesting", package: "Tintype")]),
  ],
  swiftLanguageModes: [.v6]
)
