// SPDX-License-Identifier: MIT

public import Foundation

/// An animation of a layer, which has no effect: a snapshot shows the layer's own values.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  /// The object that follows the animation; its methods are never called.
  open var delegate: (any CAAnimationDelegate)?
  /// The speed.
  open var speed: Float = 1
  /// The offset of the time in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The seconds of repetitions.
  open var repeatDuration: CFTimeInterval = 0
  /// The number of frames per second.
  open var preferredFrameRateRange: CAFrameRateRange = .default
  /// Has no effect.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  /// Returns the animation.
  open func copy(with zone: NSZone? = nil) -> Any { self }
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
  /// A Boolean value that indicates whether repetitions add to the value.
  open var isCumulative: Bool = false
  /// The function of the values.
  open var valueFunction: CAValueFunction?
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
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether the damping can be high.
  open var allowsOverdamping: Bool = false
  /// The seconds until the spring rests: always 1.5.
  open var settlingDuration: CFTimeInterval { 1.5 }
  /// The seconds that the user perceives: always 0.5.
  open var perceptualDuration: CFTimeInterval { 0.5 }
  /// The strength of oscillations: always 0.
  open var bounce: CGFloat { 0 }
  /// Creates an animation without a property; the values have no effect.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) { self.init() }
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The timing between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The values between those of the animation.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The rotation along the path.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension of a curve.
  open var tensionValues: [NSNumber]?
  /// The continuity of a curve.
  open var continuityValues: [NSNumber]?
  /// The bias of a curve.
  open var biasValues: [NSNumber]?
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
  /// Creates the timing of a curve with two control points in the unit square.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
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
  open class func flush() {}
  /// Has no effect.
  open class func lock() {}
  /// Has no effect.
  open class func unlock() {}
  /// Returns 0.25.
  open class func animationDuration() -> CFTimeInterval { 0.25 }
  /// Returns `false`.
  open class func disableActions() -> Bool { false }
  /// Has no effect.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Returns `nil`.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  /// Has no effect.
  open class func setValue(_ anObject: Any?, forKey key: String) {}
  /// Returns `nil`.
  open class func value(forKey key: String) -> Any? { nil }
  /// Returns `nil`.
  open class func completionBlock() -> (() -> Void)? { nil }
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

/// The key of the duration of a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a Boolean value: changes are not animated.
public let kCATransactionDisableActions = "disableActions"
