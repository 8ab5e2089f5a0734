// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A dependency has its own module `SnapshotTesting`, which its test helpers import. An alias on the
// product of the helpers gives that module another name; the sources are unchanged.
let package = Package(
  name: "Both",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "Vendor/tintype"),
    .package(path: "Other"),
  ],
  targets: [
    .testTarget(
      name: "BothTests",
      dependencies: [.product(name: "SnapshotTesting", package: "tintype")]
    ),
    .testTarget(
      name: "OtherTests",
      dependencies: [
        .product(
          name: "OtherHelpers", package: "Other",
          moduleAliases: ["SnapshotTesting": "OtherSnapshotTesting"])
      ]
    ),
  ]
)
