// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine
import TintypeComponents
import TintypeRuns

@testable import TintypeCLI

@Suite("The names of the devices of previews") struct PreviewDeviceNameTests {
  @Test("The names are those of the devices of components")
  func names() {
    #expect(PreviewDeviceName.all == (Device.iPhones + Device.iPads).map(\.name))
  }

  @Test(
    "The names of Xcode are found, with and without their generation",
    arguments: [
      ("iPhone SE (3rd generation)", "iPhoneSe3"), ("iPhone SE (2nd generation)", "iPhoneSe"),
      ("iPhone 15 Pro", "iPhone15Pro"), ("iPhone 16e", "iPhone16e"),
      ("iPad Pro (11-inch) (M4)", "iPadPro11M4"),
      ("iPad Pro (11-inch) (4th generation)", "iPadPro11"),
      ("iPad mini (6th generation)", "iPadMini"),
    ])
  func generations(name: String, device: String) {
    #expect(PreviewDeviceName.device(named: name) == device)
  }

  @Test(
    "An unknown name is no device, and --devices rejects it",
    arguments: [
      "iPhone 99", "iPhone", "iPad Ultra", "Pixel 9", "", "iPhone 15 Pro Ultra", "0000000000",
    ])
  func unknown(name: String) {
    #expect(PreviewDeviceName.device(named: name) == nil)
    #expect(throws: CommandError.self) {
      try Command(arguments: ["catalog", "--devices", "iPhone 13,\(name)"])
    }
  }

  @Test("--devices accepts the names of Xcode and those of components")
  func accepted() throws {
    guard
      case .verb(let verb) = try Command(
        arguments: ["catalog", "--devices", "iPhone SE (3rd generation), iPadPro13"])
    else { return #expect(Bool(false)) }
    let catalog = try #require(verb as? CatalogVerb)
    #expect(
      catalog.options.settings.request.devices == ["iPhone SE (3rd generation)", "iPadPro13"])
  }
}
