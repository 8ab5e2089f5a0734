// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeGallery

@Suite("Banners and toasts")
struct MessageTests {
  final class Model {
    var isShown = true
    var undone = 0
  }

  @Test(
    "The accessibility label of a banner begins with its style, except for info",
    arguments: [
      (BannerStyle.info, "Saved, Twice"), (.success, "Success, Saved, Twice"),
      (.warning, "Warning, Saved, Twice"), (.error, "Error, Saved, Twice"),
    ])
  func accessibilityLabelOfBannerBeginsWithItsStyleExcept(style: BannerStyle, spoken: String) throws
  {
    let scene = try lay(Banner("Saved", message: "Twice", style: style), in: Size(390, 200))

    #expect(scene.labeled(spoken) != nil)
  }

  @Test("The close button closes a banner and has a tap area of 44 points")
  func closes() throws {
    let model = Model()
    let host = try ComponentHost(
      Banner("Offline") {
      } onClose: {
        model.isShown = false
      }, in: .fixed(Size(390, 200)))

    let cross = try #require(host.scene.labeled("Close")).frame
    #expect(cross.width >= 44 && cross.height >= 44)
    try host.perform(.tap, on: "Close")
    #expect(!model.isShown)
  }

  @Test("Banner icons and text have enough contrast in every style and scheme")
  func bannerIconsAndTextHaveEnoughContrastInEveryStyle() throws {
    for traits in [Traits.light, .dark] {
      for style in BannerStyle.allCases {
        let scene = try lay(Banner("A", style: style), in: Size(390, 100), traits: traits)
        let background = try #require(scene.fills.first)
        let icon = try #require(scene.fills.dropFirst().first)
        #expect(icon.contrast(with: background) >= 3, "\(style)")
        let text = try #require(scene.lines.first).color
        #expect(text.contrast(with: background) >= 4.5, "\(style)")
      }
    }
  }

  @Test("A toast is as wide as its message, or as its container if it has an action")
  func fillsWithAction() throws {
    let plain = try lay(Toast("Saved"), in: Size(390, 100))
    let acting = try lay(Toast("Saved") { Button("Undo") {} }, in: Size(390, 100))

    #expect(try #require(plain.first("Toast")).frame.width < 200)
    #expect(try #require(acting.first("Toast")).frame.width == 390)
  }

  @Test("The action of a toast runs")
  func runsAction() throws {
    let model = Model()
    let host = try ComponentHost(
      Toast("Saved") { Button("Undo") { model.undone += 1 } }, in: .fixed(Size(390, 100)))

    try host.perform(.tap, on: "Undo")
    #expect(model.undone == 1)
  }

  @Test("At accessibility text sizes, the action of a toast is below its message")
  func stacksAction() throws {
    let scene = try lay(
      Toast("Saved") { Button("Undo") {} }, in: Size(390, 400),
      traits: .dynamicTypeSize(.accessibility1))
    let message = try #require(scene.labeled("Saved")).frame
    let action = try #require(scene.first("Button")).frame

    #expect(action.minY >= message.maxY)
  }

  @Test("A toast is within the safe area, 16 points above the bottom")
  func toastIsWithinSafeArea16PointsAboveBottom() throws {
    let component = Color.white.toast(isPresented: true) { Toast("Saved") }
    let scene = try Scene(
      of: component, in: .fixed(Size(390, 800)),
      traits: .safeAreaInsets(EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)),
      measuring: BlockText())

    #expect(try #require(scene.first("Toast")).frame.maxY == 800 - 34 - 16)
  }

  @Test("A toast is dismissed through its binding")
  func dismisses() throws {
    let model = Model()
    let host = try ComponentHost(
      Color.white.toast(isPresented: Binding(model, \.isShown)) { Toast("Saved").id("toast") },
      in: .fixed(Size(390, 800)))

    try host.perform(.dismiss, on: "toast")
    #expect(!model.isShown)
    #expect(host.scene.first("Toast") == nil)
  }
}
