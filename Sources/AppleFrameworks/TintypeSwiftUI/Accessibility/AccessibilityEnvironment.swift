// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

private enum AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

// A snapshot test runs without assistive technologies. Settings that change the appearance are
// traits of the test.
extension EnvironmentValues {
  /// A Boolean value that indicates whether an assistive technology is in use; `false` by default.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// A Boolean value that indicates whether motion should be reduced.
  public var accessibilityReduceMotion: Bool { base.reduceMotion }

  /// A Boolean value that indicates whether transparency should be reduced.
  public var accessibilityReduceTransparency: Bool { base.reduceTransparency }

  /// A Boolean value that indicates whether differences should not depend on color alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// A Boolean value that indicates whether colors are inverted.
  public var accessibilityInvertColors: Bool { false }

  /// A Boolean value that indicates whether buttons should have visible shapes.
  public var accessibilityShowButtonShapes: Bool { false }

  /// A Boolean value that indicates whether flashing lights should be dimmed.
  public var accessibilityDimFlashingLights: Bool { false }

  /// A Boolean value that indicates whether animated images should be played.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// A Boolean value that indicates whether VoiceOver is in use.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// A Boolean value that indicates whether Switch Control is in use.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// A Boolean value that indicates whether Assistive Access is in use.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// A Boolean value that indicates whether the large content viewer is enabled: whether the device
  /// shows it for an item.
  public var accessibilityLargeContentViewerEnabled: Bool { base.largeContentItem != nil }

  /// The weight of text for legibility; `nil` is the same as regular.
  public var legibilityWeight: LegibilityWeight? {
    get { base.legibilityWeight }
    set { base.legibilityWeight = newValue }
  }
}
