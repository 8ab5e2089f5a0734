// SPDX-License-Identifier: MIT

import TintypeComponents

/// The layouts of pickers in addition to those of the engine's styles.
enum PickerLayout {
  case standard, wheel, navigationLink
}

private enum PickerLayoutKey: EnvironmentKey {
  static var defaultValue: PickerLayout { .standard }
}

extension EnvironmentValues {
  /// The layout of pickers; that of the engine's style by default.
  var pickerLayout: PickerLayout {
    get { self[PickerLayoutKey.self] }
    set { self[PickerLayoutKey.self] = newValue }
  }
}
