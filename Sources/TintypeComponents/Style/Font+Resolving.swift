// SPDX-License-Identifier: MIT

extension Font {
  /// The font as an environment wants it: in its Dynamic Type size, and heavier for bold text.
  ///
  /// A size that grows with a style becomes that of the environment; `textStyle` stays and says
  /// what it grew with. Other sizes than those of the styles are moved to whole pixels. For bold
  /// text the weight becomes 200 more, at most 900: regular becomes semibold, and bold black. That
  /// step is this toolkit's own; UIKit documents none.
  ///
  /// At `.large` without bold text the font stays as it is. One that has been resolved is not
  /// resolved again.
  public func resolved(in environment: EnvironmentValues) -> Font {
    guard dynamicTypeSize == nil else { return self }
    var font = self
    if let textStyle {
      font.size = textStyle.scaled(
        size, for: environment.dynamicTypeSize, displayScale: environment.displayScale)
    }
    if environment.legibilityWeight == .bold {
      font.weight = Weight(max(weight.value, min(weight.value, 700) + 200))
    }
    // What has not changed must stay equal, so that it also stays the same in coded trees.
    if font.size != size || font.weight != weight {
      font.dynamicTypeSize = environment.dynamicTypeSize
    }
    return font
  }
}
