// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// An image of a node.
open class SKTexture: NSObject {
  private let image: UIImage?

  /// Creates the image of an asset catalog.
  public init(imageNamed name: String) { image = UIImage(named: name) }

  /// Creates an image.
  public init(image: UIImage) { self.image = image }

  /// Returns the size in points; empty without an image.
  open func size() -> CGSize { image?.size ?? .zero }
}

/// An image or a rectangle.
open class SKSpriteNode: SKNode {
  /// The image.
  open var texture: SKTexture?
  /// The color.
  open var color: UIColor
  /// The share of the color in the image, 0 to 1.
  open var colorBlendFactor: CGFloat = 0
  /// The size in points.
  open var size: CGSize
  /// The point at the position, in shares of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// Creates a node.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }

  /// Returns `nil`, because nodes cannot be archived on Linux.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Creates an empty node.
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }

  /// Creates an image.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  /// Creates an image with a size.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  /// Creates the image of an asset catalog.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }

  /// Creates a rectangle.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  /// The rectangle in the parent.
  open override var frame: CGRect {
    let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
    return CGRect(
      x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y, width: width,
      height: height)
  }
}

/// The alignments of a text.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// The center.
  case center
  /// The left.
  case left
  /// The right.
  case right
}

/// The alignments of a text.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// The baseline.
  case baseline
  /// The center.
  case center
  /// The top.
  case top
  /// The bottom.
  case bottom
}

/// A text.
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The name of the font.
  open var fontName: String?
  /// The size of the font in points.
  open var fontSize: CGFloat = 32
  /// The color.
  open var fontColor: UIColor? = .white
  /// The alignment.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// The alignment.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// The number of lines; 0 for any number.
  open var numberOfLines = 1
  /// The width of lines in points.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Creates a text in a font.
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }

  /// Creates a text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
}

/// A shape.
open class SKShapeNode: SKNode {
  /// The path.
  open var path: CGPath?
  /// The color of the area.
  open var fillColor = UIColor.clear
  /// The color of the border.
  open var strokeColor = UIColor.white
  /// The width of the border.
  open var lineWidth: CGFloat = 1
  /// The width of the glow.
  open var glowWidth: CGFloat = 0

  /// Creates a shape.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }

  /// Creates a rectangle around the position.
  public convenience init(rectOf size: CGSize) { self.init(rectOf: size, cornerRadius: 0) }

  /// Creates a rectangle with rounded corners around the position.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }

  /// Creates a circle around the position.
  public convenience init(circleOfRadius radius: CGFloat) {
    let rect = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    self.init(path: UIBezierPath(ovalIn: rect).cgPath)
  }

  /// The rectangle in the parent.
  open override var frame: CGRect {
    let box = path?.boundingBox ?? .zero
    return CGRect(
      x: position.x + box.minX * xScale, y: position.y + box.minY * yScale,
      width: box.width * abs(xScale), height: box.height * abs(yScale))
  }
}

/// The visible part of a scene.
open class SKCameraNode: SKNode {}

/// Particles.
open class SKEmitterNode: SKNode {
  /// The node of the particles.
  open var targetNode: SKNode?
  /// The angle in radians.
  open var emissionAngle: CGFloat = 0
  /// The range of angles in radians.
  open var emissionAngleRange: CGFloat = 0
  /// The speed.
  open var particleSpeed: CGFloat = 0
  /// The range of speeds.
  open var particleSpeedRange: CGFloat = 0
  /// The scale.
  open var particleScale: CGFloat = 1
  /// The range of scales.
  open var particleScaleRange: CGFloat = 0
  /// The change of the scale.
  open var particleScaleSpeed: CGFloat = 0
  /// The opacity.
  open var particleAlpha: CGFloat = 1
  /// The range of opacities.
  open var particleAlphaRange: CGFloat = 0
  /// The change of the opacity.
  open var particleAlphaSpeed: CGFloat = 0
  /// The rotation in radians.
  open var particleRotation: CGFloat = 0
  /// The range of rotations.
  open var particleRotationRange: CGFloat = 0
  /// The change of the rotation.
  open var particleRotationSpeed: CGFloat = 0
  /// The range of positions.
  open var particlePositionRange: CGVector = .zero
  /// The strength of the color.
  open var particleColorBlendFactor: CGFloat = 0
  /// The range of lifetimes.
  open var particleLifetimeRange: CGFloat = 0
  /// The size in points.
  open var particleSize: CGSize = .zero
  /// The horizontal acceleration.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration.
  open var yAcceleration: CGFloat = 0
  /// Has no effect, because particles are not shown.
  open func resetSimulation() {}
  /// Has no effect, because particles are not shown.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  /// The particles in a second.
  open var particleBirthRate: CGFloat = 0
  /// The seconds of a particle.
  open var particleLifetime: CGFloat = 0
  /// The image of a particle.
  open var particleTexture: SKTexture?
  /// The color of a particle.
  open var particleColor = UIColor.white
  /// The number of particles; 0 for any number.
  open var numParticlesToEmit = 0
}

/// A part of a scene with effects.
open class SKEffectNode: SKNode {
  /// A Boolean value that indicates whether the effects are enabled.
  open var shouldEnableEffects = true
}

/// A sound of a scene, which is not played.
open class SKAudioNode: SKNode {
  /// A Boolean value that indicates whether the sound is repeated.
  open var autoplayLooped = true
  /// A Boolean value that indicates whether the sound has a position.
  open var isPositional = true

  /// Creates the sound of a file of the app.
  public convenience init(fileNamed name: String) { self.init() }
  /// Creates the sound of a file.
  public convenience init(url: URL) { self.init() }
}

/// Textures of a folder, which are looked up one by one.
open class SKTextureAtlas: NSObject {
  /// The names: none, because folders are not read.
  open var textureNames: [String] { [] }

  /// Creates the textures of a folder.
  public init(named name: String) {}

  /// Returns a texture.
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
  /// Calls the closure.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}

/// A node with a mask.
open class SKCropNode: SKNode {
  /// The mask.
  open var maskNode: SKNode?
}
