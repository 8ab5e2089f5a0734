// swift-tools-version:5.3
// SPDX-License-Identifier: MIT

import PackageDescription

// A package that depends on swift-snapshot-testing, for `scripts/journeys/migrate`, which changes a copy.
let package = Package(
  name: "Migrated",
  platforms: [.macOS("15.0")],
  dependencies: [
    .package(
      name: "SnapshotTesting",
      url: "https://github.com/pointfreeco/swift-snapshot-testing.git", from: "1.9.0")
  ],
  targets: [
    .target(name: "Greeter"),
    .testTarget(
      name: "GreeterTests",
      dependencies: [
        "Greeter", "SnapshotTesting",
        .product(name: "InlineSnapshotTesting", package: "SnapshotTesting"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
