// SPDX-License-Identifier: MIT

/// The assistive technologies whose focus is observed.
public struct AccessibilityTechnologies: SetAlgebra, BitSet, Sendable {
  var bits: UInt32 = 0

  /// Creates an empty set.
  public init() {}

  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(bits: 1 << 0)
  /// Switch Control.
  public static let switchControl = AccessibilityTechnologies(bits: 1 << 1)
}
