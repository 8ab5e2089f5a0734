// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// A change of a node, which is not run.
@MainActor
open class SKAction: NSObject {
  /// The seconds of the change.
  open var duration: TimeInterval
  /// The speed.
  open var speed: CGFloat = 1
  /// The progress of the change over time.
  open var timingMode = SKActionTimingMode.linear

  private init(_ duration: TimeInterval) { self.duration = duration }

  /// Returns a movement to a position.
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }

  /// Returns a movement.
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }

  /// Returns a movement.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }

  /// Returns a horizontal movement.
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }

  /// Returns a vertical movement.
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }

  /// Returns a rotation.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }

  /// Returns a rotation to an angle.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }

  /// Returns a change to a scale.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }

  /// Returns a change of the scale.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }

  /// Returns a change to full opacity.
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) }

  /// Returns a change to no opacity.
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) }

  /// Returns a change to an opacity.
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }

  /// Returns a movement along a path.
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration) }

  /// Returns a pause.
  open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration) }

  /// Returns changes after each other.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.reduce(0) { $0 + $1.duration })
  }

  /// Returns changes at the same time.
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.map(\.duration).max() ?? 0)
  }

  /// Returns a change that is repeated.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(action.duration * Double(max(0, count)))
  }

  /// Returns a change that is repeated without an end.
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }

  /// Returns a change of the image.
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    SKAction(sec * Double(textures.count))
  }

  /// Returns a change of the color.
  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(duration)
  }

  /// Returns a call of a closure, which is not called.
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }

  /// Returns a sound.
  open class func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction {
    SKAction(0)
  }

  /// Returns the removal of the node.
  open class func removeFromParent() -> SKAction { SKAction(0) }

  /// Returns the end of a hidden state.
  open class func unhide() -> SKAction { SKAction(0) }

  /// Returns a hidden state.
  open class func hide() -> SKAction { SKAction(0) }

  /// Returns the change in the other direction.
  open func reversed() -> SKAction { self }
}

/// The progresses of a change over time.
public enum SKActionTimingMode: Int, Sendable {
  /// Constant.
  case linear
  /// Slow at first.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at first and at the end.
  case easeInEaseOut
}
