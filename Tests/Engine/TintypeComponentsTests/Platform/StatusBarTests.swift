// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Status bars")
struct StatusBarTests {
  private func scene(_ device: Device, _ traits: Traits = Traits()) throws -> Scene {
    try Scene(
      of: Text("Content"), in: .device(device), traits: traits, measuring: BlockText())
  }

  @Test("A device has no status bar by default")
  func usual() throws {
    #expect(try scene(.iPhone13).lines.map(\.string) == ["Content"])
  }

  @Test("A status bar changes neither the layout nor the accessibility of the screen")
  func layout() throws {
    let (plain, bar) = (try scene(.iPhone13), try scene(.iPhone13.statusBar()))
    #expect(bar.lines.map(\.string) == ["Content", "9:41"])
    #expect(bar.lines.first == plain.lines.first)
    #expect(bar.accessibilityText == plain.accessibilityText)
    #expect(Device.iPhone13.statusBar().name == "iPhone13")
  }

  @Test("The time is in the safe area at the top, and the home indicator at the bottom")
  func frames() throws {
    for device in [Device.iPhoneX, .iPhone13, .iPhone15Pro, .iPhone16Pro, .iPhone8] {
      let scene = try scene(device.statusBar())
      let time = try #require(scene.lines.last)
      #expect(time.string == "9:41")
      #expect(time.origin.y > 0 && time.origin.y < device.safeArea.top)
      let capsules = scene.all("Capsule").map(\.frame)
      #expect(capsules.count == (device.safeArea.bottom > 0 ? 1 : 0))
      for capsule in capsules {
        // The indicator has a height of 5 points, and a distance of 8 points from the edge.
        #expect(capsule.height == 13 && capsule.maxY == device.size.height)
        #expect(capsule.midX == device.size.width / 2)
      }
    }
  }

  @Test("The status bar is black in the light scheme, and white in the dark one or as requested")
  func colors() throws {
    func red(_ style: StatusBarStyle, _ traits: Traits) throws -> Double? {
      try scene(.iPhone13.statusBar(style), traits).lines.last?.color.red
    }
    #expect(try red(.automatic, .light) == 0)
    #expect(try red(.automatic, .dark) == 1)
    #expect(try red(.lightContent, .light) == 1)
    #expect(try red(.darkContent, .dark) == 0)
  }
}
