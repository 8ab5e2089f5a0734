// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// The manifest of the guide on migrating.
let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../Tintype")  // or the URL from which you cloned it
  ],
  targets: [
    .target(name: "App"),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "SnapshotTesting", package: "Tintype")]),
  ]
)
