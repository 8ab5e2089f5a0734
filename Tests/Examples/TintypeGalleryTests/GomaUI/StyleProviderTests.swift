// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeGallery

@Suite("Colors of the design system") struct StyleProviderTests {
  typealias Colors = GomaUI.StyleProvider.Color

  @Test(
    "Text has a contrast ratio of at least 4.5 with its background, in light and dark appearance",
    arguments: [
      (Colors.textPrimary, Color.backgroundTestColor),
      (Colors.textSecondary, .backgroundTestColor),
      (Colors.highlightText, .backgroundTestColor),
      (Colors.alertText, .backgroundTestColor),
      (Colors.highlightText, Colors.highlightTint),
      (Colors.onHighlight, Colors.highlightPrimary),
      (Colors.onHighlight, Colors.alertPrimary),
      (Colors.onSelected, Colors.highlightSelected),
    ], ColorScheme.allCases)
  func contrast(colors: (text: Color, ground: Color), scheme: ColorScheme) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let text = colors.text.resolve(in: environment).luminance
    let ground = colors.ground.resolve(in: environment).luminance
    #expect((max(text, ground) + 0.05) / (min(text, ground) + 0.05) >= 4.5)
  }

  @Test(
    "The style provider has fonts of four weights",
    arguments: [
      (.light, 300), (.regular, 400), (.medium, 500), (.bold, 700),
    ] as [(GomaUI.StyleProvider.FontType, Int)])
  func fonts(type: GomaUI.StyleProvider.FontType, weight: Int) {
    let font = GomaUI.StyleProvider.fontWith(type: type, size: 16)
    #expect(font == .system(size: 16, weight: Font.Weight(weight)))
  }
}

extension ResolvedColor {
  /// The relative luminance, as WCAG 2.2 defines it.
  fileprivate var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
