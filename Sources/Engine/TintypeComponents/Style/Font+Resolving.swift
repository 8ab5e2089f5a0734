// SPDX-License-Identifier: MIT

extension Font {
  /// Returns the font for an environment: in its Dynamic Type size, and heavier for bold text.
  ///
  /// A size that scales with a text style is replaced by that of the environment; `textStyle` is
  /// kept and names the style. Sizes other than those of the text styles are rounded to whole
  /// pixels. For bold text, 200 is added to the weight, up to 900: regular becomes semibold, and
  /// bold becomes black. This step is specific to this toolkit, because UIKit documents none.
  ///
  /// At `.large` without bold text, the font is unchanged. A font that is already resolved is not
  /// resolved again.
  public func resolved(in environment: EnvironmentValues) -> Font {
    guard dynamicTypeSize == nil else { return self }
    var font = self
    if let textStyle {
      // The sizes of the styles themselves are those of a table.
      let isStyle = family == nil && size == textStyle.size(at: .large)
      font.size =
        isStyle
        ? textStyle.size(at: environment.dynamicTypeSize)
        : textStyle.scaled(
          size, for: environment.dynamicTypeSize, displayScale: environment.displayScale)
    }
    if environment.legibilityWeight == .bold {
      font.weight = Weight(max(weight.value, min(weight.value, 700) + 200))
    }
    // An unchanged font must stay equal, so that its encoded form stays the same too.
    if font.size != size || font.weight != weight {
      font.dynamicTypeSize = environment.dynamicTypeSize
    }
    return font
  }
}
