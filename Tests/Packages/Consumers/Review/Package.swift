// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Review",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../Tintype")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [.product(name: "TintypeComponents", package: "Tintype")]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "Tintype", package: "Tintype")]),
  ]
)
