// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Compass",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Compass", targets: ["Compass"])],
  targets: [
    .target(name: "Compass", resources: [.process("Resources")])
  ]
)
