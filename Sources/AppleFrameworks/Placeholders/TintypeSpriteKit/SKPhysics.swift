// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// The physical world of a scene, in which nothing moves.
@MainActor
open class SKPhysicsWorld: NSObject {
  /// The gravity in meters per second squared.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// The speed.
  open var speed: CGFloat = 1
  /// The object that is called for contacts, of which there are none.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// The body of a node, which does not move.
@MainActor
open class SKPhysicsBody: NSObject {
  /// A Boolean value that indicates whether the body moves.
  open var isDynamic = true
  /// A Boolean value that indicates whether gravity moves the body.
  open var affectedByGravity = true
  /// A Boolean value that indicates whether the body rotates.
  open var allowsRotation = true
  /// A Boolean value that indicates whether collisions are exact.
  open var usesPreciseCollisionDetection = false
  /// The mass in kilograms.
  open var mass: CGFloat = 1
  /// The mass of an area.
  open var density: CGFloat = 1
  /// The roughness, 0 to 1.
  open var friction: CGFloat = 0.2
  /// The bounce, 0 to 1.
  open var restitution: CGFloat = 0.2
  /// The loss of speed, 0 to 1.
  open var linearDamping: CGFloat = 0.1
  /// The loss of rotation, 0 to 1.
  open var angularDamping: CGFloat = 0.1
  /// The speed.
  open var velocity = CGVector(dx: 0, dy: 0)
  /// The rotation in radians per second.
  open var angularVelocity: CGFloat = 0
  /// The categories of the body.
  open var categoryBitMask: UInt32 = .max
  /// The categories of the bodies that stop this one.
  open var collisionBitMask: UInt32 = .max
  /// The categories of the bodies whose contact is reported.
  open var contactTestBitMask: UInt32 = 0
  /// The node: always `nil`.
  open var node: SKNode? { nil }

  /// Creates a rectangle.
  public init(rectangleOf s: CGSize) {}

  /// Creates a rectangle around a point.
  public init(rectangleOf s: CGSize, center: CGPoint) {}

  /// Creates a circle.
  public init(circleOfRadius r: CGFloat) {}

  /// Creates a circle around a point.
  public init(circleOfRadius r: CGFloat, center: CGPoint) {}

  /// Creates the border of a rectangle.
  public init(edgeLoopFrom rect: CGRect) {}

  /// Creates a line.
  public init(edgeFrom p1: CGPoint, to p2: CGPoint) {}

  /// Creates the border of a path.
  public init(edgeChainFrom path: CGPath) {}

  /// Creates an area.
  public init(polygonFrom path: CGPath) {}

  /// Creates the shape of an image.
  public init(texture: SKTexture, size: CGSize) {}

  /// Does nothing, because the body does not move.
  open func applyImpulse(_ impulse: CGVector) {}

  /// Does nothing, because the body does not move.
  open func applyForce(_ force: CGVector) {}

  /// Does nothing, because the body does not move.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
}

/// The contact of two bodies, of which there are none.
@MainActor
open class SKPhysicsContact: NSObject {
  /// A body.
  public let bodyA: SKPhysicsBody
  /// The other body.
  public let bodyB: SKPhysicsBody
  /// The point of the contact.
  open var contactPoint: CGPoint { .zero }

  init(bodyA: SKPhysicsBody, bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}

/// The object that is called for contacts, of which there are none.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Called at the start of a contact.
  func didBegin(_ contact: SKPhysicsContact)
  /// Called at the end of a contact.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
