// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Products",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../Tintype")],
  targets: [
    // The examples of the README and of the guides, compiled in a package of a user.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        .product(name: "InlineSnapshotTesting", package: "Tintype"),
        .product(name: "Tintype", package: "Tintype"),
        .product(name: "TintypeAuditTesting", package: "Tintype"),
        .product(name: "TintypeComponents", package: "Tintype"),
        .product(name: "TintypeDoubles", package: "Tintype"),
        .product(name: "TintypeDoublesTesting", package: "Tintype"),
        .product(name: "TintypeImaging", package: "Tintype"),
        .product(name: "TintypeScheduling", package: "Tintype"),
      ]
    ),
    // References among the resources of a target.
    .testTarget(
      name: "BundleTests",
      dependencies: [.product(name: "SnapshotTesting", package: "Tintype")],
      resources: [.copy("__Snapshots__")]
    ),
    // The examples of the components' guides, which must compile with public declarations only.
    .target(
      name: "GuideExamples",
      dependencies: [
        .product(name: "TintypeComponents", package: "Tintype"),
        .product(name: "TintypeImaging", package: "Tintype"),
      ],
      exclude: ["Icons"]
    ),
    // Names that libraries and apps also declare.
    .target(name: "Domain"),
    .testTarget(
      name: "CollisionTests",
      dependencies: [
        "Domain",
        .product(name: "SnapshotTesting", package: "Tintype"),
        .product(name: "Tintype", package: "Tintype"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
