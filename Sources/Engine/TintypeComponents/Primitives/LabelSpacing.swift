// SPDX-License-Identifier: MIT

private enum LabelIconSpacingKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private enum LabelIconWidthKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
  /// The distance between the icon and the title of labels in points; `nil` for that of the place.
  package var labelIconSpacing: Double? {
    get { self[LabelIconSpacingKey.self] }
    set { self[LabelIconSpacingKey.self] = newValue }
  }

  /// The least width of the icons of labels with a title, in which they are centered, in points;
  /// `nil` for that of the place.
  package var labelIconWidth: Double? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}
