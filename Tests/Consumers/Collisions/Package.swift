// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Collisions",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Tintype", path: "../../..")],
  targets: [
    // Names that libraries and apps declare too.
    .target(name: "Domain"),
    .testTarget(
      name: "CollisionTests",
      dependencies: [
        "Domain",
        .product(name: "SnapshotTesting", package: "Tintype"),
        .product(name: "Tintype", package: "Tintype"),
      ]
    ),
  ]
)
