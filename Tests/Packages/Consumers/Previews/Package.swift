// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Linux has no module SwiftUI. The alias lets “import SwiftUI” find Tintype's.
let names: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SwiftUI=TintypeSwiftUI"])]
let swiftUI: Target.Dependency = .product(name: "SwiftUIOnLinux", package: "Tintype")

let package = Package(
  name: "Shop",
  dependencies: [.package(path: "../Tintype")],
  targets: [
    .target(name: "App", dependencies: [swiftUI], swiftSettings: names),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", swiftUI, .product(name: "Tintype", package: "Tintype")],
      swiftSettings: names),
  ]
)
