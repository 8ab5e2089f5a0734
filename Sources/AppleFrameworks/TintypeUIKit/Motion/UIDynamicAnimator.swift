// SPDX-License-Identifier: MIT

public import Foundation

/// An object that a physical animation moves.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center in points.
  var center: CGPoint { get set }
  /// The rectangle in points.
  var bounds: CGRect { get }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// A physical animation, which does not move anything.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  /// The view with the coordinate system.
  public let referenceView: UIView?
  /// The object that follows the animation; its methods are never called.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The rules.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// A Boolean value that indicates whether the animation runs: always `false`.
  open var isRunning: Bool { false }
  /// The seconds of the animation: always 0.
  open var elapsedTime: TimeInterval { 0 }

  /// Creates an animation of views.
  public init(referenceView view: UIView) { referenceView = view }

  /// Adds a rule.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Removes a rule.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  /// Removes all rules.
  open func removeAllBehaviors() { behaviors = [] }
  /// Returns no objects.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  /// Has no effect, because nothing is moved.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// An object that follows an animation; its methods are never called.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {}

/// A rule of a physical animation, which has no effect.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  /// The objects of the rule.
  open private(set) var items: [any UIDynamicItem] = []
  /// The rules that this one contains.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each step, of which there are none.
  open var action: (() -> Void)?

  /// Creates a rule without objects.
  public override init() { super.init() }

  /// Creates a rule of objects.
  public init(items: [any UIDynamicItem]) { self.items = items }

  /// Adds a rule.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Adds an object.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an object.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// The gravity, which has no effect.
@MainActor @preconcurrency
open class UIGravityBehavior: UIDynamicBehavior {
  /// The direction.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The angle in radians.
  open var angle: CGFloat = .pi / 2
  /// The strength.
  open var magnitude: CGFloat = 1
}

/// Collisions, which do not happen.
@MainActor @preconcurrency
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that collide.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects.
    public static let items = Self(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Self(rawValue: 2)
    /// Both.
    public static let everything: Self = [.items, .boundaries]
  }

  /// The objects that collide.
  open var collisionMode = Mode.everything
  /// A Boolean value that indicates whether the edges of the view are boundaries.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The object that follows collisions; its methods are never called.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Has no effect, because nothing is moved.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  /// Has no effect, because nothing is moved.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Has no effect, because nothing is moved.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {}
  /// Has no effect, because nothing is moved.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
  /// Has no effect, because nothing is moved.
  open func removeAllBoundaries() {}
}

/// An object that follows collisions; its methods are never called.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

/// A movement to a point, which does not happen.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// The damping from 0 to 1.
  open var damping: CGFloat = 0.5

  /// Creates a movement of an object to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init(items: [item])
  }
}

/// The properties of objects, which have no effect.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The elasticity from 0 to 1.
  open var elasticity: CGFloat = 0
  /// The friction.
  open var friction: CGFloat = 0
  /// The density.
  open var density: CGFloat = 1
  /// The resistance.
  open var resistance: CGFloat = 0
  /// The resistance against a rotation.
  open var angularResistance: CGFloat = 0
  /// A Boolean value that indicates whether objects rotate.
  open var allowsRotation = true
  /// A Boolean value that indicates whether objects stay at their position.
  open var isAnchored = false
  /// Has no effect, because nothing is moved.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Has no effect, because nothing is moved.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// A push, which has no effect.
@MainActor @preconcurrency
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  @nonexhaustive(warn)
  public enum Mode: Int, Sendable {
    /// Always.
    case continuous = 0
    /// Once.
    case instantaneous = 1
  }

  /// The duration.
  public let mode: Mode
  /// A Boolean value that indicates whether objects are pushed.
  open var active = true
  /// The angle in radians.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction.
  open var pushDirection = CGVector.zero

  /// Creates a push of objects.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Sets the angle in radians and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

/// A connection of an object, which has no effect.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The point of the connection.
  open var anchorPoint: CGPoint
  /// The length in points.
  open var length: CGFloat = 0
  /// The damping.
  open var damping: CGFloat = 0
  /// The frequency of oscillations.
  open var frequency: CGFloat = 0

  /// Creates a connection of an object with a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    super.init(items: [item])
  }

  /// Creates a connection of two objects.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    anchorPoint = item2.center
    super.init(items: [item1, item2])
  }
}
