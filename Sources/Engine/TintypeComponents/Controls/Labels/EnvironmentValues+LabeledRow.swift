// SPDX-License-Identifier: MIT

extension EnvironmentValues {
  /// Returns a label and its value in a row that takes all available width, or below each other at
  /// accessibility sizes.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - spacing: The distance between the components of the row, in points.
  ///   - minLength: The minimum length of the spacer between the label and the value.
  ///   - value: The value.
  /// - Returns: The components.
  @ComponentBuilder
  func labeledRow(
    _ label: some Component, spacing: Double = 12, minLength: Double = 0,
    @ComponentBuilder value: () -> ComponentList
  ) -> ComponentList {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        value()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: spacing) {
        label
        Spacer(minLength: minLength)
        value()
      }
    }
  }
}
