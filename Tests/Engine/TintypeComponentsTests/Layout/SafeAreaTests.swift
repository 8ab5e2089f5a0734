// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Safe area")
struct SafeAreaTests {
  private let device = Device(
    name: "test", size: Size(100, 200),
    safeArea: EdgeInsets(top: 40, leading: 4, bottom: 20, trailing: 6))

  private func lay(_ component: some Component) throws -> Scene {
    try Scene(of: component, in: .device(device), measuring: BlockText())
  }

  private func fills(_ scene: Scene) -> [Rect] {
    scene.commands.compactMap { command in
      if case .fill(.box(let rect, _), _) = command.paint { rect } else { nil }
    }
  }

  @Test("The safe area is proposed to a component, which is centered in it")
  func offered() throws {
    #expect(try lay(flexible("A")).frame("A") == Rect(x: 4, y: 40, width: 90, height: 140))
    #expect(try lay(box("A", 10, 10)).frame("A") == Rect(x: 44, y: 105, width: 10, height: 10))
  }

  @Test("A background that touches the safe area's edge extends to the edge of the canvas")
  func background() throws {
    let all = Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
    #expect(try fills(lay(all)) == [Rect(x: 0, y: 0, width: 100, height: 200)])
    let bar = VStack(spacing: 0) {
      Text("a").frame(maxWidth: .infinity).background(.black)
      Spacer()
    }
    #expect(try fills(lay(bar)) == [Rect(x: 0, y: 0, width: 100, height: 60)])
    #expect(
      try fills(lay(Text("a").background(.black)))
        == [Rect(x: 44, y: 100, width: 10, height: 20)])
  }

  @Test("Shapes and colors that are components stay within the safe area")
  func shapes() throws {
    #expect(try fills(lay(Color.black)) == [Rect(x: 4, y: 40, width: 90, height: 140)])
  }

  @Test("A safe area without space is empty, and invalid insets count as zero")
  func invalidInsets() throws {
    var device = device
    device.safeArea = EdgeInsets(top: 300, leading: .nan, bottom: -5, trailing: .infinity)
    let scene = try Scene(of: flexible("A"), in: .device(device), measuring: BlockText())
    #expect(scene.frame("A") == Rect(x: 0, y: 300, width: 100, height: 0))
  }

  @Test(
    "iPhones have the published sizes, scales and safe areas",
    arguments: [
      (Device.iPhoneSe, 320, 568, 2, 20, 0), (.iPhone8, 375, 667, 2, 20, 0),
      (.iPhone8Plus, 414, 736, 3, 20, 0), (.iPhoneX, 375, 812, 3, 44, 34),
      (.iPhoneXr, 414, 896, 2, 44, 34), (.iPhoneXsMax, 414, 896, 3, 44, 34),
      (.iPhone12, 390, 844, 3, 47, 34), (.iPhone13, 390, 844, 3, 47, 34),
      (.iPhone13Mini, 375, 812, 3, 50, 34), (.iPhone13ProMax, 428, 926, 3, 47, 34),
    ] as [(Device, Double, Double, Double, Double, Double)])
  func phones(
    device: Device, width: Double, height: Double, scale: Double, top: Double, bottom: Double
  ) {
    #expect(device.size == Size(width, height))
    #expect(device.scale == scale)
    #expect(device.safeArea == EdgeInsets(top: top, bottom: bottom))
  }
}
