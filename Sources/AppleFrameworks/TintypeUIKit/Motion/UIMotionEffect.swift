// SPDX-License-Identifier: MIT

public import Foundation

/// An effect of a motion of the device, which is not shown.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
  /// Returns no values, because the device does not move.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// An effect that changes a property between two values.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of a motion.
  @nonexhaustive(warn)
  public enum EffectType: Int, Sendable {
    /// To the left and to the right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The path of the property.
  public let keyPath: String
  /// The direction.
  public let type: EffectType
  /// The first value.
  open var minimumRelativeValue: Any?
  /// The last value.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
  }
}

/// Several effects.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
