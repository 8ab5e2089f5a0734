// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents
import TintypeSnapshots

/// The first line of a tree, which contains a style that is not the default.
private func style(on device: ViewImageConfig? = nil, _ traits: Traits = Traits()) -> String {
  let component = Toggle("Wi-Fi", isOn: .constant(true))
  var found = ""
  let strategy: Snapshotting<Toggle, String> =
    device.map { .outline(on: $0, traits: traits) } ?? .outline(traits: traits)
  strategy.snapshot(component).run { found = $0 }
  let line = found.split(separator: "\n").first { $0.hasPrefix("canvas") } ?? ""
  return ["iOS26", "classic"].first { line.contains($0) } ?? "iOS"
}

@Suite("The configured platform style") struct ConfiguredStyleTests {
  @Test("The style is that of iOS 17 and 18 unless it is configured")
  func usual() {
    #expect(style() == "iOS")
    #expect(style(on: .iPhone17) == "iOS")
  }

  @Test("A style applies to an operation with and without a device, and nested ones inherit it")
  func operations() async {
    withSnapshotTesting(platformStyle: .iOS26) {
      #expect(style() == "iOS26")
      #expect(style(on: .iPhone13) == "iOS26")
      withSnapshotTesting(record: .never) { #expect(style() == "iOS26") }
      withSnapshotTesting(platformStyle: .iOS) { #expect(style() == "iOS") }
    }
    await withSnapshotTesting(platformStyle: .classic) {
      await Task.yield()
      #expect(style() == "classic")
    }
    #expect(style() == "iOS")
  }

  @Test("A trait sets the style of a suite", .snapshots(platformStyle: .iOS26))
  func trait() {
    #expect(style() == "iOS26")
    #expect(SnapshotTestingConfiguration.current?.platformStyle == .iOS26)
  }

  @Test("The style of a device, and of traits, has precedence over that of the suite")
  func precedence() {
    withSnapshotTesting(platformStyle: .iOS26) {
      #expect(style(on: .iPhone13.platformStyle(.iOS)) == "iOS")
      #expect(style(on: .iPhone13, .platformStyle(.classic)) == "classic")
      #expect(style(.platformStyle(.iOS)) == "iOS")
    }
    #expect(style(on: .iPhone13.platformStyle(.iOS26), .platformStyle(.iOS)) == "iOS")
  }

  @Test(
    "The version of a device's system selects its style",
    arguments: [(-1, PlatformStyle.iOS), (17, .iOS), (18, .iOS), (26, .iOS26), (27, .iOS26)])
  func versions(major: Int, expected: PlatformStyle) {
    #expect(style(on: .iPhone17.systemVersion(major)) == expected.rawValue)
  }

  @Test("A configuration with a style keeps its other settings")
  func configuration() {
    let configuration = SnapshotTestingConfiguration(platformStyle: .iOS26, record: .failed)
    #expect(configuration.platformStyle == .iOS26)
    #expect(configuration.record == .failed)
    #expect(SnapshotTestingConfiguration().platformStyle == nil)
  }
}
