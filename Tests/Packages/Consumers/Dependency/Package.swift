// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// `Library` depends on swift-snapshot-testing by its URL. A package that the root specifies by a
// path with the same last component has the same identity, and replaces it in the whole graph.
// `scripts/journeys/consumers` makes that directory a link to this repository.
let package = Package(
  name: "Dependency",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "Vendor/swift-snapshot-testing"),
    .package(path: "Library"),
  ],
  targets: [
    .testTarget(
      name: "DependencyTests",
      dependencies: [.product(name: "LibraryTestSupport", package: "Library")]
    )
  ]
)
