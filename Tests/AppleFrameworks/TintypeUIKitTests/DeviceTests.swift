// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeUIKit

@Suite("UIScreen, UIDevice and UIApplication")
@MainActor
struct DeviceTests {
  private func pad() -> UIKitEnvironment {
    var values = EnvironmentValues()
    values.userInterfaceIdiom = .pad
    values.displayScale = 2
    values.layoutDirection = .rightToLeft
    values.legibilityWeight = .bold
    values.colorSchemeContrast = .increased
    values.reduceMotion = true
    return UIKitEnvironment(values, screenSize: CGSize(width: 1194, height: 834))
  }

  @Test("Without a snapshot, the device is an iPhone 13")
  func defaults() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1170, height: 2532))
    #expect(UIDevice.current.model == "iPhone")
    #expect(UIDevice.current.systemName == "iOS")
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test("In a snapshot, screen, device and settings are the snapshot's")
  func snapshot() {
    UIKitEnvironment.$current.withValue(pad()) {
      #expect(UIScreen.main.bounds.size == CGSize(width: 1194, height: 834))
      #expect(UIScreen.main.scale == 2)
      #expect(UIDevice.current.model == "iPad")
      #expect(UIDevice.current.systemName == "iPadOS")
      #expect(UIDevice.current.orientation.isLandscape)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIAccessibility.isReduceMotionEnabled)
      #expect(UIAccessibility.isBoldTextEnabled)
      #expect(UIAccessibility.isDarkerSystemColorsEnabled)
      #expect(!UIAccessibility.isReduceTransparencyEnabled)
    }
  }

  @Test("The app opens no URL and reports it")
  func opening() async throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(UIApplication.shared.canOpenURL(url))
    let other = try #require(URL(string: "other-app://page"))
    #expect(!UIApplication.shared.canOpenURL(other))
    var results: [Bool] = []
    UIApplication.shared.open(url) { results.append($0) }
    #expect(results == [false])
    #expect(await UIApplication.shared.open(url) == false)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(!UIApplication.shared.sendAction("act", to: nil, from: nil, for: nil))
  }

  @Test("The pasteboard of a snapshot is empty at its start and keeps the last copied value")
  func pasteboard() {
    UIKitEnvironment.$current.withValue(pad()) {
      let pasteboard = UIPasteboard.general
      #expect(pasteboard.string == nil)
      pasteboard.string = "text"
      #expect(pasteboard.strings == ["text"])
      pasteboard.url = URL(string: "https://example.com")
      #expect(!pasteboard.hasStrings)
      #expect(pasteboard.hasURLs)
      #expect(pasteboard.changeCount == 2)
    }
    UIKitEnvironment.$current.withValue(pad()) {
      #expect(UIPasteboard.general.numberOfItems == 0)
    }
  }

  @Test("The spell checker finds no misspelled words")
  func spelling() {
    let range = UITextChecker().rangeOfMisspelledWord(
      in: "mispeled", range: NSRange(location: 0, length: 8), startingAt: 0, wrap: false,
      language: "en")
    #expect(range.location == NSNotFound)
  }
}
