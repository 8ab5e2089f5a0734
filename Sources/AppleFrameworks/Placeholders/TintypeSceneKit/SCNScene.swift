// SPDX-License-Identifier: MIT

public import Foundation

/// The look of a surface, which is not painted.
open class SCNMaterial: NSObject {
  /// The ways of light on a surface.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a way from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// With highlights.
    public static let blinn = Self(rawValue: "blinn")
    /// Without light.
    public static let constant = Self(rawValue: "constant")
    /// Without highlights.
    public static let lambert = Self(rawValue: "lambert")
    /// With highlights of a fixed size.
    public static let phong = Self(rawValue: "phong")
    /// As in nature.
    public static let physicallyBased = Self(rawValue: "physicallyBased")
  }

  /// The name.
  open var name: String?
  /// The color.
  public let diffuse = SCNMaterialProperty()
  /// The color of highlights.
  public let specular = SCNMaterialProperty()
  /// The color of light that the surface sends.
  public let emission = SCNMaterialProperty()
  /// The color in the light from all directions.
  public let ambient = SCNMaterialProperty()
  /// The reflected image.
  public let reflective = SCNMaterialProperty()
  /// The opacity.
  public let transparent = SCNMaterialProperty()
  /// The directions of the surface.
  public let normal = SCNMaterialProperty()
  /// The metal.
  public let metalness = SCNMaterialProperty()
  /// The roughness.
  public let roughness = SCNMaterialProperty()
  /// The size of highlights.
  open var shininess: CGFloat = 1
  /// The opacity from 0 to 1.
  open var transparency: CGFloat = 1
  /// The way of light on the surface.
  open var lightingModel = LightingModel.blinn
  /// A Boolean value that indicates whether the back is visible.
  open var isDoubleSided = false
}

/// The colors or images of a surface.
open class SCNMaterialProperty: NSObject {
  /// A color, an image or a number.
  open var contents: Any?
  /// The share of the color from 0 to 1.
  open var intensity: CGFloat = 1
}

/// A scene of nodes, which is not painted.
open class SCNScene: NSObject {
  /// The node that contains all others.
  public let rootNode = SCNNode()
  /// The background.
  public let background = SCNMaterialProperty()
  /// The light of the environment.
  public let lightingEnvironment = SCNMaterialProperty()
  /// A Boolean value that indicates whether the scene is paused.
  open var isPaused = false

  /// Creates an empty scene.
  public override init() { super.init() }

  /// Creates an empty scene, because files of scenes cannot be read.
  public convenience init?(named name: String) { self.init() }

  /// Creates an empty scene, because files of scenes cannot be read.
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws { self.init() }

  /// An option of reading a file.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The check for consistency.
    public static let checkConsistency = Self(rawValue: "kSceneSourceCheckConsistency")
  }
}

/// A group of changes; they have no duration.
open class SCNTransaction: NSObject {
  private static let lock = NSLock()
  // Proof of safety: the lock guards it.
  private nonisolated(unsafe) static var completion: (() -> Void)?
  /// The duration in seconds: always 0.
  public class var animationDuration: CFTimeInterval {
    get { 0 }
    set {}
  }
  /// The closure that is called at the end.
  public class var completionBlock: (() -> Void)? {
    get { lock.withLock { completion } }
    set { lock.withLock { completion = newValue } }
  }

  /// Starts a group.
  open class func begin() {}

  /// Ends a group, and calls its closure.
  open class func commit() {
    let ended = lock.withLock {
      defer { completion = nil }
      return completion
    }
    ended?()
  }
}
