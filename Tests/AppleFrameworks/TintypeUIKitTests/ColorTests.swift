// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeComponents
import TintypeTestSupport
import TintypeUIKit

@Suite("UIColor")
struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    color.resolvedColor(with: traits).cgColor.resolvedColor.description
  }

  @Test(
    "System colors have the published values for style and contrast",
    arguments: [
      (UIColor.systemRed, "#FF3B30", "#FF453A"),
      (.systemBlue, "#007AFF", "#0A84FF"),
      (.systemGray6, "#F2F2F7", "#1C1C1E"),
      (.label, "#000000", "#FFFFFF"),
      (.secondaryLabel, "#3C3C4399", "#EBEBF599"),
      (.systemBackground, "#FFFFFF", "#000000"),
      (.secondarySystemGroupedBackground, "#FFFFFF", "#1C1C1E"),
      (.opaqueSeparator, "#C6C6C8", "#38383A"),
      (.red, "#FF0000", "#FF0000"),
      (.darkGray, "#555555", "#555555"),
      (.lightGray, "#AAAAAA", "#AAAAAA"),
      (.brown, "#996633", "#996633"),
      (.clear, "#00000000", "#00000000"),
    ])
  func systemColors(color: UIColor, lightHex: String, darkHex: String) {
    #expect(hex(color, light) == lightHex)
    #expect(hex(color, dark) == darkHex)
  }

  @Test("Increased contrast selects the values for increased contrast")
  func contrast() {
    let high = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(hex(.systemRed, high) == "#FF6961")
  }

  @Test("A system color keeps the engine's color with its name")
  func engineColor() {
    #expect(UIColor.systemRed.color == Color.red)
    #expect(UIColor(Color.red) == UIColor.systemRed)
    #expect(UIColor.systemRed.color.name == "red")
  }

  @Test("Changing the opacity replaces it in every variant and keeps the name")
  func alpha() {
    let color = UIColor.secondaryLabel.withAlphaComponent(0.5)
    #expect(hex(color, light) == "#3C3C4380")
    #expect(hex(color, dark) == "#EBEBF580")
    #expect(color.color.name == "secondary")
    let dynamic = UIColor { _ in .red }.withAlphaComponent(0)
    #expect(hex(dynamic, light) == "#FF000000")
  }

  @Test("A provider returns the color for the traits that it is called with")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .blue }
    #expect(hex(color, light) == "#0000FF")
    #expect(hex(color, dark) == "#FF453A")
    let expected = Color(
      nil, light: Color(hex: 0x0000FF), dark: Color(hex: 0xFF453A),
      lightHighContrast: Color(hex: 0x0000FF), darkHighContrast: Color(hex: 0xFF6961))
    #expect(color.color == expected)
  }

  @Test("The current traits are those of the resolution while a provider is called")
  func providerWithCurrentTraits() {
    let color = UIColor { _ in
      UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black
    }
    #expect(hex(color, dark) == "#FFFFFF")
    #expect(hex(color, light) == "#000000")
  }

  @Test("Components are those for the current traits")
  func currentComponents() {
    var red: CGFloat = 0
    dark.performAsCurrent { UIColor.label.getRed(&red, green: nil, blue: nil, alpha: nil) }
    #expect(red == 1)
  }

  @Test("Hue, saturation and brightness survive the conversion to components and back")
  func hue() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let values = (0..<3).map { _ in CGFloat(Double.random(in: 0.05...0.95, using: &generator)) }
      let color = UIColor(
        hue: values[0], saturation: values[1], brightness: values[2], alpha: 0.5)
      var (hue, saturation): (CGFloat, CGFloat) = (0, 0)
      var (brightness, alpha): (CGFloat, CGFloat) = (0, 0)
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      #expect(abs(hue - values[0]) < 1e-9)
      #expect(abs(saturation - values[1]) < 1e-9)
      #expect(abs(brightness - values[2]) < 1e-9)
      #expect(alpha == 0.5)
    }
  }

  @Test(
    "Hues have the known components",
    arguments: zip(
      0...6, ["#FF0000", "#FFFF00", "#00FF00", "#00FFFF", "#0000FF", "#FF00FF", "#FF0000"]))
  func knownHues(sixths: Int, expected: String) {
    let color = UIColor(hue: CGFloat(sixths) / 6, saturation: 1, brightness: 1, alpha: 1)
    #expect(hex(color, light) == expected)
  }

  @Test("White is stored only for grays")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25)
    #expect(alpha == 0.5)
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
  }

  @Test("Display P3 is converted to sRGB, and the axis of grays is unchanged")
  func displayP3() throws {
    let components = try #require(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components)
    // Values of CSS Color 4's conversion of color(display-p3 1 0 0).
    let expected = [1.0931, -0.2268, -0.1501, 1]
    #expect(components.count == expected.count)
    for (value, wanted) in zip(components, expected) {
      #expect(abs(Double(value) - wanted) < 2e-4)
    }
    let gray = try #require(
      UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor.components)
    for value in try nonEmpty(gray.dropLast()) { #expect(abs(Double(value) - 0.5) < 1e-9) }
  }

  @Test("Components outside of 0 to 1 are kept, and clamped for the engine")
  func extendedComponents() {
    let color = UIColor(red: 2, green: -1, blue: 0.5, alpha: 1)
    #expect(color.cgColor.components == [2, -1, 0.5, 1])
    #expect(color.color == Color(red: 1, green: 0, blue: 0.5))
  }

  @Test("Colors with the same components and color space are equal")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(cgColor: UIColor.white.cgColor) == .white)
    #expect(UIColor.systemRed != UIColor.systemBlue)
  }

  @Test("A failable initializer of an extension can begin with a color without components")
  func emptyColor() {
    #expect(UIColor(hexadecimal: "invalid") == nil)
    #expect(UIColor(hexadecimal: "FF0000") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor() == UIColor(white: 0, alpha: 0))
  }

  @Test("A named color is found only through the snapshot's resources")
  func namedColors() {
    #expect(UIColor(named: "brand") == nil)
    var environment = UIKitEnvironment(EnvironmentValues(), screenSize: .zero)
    environment.resources.color = { name, _ in name == "brand" ? .systemGreen : nil }
    UIKitEnvironment.$current.withValue(environment) {
      #expect(UIColor(named: "brand") == UIColor.systemGreen)
      #expect(UIColor(named: "other") == nil)
      let resolved = UIColor(named: "brand", in: nil, compatibleWith: dark)
      #expect(resolved?.cgColor.resolvedColor.description == "#30D158")
    }
  }

  @Test("A color of Core Graphics has the components of its color space and alpha")
  func coreGraphics() {
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).copy(alpha: 1)?.alpha == 1)
    #expect(CGColor.white == CGColor(gray: 1, alpha: 1))
    let components: [CGFloat] = [0.1, 0.2, 0.3, 0.4]
    let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: components)
    #expect(color?.components == components)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: "unknown") == nil)
  }
}

extension UIColor {
  fileprivate convenience init?(hexadecimal: String) {
    guard let value = UInt32(hexadecimal, radix: 16) else {
      self.init()
      return nil
    }
    self.init(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }
}
