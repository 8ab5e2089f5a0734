// SPDX-License-Identifier: MIT

extension PlatformMetrics.List {
  /// Returns the least height of a row, including its separator, at a Dynamic Type size.
  func leastRowHeight(at size: DynamicTypeSize) -> Double {
    let style = Font.TextStyle.body
    return rowHeight + rowGrowth * (style.size(at: size) - style.size(at: .large))
  }

  /// The color of separators.
  var separatorColor: Color {
    let standard = Color.separator
    return Color(
      "separator",
      light: Color(hex: 0x3C3C43, opacity: separatorOpacity),
      dark: Color(hex: 0x545458, opacity: darkSeparatorOpacity),
      lightHighContrast: standard, darkHighContrast: standard)
  }
}
