// SPDX-License-Identifier: MIT

public import Foundation
public import SwiftUI
public import TintypeUIKit

/// The ways to scale a scene.
public enum SKSceneScaleMode: Int, Sendable {
  /// The scene is stretched.
  case fill
  /// The scene fills the view.
  case aspectFill
  /// The whole scene is visible.
  case aspectFit
  /// The scene has the size of the view.
  case resizeFill
}

/// A scene of nodes, which is not painted and receives no updates.
open class SKScene: SKNode {
  /// The size in points.
  open var size: CGSize
  /// The scaling.
  open var scaleMode = SKSceneScaleMode.fill
  /// The color of the background.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// The point at the position, in shares of the size.
  open var anchorPoint = CGPoint.zero
  /// The camera.
  open weak var camera: SKCameraNode?
  /// The physical world.
  public let physicsWorld = SKPhysicsWorld()
  /// The view: always `nil`.
  open var view: SKView? { nil }

  /// Creates a scene.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Returns `nil`, because scenes cannot be archived on Linux.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Creates an empty scene.
  public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }

  /// The rectangle of the scene.
  open override var frame: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }

  /// Called after the scene was loaded, which does not happen.
  open func sceneDidLoad() {}

  /// Called when the scene is shown, which does not happen.
  open func didMove(to view: SKView) {}

  /// Called when the scene is removed, which does not happen.
  open func willMove(from view: SKView) {}

  /// Called for a changed size, which does not happen.
  open func didChangeSize(_ oldSize: CGSize) {}

  /// Called for each frame, which does not happen.
  open func update(_ currentTime: TimeInterval) {}

  /// Called for each frame, which does not happen.
  open func didEvaluateActions() {}

  /// Called for each frame, which does not happen.
  open func didSimulatePhysics() {}
}

/// A view of a scene, which is not painted: a `UIViewRepresentable` shows a placeholder.
open class SKView: UIView, _PlaceholderContent {
  /// The scene.
  open private(set) var scene: SKScene?
  /// A Boolean value that indicates whether the view shows the frames in a second.
  open var showsFPS = false
  /// A Boolean value that indicates whether the view shows the number of nodes.
  open var showsNodeCount = false
  /// A Boolean value that indicates whether the view shows physical bodies.
  open var showsPhysics = false
  /// A Boolean value that indicates whether siblings have no order.
  open var ignoresSiblingOrder = false
  /// A Boolean value that indicates whether the background is transparent.
  open var allowsTransparency = false
  /// A Boolean value that indicates whether the scene is paused.
  open var isPaused = false
  /// The frames in a second.
  open var preferredFramesPerSecond = 60

  /// Stores the scene.
  open func presentScene(_ scene: SKScene?) { self.scene = scene }

  /// Stores the scene; the transition has no effect.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { self.scene = scene }
}

/// A change between scenes, which has no effect.
open class SKTransition: NSObject {
  /// Returns a change by a fade.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }

  /// Returns a change by a fade through both scenes.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }

  /// Returns a change by a door.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }

  /// Returns a change by a turn.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// A view of a scene, which is shown as a placeholder.
@MainActor @preconcurrency
public struct SpriteView: View {
  /// The options of a view.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Siblings have no order.
    public static let ignoresSiblingOrder = Options(rawValue: 1)
    /// Hidden nodes are skipped.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    /// The background is transparent.
    public static let allowsTransparency = Options(rawValue: 4)
  }

  /// The values that a view shows.
  public struct DebugOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates values from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The frames in a second.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// The number of nodes.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// Physical bodies.
    public static let showsPhysics = DebugOptions(rawValue: 4)
  }

  /// Creates a view.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {}

  /// The placeholder.
  public var body: some View { PlaceholderView("SpriteView") }
}

extension UITouch {
  /// Returns the origin, because there are no touches.
  public func location(in node: SKNode) -> CGPoint { .zero }

  /// Returns the origin, because there are no touches.
  public func previousLocation(in node: SKNode) -> CGPoint { .zero }
}
