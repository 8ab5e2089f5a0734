// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A replacement for swift-snapshot-testing, and a library of test helpers that imports it.
let package = Package(
  name: "Other",
  products: [
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "OtherHelpers", targets: ["OtherHelpers"]),
  ],
  targets: [
    .target(name: "SnapshotTesting"),
    .target(name: "OtherHelpers", dependencies: ["SnapshotTesting"]),
  ]
)
