// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeUIKit

@Suite("UIFont")
struct FontTests {
  private func traits(_ size: DynamicTypeSize) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(size))
  }

  @Test("A system font has its size, weight and design")
  func systemFonts() {
    let font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    #expect(font.font == Font(size: 15, weight: .semibold))
    #expect(font.pointSize == 15)
    #expect(font.fontName == ".SFUI-Semibold")
    #expect(font.familyName == ".AppleSystemUIFont")
    #expect(UIFont.boldSystemFont(ofSize: 12).font.weight == .bold)
    #expect(UIFont.italicSystemFont(ofSize: 12).font.isItalic)
    #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: .light).values.design == .monospaced)
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .light).values.hasMonospacedDigits)
  }

  @Test("A preferred font has the engine's size of the text style")
  func preferredFonts() {
    for style in Font.TextStyle.allCases {
      for size in DynamicTypeSize.allCases {
        let font = UIFont.preferredFont(
          forTextStyle: UIFont.TextStyle(style), compatibleWith: traits(size))
        #expect(font.pointSize == CGFloat(style.size(at: size)))
      }
      #expect(UIFont.TextStyle(style).textStyle == style)
    }
    #expect(UIFont.preferredFont(forTextStyle: .headline).font.weight == .semibold)
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
  }

  @Test("A preferred font has the size for the current traits")
  func currentTraits() {
    traits(.accessibility3).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 40)
    }
  }

  @Test("Named weights survive the conversion to the engine's weights and back")
  func weights() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.fontWeight.value) == Array(stride(from: 100, through: 900, by: 100)))
    #expect(weights.map { UIFont.Weight($0.fontWeight) } == weights)
    #expect(UIFont.Weight(0.1).fontWeight == .regular)
    #expect(UIFont.Weight(9).fontWeight == .black)
    #expect(UIFont.Weight.bold.symbolWeight() == .bold)
    #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
  }

  @Test("A font name is looked up through the snapshot's resources")
  func namedFonts() {
    #expect(UIFont(name: "Inter", size: 20)?.font == Font(family: "Inter", size: 20))
    var environment = UIKitEnvironment(EnvironmentValues(), screenSize: .zero)
    environment.resources.font = { name in
      name == "Inter-Bold" ? Font(family: "Inter", size: 1, weight: .bold) : nil
    }
    UIKitEnvironment.$current.withValue(environment) {
      let font = UIFont(name: "Inter-Bold", size: 20)
      #expect(font?.font == Font(family: "Inter", size: 20, weight: .bold))
      #expect(font?.fontName == "Inter-Bold")
      #expect(font?.familyName == "Inter")
      #expect(UIFont(name: "Missing", size: 20) == nil)
    }
  }

  @Test("Metrics are San Francisco's unless the snapshot's resources return others")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 100)
    #expect(abs(font.lineHeight - 119.33) < 0.01)
    #expect(abs(font.capHeight - 70.46) < 0.01)
    #expect(font.descender < 0)
    var environment = UIKitEnvironment(EnvironmentValues(), screenSize: .zero)
    environment.resources.metrics = { font in
      FontMetrics(
        ascender: CGFloat(font.size), descender: -2, leading: 3, capHeight: 4, xHeight: 5)
    }
    UIKitEnvironment.$current.withValue(environment) {
      #expect(font.lineHeight == 102)
      #expect(font.leading == 3)
    }
  }

  @Test(
    "A text style has the leading of Apple's tables",
    arguments: [
      (UIFont.TextStyle.body, 1.71), (.callout, 1.91), (.footnote, 2.49), (.caption1, 1.68),
      (.caption2, -0.13), (.title1, 0.59), (.largeTitle, 0.43),
    ])
  func leading(style: UIFont.TextStyle, expected: CGFloat) {
    #expect(abs(UIFont.preferredFont(forTextStyle: style).leading - expected) < 0.006)
    #expect(UIFont.systemFont(ofSize: 17).leading == 0)
  }

  @Test("A font scales with its text style, up to the maximum size")
  func scaling() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    let large = metrics.scaledFont(for: font, compatibleWith: traits(.accessibility1))
    // 17 · 34 / 22 = 26.27 points, which are rounded to 79 pixels.
    #expect(abs(large.pointSize - 79.0 / 3) < 1e-9)
    #expect(large.font.weight == .bold)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).pointSize == 17)
    let limited = metrics.scaledFont(
      for: font, maximumPointSize: 20, compatibleWith: traits(.accessibility1))
    #expect(limited.pointSize == 20)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    // 10 · 34 / 22 = 15.45 points, which are rounded to 46 pixels at a display scale of 3.
    let length = metrics.scaledValue(for: 10, compatibleWith: traits(.accessibility1))
    #expect(abs(length - 46.0 / 3) < 1e-9)
  }

  @Test("Symbolic traits change the style of a font")
  func symbolicTraits() throws {
    let descriptor = UIFont.systemFont(ofSize: 14).fontDescriptor
    #expect(descriptor.symbolicTraits.isEmpty)
    let changed = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: changed, size: 0)
    #expect(font.font == Font(size: 14, weight: .bold, isItalic: true))
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let mono = try #require(descriptor.withSymbolicTraits(.traitMonoSpace))
    #expect(mono.values.design == .monospaced)
  }

  @Test("A design applies to the system font only")
  func designs() throws {
    let descriptor = UIFont.systemFont(ofSize: 14).fontDescriptor
    #expect(descriptor.withDesign(.serif)?.values.design == .serif)
    let named = try #require(UIFont(name: "Inter", size: 10)).fontDescriptor
    #expect(named.withDesign(.serif) == nil)
  }

  @Test("Attributes change family, size, weight and features of a descriptor")
  func attributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Inter", .size: 13,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.selector: kMonospacedNumbersSelector,
        ]
      ],
    ])
    #expect(descriptor.values.font == Font(family: "Inter", size: 13, weight: .semibold))
    #expect(descriptor.values.hasMonospacedDigits)
    #expect(descriptor.postscriptName == "Inter-Semibold")
    #expect(descriptor.object(forKey: .family) as? String == "Inter")
    #expect(descriptor.withFace("Light Italic").values.weight == .light)
    #expect(descriptor.withFace("Light Italic").values.isItalic)
    #expect(descriptor.withSize(20).pointSize == 20)
  }

  @Test("Fonts with the same values are equal")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
  }
}
