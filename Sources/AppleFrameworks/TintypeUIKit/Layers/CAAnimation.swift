// SPDX-License-Identifier: MIT

public import Foundation

/// An animation of a layer, which has no effect: a snapshot shows the layer's own values.
open class CAAnimation: NSObject {
  /// The duration in seconds.
  open var duration: CFTimeInterval = 0
  /// The delay in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// A Boolean value that indicates whether the animation runs forward and backward.
  open var autoreverses = false
  /// A Boolean value that indicates whether the animation is removed at its end.
  open var isRemovedOnCompletion = true
  /// The effect before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing.
  open var timingFunction: CAMediaTimingFunction?

  /// Creates an animation.
  public override init() {
    super.init()
  }
}

/// A duration in seconds.
public typealias CFTimeInterval = Double

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The path of the property.
  open var keyPath: String?
  /// A Boolean value that indicates whether the values are added to the property.
  open var isAdditive = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference of the values.
  open var byValue: Any?
}

/// An animation of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path of positions.
  open var path: CGPath?
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The effect before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String

  /// Creates a mode from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// None.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value remains.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value applies before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The timing of an animation.
open class CAMediaTimingFunction: NSObject {
  /// Creates the timing of a name.
  public init(name: CAMediaTimingFunctionName) {
    super.init()
  }
}

/// The name of a timing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String

  /// Creates a name from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the start and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A group of changes, which are never animated.
open class CATransaction: NSObject {
  /// Has no effect.
  open class func begin() {}
  /// Has no effect.
  open class func commit() {}
  /// Has no effect.
  open class func setDisableActions(_ flag: Bool) {}
  /// Has no effect.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Calls a closure at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
