// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// The manifest of the README.
let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../Tintype")  // or the URL from which you cloned it
  ],
  targets: [
    .target(name: "App", dependencies: [.product(name: "TintypeComponents", package: "Tintype")]),
    .testTarget(
      name: "AppTests", dependencies: ["App", .product(name: "Tintype", package: "Tintype")]),
  ]
)
