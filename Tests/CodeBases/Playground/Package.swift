// swift-tools-version: 5.9
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Lantern",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Lantern",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.lantern",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .lightBulb),
      accentColor: .presetColor(.orange),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft]
    )
  ],
  targets: [.executableTarget(name: "AppModule", path: ".")]
)
