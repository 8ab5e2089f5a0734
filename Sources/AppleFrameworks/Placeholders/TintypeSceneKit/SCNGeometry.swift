// SPDX-License-Identifier: MIT

public import Foundation

/// A shape, which is not painted.
open class SCNGeometry: NSObject {
  /// The name.
  open var name: String?
  /// The materials.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// The first material.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] + materials.dropFirst() } ?? [] }
  }
}

/// A box.
open class SCNBox: SCNGeometry {
  /// The length along the x axis.
  open var width: CGFloat
  /// The length along the y axis.
  open var height: CGFloat
  /// The length along the z axis.
  open var length: CGFloat
  /// The radius of the edges.
  open var chamferRadius: CGFloat

  /// Creates a box.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length, self.chamferRadius) = (
      width, height, length, chamferRadius
    )
  }
}

/// A sphere.
open class SCNSphere: SCNGeometry {
  /// The radius.
  open var radius: CGFloat

  /// Creates a sphere.
  public init(radius: CGFloat) {
    self.radius = radius
  }
}

/// A rectangle.
open class SCNPlane: SCNGeometry {
  /// The length along the x axis.
  open var width: CGFloat
  /// The length along the y axis.
  open var height: CGFloat

  /// Creates a rectangle.
  public init(width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
  }
}

/// A cylinder.
open class SCNCylinder: SCNGeometry {
  /// The radius.
  open var radius: CGFloat
  /// The height.
  open var height: CGFloat

  /// Creates a cylinder.
  public init(radius: CGFloat, height: CGFloat) {
    (self.radius, self.height) = (radius, height)
  }
}

/// A cone.
open class SCNCone: SCNGeometry {
  /// The radius at the top.
  open var topRadius: CGFloat
  /// The radius at the bottom.
  open var bottomRadius: CGFloat
  /// The height.
  open var height: CGFloat

  /// Creates a cone.
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
}

/// A ring.
open class SCNTorus: SCNGeometry {
  /// The radius of the ring.
  open var ringRadius: CGFloat
  /// The radius of its pipe.
  open var pipeRadius: CGFloat

  /// Creates a ring.
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
}

/// A capsule.
open class SCNCapsule: SCNGeometry {
  /// The radius of the ends.
  open var capRadius: CGFloat
  /// The height.
  open var height: CGFloat

  /// Creates a capsule.
  public init(capRadius: CGFloat, height: CGFloat) {
    (self.capRadius, self.height) = (capRadius, height)
  }
}

/// A tube.
open class SCNTube: SCNGeometry {
  /// The inner radius.
  open var innerRadius: CGFloat
  /// The outer radius.
  open var outerRadius: CGFloat
  /// The height.
  open var height: CGFloat

  /// Creates a tube.
  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }
}

/// A pyramid.
open class SCNPyramid: SCNGeometry {
  /// The length along the x axis.
  open var width: CGFloat
  /// The height.
  open var height: CGFloat
  /// The length along the z axis.
  open var length: CGFloat

  /// Creates a pyramid.
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
  }
}

/// A text in space.
open class SCNText: SCNGeometry {
  /// The text.
  open var string: Any?
  /// The depth.
  open var extrusionDepth: CGFloat
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 36)

  /// Creates a text.
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}

/// A plane without an end.
open class SCNFloor: SCNGeometry {
  /// The reflected share of light.
  open var reflectivity: CGFloat = 0.25
}
