// SPDX-License-Identifier: MIT

public import Foundation
public import SwiftUI
public import TintypeUIKit

/// The smoothing of edges.
@nonexhaustive(warn)
public enum SCNAntialiasingMode: UInt, Sendable {
  /// None.
  case none = 0
  /// Two samples.
  case multisampling2X = 1
  /// Four samples.
  case multisampling4X = 2
}

/// An object that is called for each frame; its methods are never called.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {}

/// An object that shows a scene.
public protocol SCNSceneRenderer: NSObjectProtocol {}

/// A node at a position of a view; there is none.
open class SCNHitTestResult: NSObject {
  /// The node.
  public let node: SCNNode

  init(node: SCNNode) { self.node = node }
}

/// A view of a scene, which is not painted: a `UIViewRepresentable` shows a placeholder.
open class SCNView: UIView, _PlaceholderContent, SCNSceneRenderer {
  /// The scene.
  open var scene: SCNScene?
  /// The node with the camera.
  open var pointOfView: SCNNode?
  /// The object that is called for each frame; its methods are never called.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// A Boolean value that indicates whether gestures move the camera.
  open var allowsCameraControl = false
  /// A Boolean value that indicates whether a scene without lights has one.
  open var autoenablesDefaultLighting = false
  /// A Boolean value that indicates whether the view shows its speed.
  open var showsStatistics = false
  /// The smoothing of edges.
  open var antialiasingMode = SCNAntialiasingMode.none
  /// The frames in a second.
  open var preferredFramesPerSecond = 60
  /// A Boolean value that indicates whether each frame is painted.
  open var rendersContinuously = false
  /// A Boolean value that indicates whether the scene moves.
  open var isPlaying = false

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view; the options have no effect.
  public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns no results, because the scene is not painted.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil)
    -> [SCNHitTestResult]
  { [] }

  /// Returns an image without pixels.
  open func snapshot() -> UIImage { UIImage() }

  /// Has no effect, because the scene does not move.
  open func play(_ sender: Any?) {}

  /// Has no effect, because the scene does not move.
  open func pause(_ sender: Any?) {}
}

/// An option of a search for nodes.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The bounds instead of the shapes.
  public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
  /// The mode.
  public static let searchMode = Self(rawValue: "kHitTestSearchMode")
}

/// A view of a scene, which is shown as a placeholder.
@MainActor @preconcurrency
public struct SceneView: View {
  /// The options of a view.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Gestures move the camera.
    public static let allowsCameraControl = Options(rawValue: 1)
    /// Each frame is painted.
    public static let rendersContinuously = Options(rawValue: 2)
    /// A scene without lights has one.
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    /// Edges are smoothed while the scene moves.
    public static let jitteringEnabled = Options(rawValue: 8)
    /// Edges are smoothed later.
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }

  /// Creates a view.
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X,
    delegate: (any SCNSceneRendererDelegate)? = nil, technique: SCNTechnique? = nil
  ) {}

  /// The placeholder.
  public var body: some View { PlaceholderView("SceneView") }
}

/// A way of painting in several steps, which has no effect.
open class SCNTechnique: NSObject {}
