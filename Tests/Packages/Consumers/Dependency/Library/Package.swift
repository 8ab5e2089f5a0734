// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A library of test helpers, like published ones.
let package = Package(
  name: "Library",
  platforms: [.macOS(.v15)],
  products: [.library(name: "LibraryTestSupport", targets: ["LibraryTestSupport"])],
  dependencies: [
    .package(
      url: "https://example.com/swift-snapshot-testing", from: "1.17.0")
  ],
  targets: [
    .target(
      name: "LibraryTestSupport",
      dependencies: [
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing")
      ])
  ]
)
