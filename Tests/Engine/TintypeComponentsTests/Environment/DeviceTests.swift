// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Devices")
struct DeviceTests {
  @Test("Device names are unique in every orientation and valid in file names")
  func names() {
    let devices = Device.all + Device.all.map { $0(.portrait) } + Device.all.map { $0(.landscape) }
    #expect(Set(devices.map(\.name)).count == Set(devices).count)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(
      devices.allSatisfy { $0.name.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) } })
  }

  @Test("Devices have a size, a scale, size classes, an idiom and the default text size")
  func complete() {
    for device in Device.all {
      #expect(device.size.width > 0 && device.size.height > 0 && device.scale >= 1)
      let environment = Viewport.device(device).environment()
      #expect(environment.horizontalSizeClass != nil && environment.verticalSizeClass != nil)
      #expect(environment.userInterfaceIdiom != .unspecified)
      #expect(environment.dynamicTypeSize == .large)
    }
  }

  @Test("Rotating a device swaps its sides and can be reverted", arguments: Device.all)
  func turning(device: Device) {
    #expect(device.landscape.size.width >= device.landscape.size.height)
    #expect(device.portrait.size.height >= device.portrait.size.width)
    #expect(device.landscape.size.width == device.portrait.size.height)
    #expect(device.landscape.size.height == device.portrait.size.width)
    #expect(device.landscape.landscape == device.landscape)
    #expect([device.landscape.portrait, device.portrait.landscape].contains(device))
    #expect(device.landscape.orientation == .landscape)
    #expect(device.landscape == device(.landscape))
  }

  @Test(
    "Recent iPhones have the published sizes, scales and safe areas",
    arguments: [
      (.iPhoneSe3, 375, 667, 2, 20, 0, 0), (.iPhone12Mini, 375, 812, 3, 50, 34, 50),
      (.iPhone14Plus, 428, 926, 3, 47, 34, 47), (.iPhone14Pro, 393, 852, 3, 59, 34, 59),
      (.iPhone15, 393, 852, 3, 59, 34, 59), (.iPhone15ProMax, 430, 932, 3, 59, 34, 59),
      (.iPhone16, 393, 852, 3, 59, 34, 59), (.iPhone16Plus, 430, 932, 3, 59, 34, 59),
      (.iPhone16Pro, 402, 874, 3, 62, 34, 62), (.iPhone16e, 390, 844, 3, 47, 34, 47),
      (.iPhone17, 402, 874, 3, 62, 34, 62), (.iPhone17ProMax, 440, 956, 3, 62, 34, 62),
      (.iPhoneAir, 420, 912, 3, 68, 34, 68),
    ] as [(Device, Double, Double, Double, Double, Double, Double)])
  func phones(
    device: Device, width: Double, height: Double, scale: Double, top: Double, bottom: Double,
    side: Double
  ) {
    #expect(device.size == Size(width, height))
    #expect(device.scale == scale)
    #expect(device.safeArea == EdgeInsets(top: top, bottom: bottom))
    let below: Double = bottom == 0 ? 0 : 21
    #expect(
      device.landscape.safeArea == EdgeInsets(leading: side, bottom: below, trailing: side))
  }

  @Test(
    "Other devices have the published sizes, scales and safe areas",
    arguments: [
      (.iPadMini.portrait, 768, 1024, 2, EdgeInsets(top: 20)),
      (.iPadMini8_3.portrait, 744, 1133, 2, EdgeInsets(top: 24, bottom: 20)),
      (.iPad10_2.portrait, 810, 1080, 2, EdgeInsets(top: 20)),
      (.iPad10_9.portrait, 820, 1180, 2, EdgeInsets(top: 24, bottom: 20)),
      (.iPadPro11, 1194, 834, 2, EdgeInsets(top: 24, bottom: 20)),
      (.iPadPro11M4.portrait, 834, 1210, 2, EdgeInsets(top: 24, bottom: 20)),
      (.iPadPro12_9.portrait, 1024, 1366, 2, EdgeInsets(top: 20)),
      (.iPadPro13.portrait, 1032, 1376, 2, EdgeInsets(top: 24, bottom: 20)),
      (.appleWatch41, 176, 215, 2, .zero), (.appleWatch45, 198, 242, 2, .zero),
      (.appleWatch49, 205, 251, 2, .zero),
      (.tv, 1920, 1080, 1, EdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90)),
      (.tv4K, 1920, 1080, 2, EdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90)),
      (.pixel5, 393, 851, 2.75, EdgeInsets(top: 24, bottom: 48)),
      (.pixel8.landscape, 914, 411, 2.625, EdgeInsets(top: 24, trailing: 48)),
      (.pixel9ProXL, 448, 997, 3, EdgeInsets(top: 24, bottom: 48)),
      (.pixelTablet.landscape, 1280, 800, 2, EdgeInsets(top: 24, bottom: 48)),
      (.desktop1024, 1024, 768, 1, .zero), (.desktop1440, 1440, 900, 2, .zero),
    ] as [(Device, Double, Double, Double, EdgeInsets)])
  func others(
    device: Device, width: Double, height: Double, scale: Double, safeArea: EdgeInsets
  ) {
    #expect(device.size == Size(width, height))
    #expect(device.scale == scale)
    #expect(device.safeArea == safeArea)
  }

  @Test(
    "Devices have the published size classes",
    arguments: [
      (.iPhoneSe, .compact, .regular), (.iPhoneSe.landscape, .compact, .compact),
      (.iPhone13.landscape, .compact, .compact), (.iPhone16Pro.landscape, .compact, .compact),
      (.iPhone8Plus.landscape, .regular, .compact), (.iPhoneXr.landscape, .regular, .compact),
      (.iPhone11.landscape, .regular, .compact), (.iPhone13ProMax, .compact, .regular),
      (.iPhone13ProMax.landscape, .regular, .compact),
      (.iPhone16Plus.landscape, .regular, .compact),
      (.iPhoneAir.landscape, .regular, .compact), (.iPadMini, .regular, .regular),
      (.iPadMini.portrait, .regular, .regular), (.appleWatch45, .compact, .compact),
      (.tv, .regular, .regular), (.pixel9ProXL.landscape, .compact, .compact),
      (.pixelTablet, .regular, .regular), (.desktop1440, .regular, .regular),
    ] as [(Device, UserInterfaceSizeClass, UserInterfaceSizeClass)])
  func sizeClasses(
    device: Device, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
  ) {
    #expect(device.horizontalSizeClass == horizontal)
    #expect(device.verticalSizeClass == vertical)
  }

  @Test(
    "Split views have the published widths, and narrow ones are compact",
    arguments: [
      (.iPadMini(.landscape(splitView: .oneThird)), 320, .compact),
      (.iPadMini(.landscape(splitView: .oneHalf)), 507, .compact),
      (.iPadMini(.landscape(splitView: .twoThirds)), 694, .regular),
      (.iPadMini(.portrait(splitView: .twoThirds)), 438, .compact),
      (.iPad10_2(.landscape(splitView: .oneHalf)), 535, .compact),
      (.iPad10_2(.portrait(splitView: .twoThirds)), 480, .compact),
      (.iPadPro10_5(.landscape(splitView: .twoThirds)), 782, .regular),
      (.iPadPro11(.landscape(splitView: .oneThird)), 375, .compact),
      (.iPadPro11(.landscape(splitView: .oneHalf)), 592, .compact),
      (.iPadPro11(.landscape(splitView: .twoThirds)), 809, .regular),
      (.iPadPro11(.landscape(splitView: .full)), 1194, .regular),
      (.iPadPro11(.portrait(splitView: .oneThird)), 320, .compact),
      (.iPadPro11(.portrait(splitView: .twoThirds)), 504, .compact),
      (.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, .regular),
      (.iPadPro12_9(.portrait(splitView: .twoThirds)), 639, .compact),
    ] as [(Device, Double, UserInterfaceSizeClass)])
  func splits(device: Device, width: Double, horizontal: UserInterfaceSizeClass) {
    #expect(device.size.width == width)
    #expect(device.horizontalSizeClass == horizontal)
    #expect(device.verticalSizeClass == .regular)
    #expect(device.size.height == device.split(.full).size.height)
  }

  @Test("The name of a device contains its orientation and its split view")
  func splitNames() {
    #expect(Device.iPhone13.name == "iPhone13")
    #expect(Device.iPhone13(.landscape).name == "iPhone13-landscape")
    #expect(Device.iPadPro11.name == "iPadPro11")
    #expect(
      Device.iPadPro11(.portrait(splitView: .oneThird)).name == "iPadPro11-portrait-oneThird")
    #expect(Device.iPadPro11.split(.oneHalf).portrait.name == "iPadPro11-portrait-oneHalf")
    #expect(Device.iPadPro11.split(.oneHalf).split(.full) == .iPadPro11)
  }

  @Test("A device that is too narrow for a split view throws an error")
  func tooNarrow() {
    let device = Device(name: "d", size: Size(300, 400)).split(.twoThirds)
    #expect(device.size == Size(0, 400))
    #expect(throws: ComponentError.self) {
      try Scene(of: Text("a"), in: .device(device), measuring: BlockText())
    }
    let strange = Device(name: "d", size: Size(.nan, .infinity)).split(.oneHalf).landscape.portrait
    #expect(throws: ComponentError.self) {
      try Scene(of: Text("a"), in: .device(strange), measuring: BlockText())
    }
  }

  @Test("Custom devices rotate to the left and use the size classes of their idiom")
  func own() {
    let device = Device(
      name: "own", size: Size(300, 500),
      safeArea: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      device.landscape.safeArea == EdgeInsets(top: 4, leading: 1, bottom: 2, trailing: 3))
    #expect(device.horizontalSizeClass == nil)
    let phone = Device(name: "p", size: Size(300, 500), idiom: .phone, verticalSizeClass: .compact)
    #expect(phone.horizontalSizeClass == .compact)
    #expect(phone.verticalSizeClass == .compact)
    let given = Device(
      name: "g", size: Size(300, 500),
      turned: Device.Screen(size: Size(510, 290), horizontalSizeClass: .regular))
    #expect(given.landscape.size == Size(510, 290))
    #expect(given.landscape.horizontalSizeClass == .regular)
  }

  @Test("The size of a device can be changed, for example for a long list")
  func size() {
    var device = Device.iPhone13
    device.size.height = 3000
    #expect(device.size == Size(390, 3000))
    #expect(device.safeArea == Device.iPhone13.safeArea)
    var part = Device.iPadPro11.split(.oneHalf)
    part.size.width = 500
    #expect(part.size == Size(500, 834))
    #expect(part.splitView == .full)
  }

  @Test("A device sets environment values unless traits override them")
  func environment() {
    let environment = Viewport.device(.iPhone13(.landscape)).environment()
    #expect(environment.displayScale == 3)
    #expect(environment.horizontalSizeClass == .compact)
    #expect(environment.verticalSizeClass == .compact)
    #expect(environment.userInterfaceIdiom == .phone)
    #expect(environment.safeAreaInsets == EdgeInsets(leading: 47, bottom: 21, trailing: 47))
    let traits: Traits = [
      .horizontalSizeClass(.regular), .safeAreaInsets(EdgeInsets(top: 5, leading: .nan)),
    ]
    let fixed = Viewport.device(.iPhone13).environment(traits)
    #expect(fixed.horizontalSizeClass == .regular)
    #expect(fixed.safeAreaInsets == EdgeInsets(top: 5))
  }

  @Test(
    "Without a device, or if it has none, the size classes and the idiom are those of a phone in portrait"
  )
  func standardSizeClasses() {
    let device = Device(name: "d", size: Size(300, 500))
    for viewport in [Viewport.sizeThatFits, .fixed(Size(300, 100)), .device(device)] {
      let environment = viewport.environment()
      #expect(environment.horizontalSizeClass == .compact)
      #expect(environment.verticalSizeClass == .regular)
      #expect(environment.userInterfaceIdiom == .phone)
      #expect(viewport.environment(.userInterfaceIdiom(.pad)).userInterfaceIdiom == .pad)
      let traits: Traits = [.horizontalSizeClass(.regular), .verticalSizeClass(.compact)]
      #expect(viewport.environment(traits).horizontalSizeClass == .regular)
      #expect(viewport.environment(traits).verticalSizeClass == .compact)
    }
  }

  @Test(
    "Safe area insets of traits apply to a fixed canvas, but not to a canvas that fits its content")
  func safeArea() throws {
    let traits = Traits.safeAreaInsets(EdgeInsets(top: 30, leading: -1))
    let size = Size(100, 200)
    #expect(
      try lay(flexible("A"), in: size, traits: traits).frame("A")
        == Rect(x: 0, y: 30, width: 100, height: 170))
    #expect(
      try lay(box("A", 10, 10), traits: traits).frame("A")
        == Rect(x: 0, y: 0, width: 10, height: 10))
  }
}
