// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Colors")
struct ColorTests {
  private static let looks: [Traits] = [
    [.light], [.dark], [.light, .increasedContrast], [.dark, .increasedContrast],
  ]

  /// Returns the color in light and dark, then in both at increased contrast.
  private func looks(_ color: Color) -> [String] {
    Self.looks.map { traits in
      var environment = EnvironmentValues()
      traits.apply(to: &environment)
      var resolved = color.resolve(in: environment)
      resolved.name = nil
      return resolved.description
    }
  }

  @Test("Colors differ between schemes and contrasts if they specify variants")
  func contrasts() {
    let color = Color(
      "c", light: Color(hex: 1), dark: Color(hex: 2), lightHighContrast: Color(hex: 3),
      darkHighContrast: Color(hex: 4))
    #expect(looks(color) == ["#000001", "#000002", "#000003", "#000004"])
    #expect(looks(color.opacity(0.5)) == ["#00000180", "#00000280", "#00000380", "#00000480"])
    #expect(looks(Color(hex: 5)) == ["#000005", "#000005", "#000005", "#000005"])
    #expect(
      looks(Color(light: Color(hex: 1), dark: Color(hex: 2)))
        == ["#000001", "#000002", "#000001", "#000002"])
    #expect(
      looks(Color(light: .black, dark: color)) == ["#000000", "#000002", "#000000", "#000004"])
    #expect(
      looks(Color(light: color, dark: color, lightHighContrast: color, darkHighContrast: .white))
        == ["#000001", "#000002", "#000003", "#FFFFFF"])
  }

  @Test("Colors without high-contrast variants are encoded without them")
  func coding() throws {
    let encoder = JSONEncoder()
    let plain = try #require(String(data: try encoder.encode(Color.black), encoding: .utf8))
    #expect(!plain.contains("HighContrast"))
    for color in [Color.black, .secondary, .red] { #expect(try throughJSON(color) == color) }
  }

  @Test(
    "System colors have the published values",
    arguments: [
      (.red, "red", ["#FF3B30", "#FF453A", "#D70015", "#FF6961"]),
      (.orange, "orange", ["#FF9500", "#FF9F0A", "#C93400", "#FFB340"]),
      (.yellow, "yellow", ["#FFCC00", "#FFD60A", "#B25000", "#FFD426"]),
      (.green, "green", ["#34C759", "#30D158", "#248A3D", "#30DB5B"]),
      (.mint, "mint", ["#00C7BE", "#63E6E2", "#0C817B", "#66D4CF"]),
      (.teal, "teal", ["#30B0C7", "#40C8E0", "#008299", "#5DE6FF"]),
      (.cyan, "cyan", ["#32ADE6", "#64D2FF", "#0071A4", "#70D7FF"]),
      (.blue, "blue", ["#007AFF", "#0A84FF", "#0040DD", "#409CFF"]),
      (.indigo, "indigo", ["#5856D6", "#5E5CE6", "#3634A3", "#7D7AFF"]),
      (.purple, "purple", ["#AF52DE", "#BF5AF2", "#8944AB", "#DA8FFF"]),
      (.pink, "pink", ["#FF2D55", "#FF375F", "#D30F45", "#FF6482"]),
      (.brown, "brown", ["#A2845E", "#AC8E68", "#7F6545", "#B59469"]),
      (.gray, "gray", ["#8E8E93", "#8E8E93", "#6C6C70", "#AEAEB2"]),
      (.gray6, "gray6", ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"]),
      (.accentColor, "accentColor", ["#007AFF", "#0A84FF", "#0040DD", "#409CFF"]),
      (.primary, "primary", ["#000000", "#FFFFFF", "#000000", "#FFFFFF"]),
      (.secondary, "secondary", ["#3C3C4399", "#EBEBF599", "#3C3C43CC", "#EBEBF5B3"]),
      (.tertiaryLabel, "tertiary", ["#3C3C434D", "#EBEBF54D", "#3C3C43B3", "#EBEBF58C"]),
      (.quaternaryLabel, "quaternary", ["#3C3C432E", "#EBEBF529", "#3C3C438C", "#EBEBF566"]),
      (.systemBackground, "systemBackground", ["#FFFFFF", "#000000", "#FFFFFF", "#000000"]),
      (
        .secondarySystemBackground, "secondarySystemBackground",
        ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"]
      ),
      (
        .systemGroupedBackground, "systemGroupedBackground",
        ["#F2F2F7", "#000000", "#EBEBF0", "#000000"]
      ),
      (.separator, "separator", ["#3C3C434A", "#54545899", "#3C3C435E", "#545458BF"]),
      (.opaqueSeparator, "opaqueSeparator", ["#C6C6C8", "#38383A", "#C6C6C8", "#38383A"]),
      (.systemFill, "systemFill", ["#78788033", "#7878805C", "#78788047", "#78788070"]),
      (
        .quaternarySystemFill, "quaternarySystemFill",
        ["#74748014", "#7676802E", "#74748029", "#76768042"]
      ),
    ] as [(Color, String, [String])])
  func palette(color: Color, name: String, values: [String]) {
    #expect(color.name == name)
    #expect(looks(color) == values)
  }

  @Test(
    "Increased contrast never lowers a color's contrast with the background in the classic style")
  func increasedContrast() {
    let colors: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray, .gray2, .gray3, .gray4, .gray5, .gray6, .primary, .secondary, .tertiary, .quaternary,
      .separator, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    for color in colors {
      let contrasts = Self.looks.map { traits -> Double in
        var environment = EnvironmentValues()
        traits.apply(to: &environment)
        environment.platformStyle = .classic
        return color.resolve(in: environment)
          .contrast(with: Color.systemBackground.resolve(in: environment))
      }
      #expect(contrasts[2] >= contrasts[0], "\(color.name ?? "")")
      #expect(contrasts[3] >= contrasts[1], "\(color.name ?? "")")
    }
  }
}

@Suite("Color contrast")
struct ColorContrastTests {
  private func color(_ hex: UInt32, _ opacity: Double = 1) -> ResolvedColor {
    Color(hex: hex, opacity: opacity).resolve(in: EnvironmentValues())
  }

  @Test(
    "The contrast ratio follows WCAG and is symmetric",
    arguments: [
      (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.478),
      (0x767676, 0xFFFFFF, 4.542), (0xFF0000, 0xFFFFFF, 3.998), (0x0000FF, 0xFFFFFF, 8.592),
      (0x00FF00, 0x000000, 15.304),
    ] as [(UInt32, UInt32, Double)])
  func ratio(first: UInt32, second: UInt32, ratio: Double) {
    #expect(abs(color(first).contrast(with: color(second)) - ratio) < 0.001)
    #expect(
      color(first).contrast(with: color(second)) == color(second).contrast(with: color(first)))
  }

  @Test("The relative luminance follows the sRGB curve for every 8-bit value")
  func luminance() {
    for value in 0...255 as ClosedRange<UInt32> {
      let number = Double(value) / 255
      let linear = number <= 0.04045 ? number / 12.92 : pow((number + 0.055) / 1.055, 2.4)
      let gray = color(value << 16 | value << 8 | value)
      #expect(abs(gray.relativeLuminance - linear) < 1e-14)
    }
  }

  @Test("The contrast of a translucent color is that of the composited color")
  func translucent() {
    let half = color(0x000000, 0.5)
    #expect(abs(half.contrast(with: color(0xFFFFFF)) - 3.977) < 0.001)
    #expect(color(0x000000, 0).contrast(with: color(0xFFFFFF)) == 1)
    // A background counts as opaque.
    #expect(half.contrast(with: color(0xFFFFFF, 0)) == half.contrast(with: color(0xFFFFFF)))
    #expect(color(0x000000).contrast(with: color(0xFFFFFF, 0)) == 21)
  }

  @Test("A translucent color is composited over another")
  func compositing() {
    #expect(color(0xFF0000, 0.5).composited(over: color(0x0000FF)).description == "#800080")
    #expect(color(0x123456).composited(over: color(0xFFFFFF)) == color(0x123456))
    #expect(color(0x123456, 0).composited(over: color(0xABCDEF)) == color(0xABCDEF))
    let both = color(0xFF0000, 0.5).composited(over: color(0x0000FF, 0.5))
    #expect(both.opacity == 0.75)
    #expect(both.description == "#AA0055BF")
    #expect(color(0xFF0000, 0).composited(over: color(0x00FF00, 0)).opacity == 0)
  }

  @Test("Invalid color components are clamped to the valid range")
  func hostile() {
    var strange = color(0xFFFFFF)
    strange.red = .nan
    strange.green = .infinity
    strange.blue = -4
    strange.opacity = 7
    #expect(
      strange.contrast(with: color(0x000000)) == color(0x00FF00).contrast(with: color(0x000000)))
    strange.opacity = .nan
    #expect(strange.composited(over: color(0x123456)) == color(0x123456))
  }
}
