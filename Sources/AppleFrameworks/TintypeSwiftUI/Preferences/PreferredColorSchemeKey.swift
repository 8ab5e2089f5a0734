// SPDX-License-Identifier: MIT

/// The key of the color scheme that a view prefers for its presentation.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The type of the value.
  public typealias Value = ColorScheme?

  /// Keeps the first preferred color scheme.
  public static func reduce(
    value: inout PreferredColorSchemeKey.Value, nextValue: () -> PreferredColorSchemeKey.Value
  ) {
    value = value ?? nextValue()
  }
}
