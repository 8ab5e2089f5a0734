// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Hello",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../Tintype")],
  targets: [
    .target(
      name: "Hello",
      dependencies: [.product(name: "TintypeComponents", package: "Tintype")]),
    .testTarget(
      name: "HelloTests",
      dependencies: ["Hello", .product(name: "Tintype", package: "Tintype")]),
  ]
)
