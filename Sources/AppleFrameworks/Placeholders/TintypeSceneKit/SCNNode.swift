// SPDX-License-Identifier: MIT

public import Foundation

/// An object at a position in a scene, which is not painted.
open class SCNNode: NSObject {
  /// The name.
  open var name: String?
  /// The shape.
  open var geometry: SCNGeometry?
  /// The light.
  open var light: SCNLight?
  /// The camera.
  open var camera: SCNCamera?
  /// The position in the node that contains this one.
  open var position = SCNVector3()
  /// The rotation about each axis in radians.
  open var eulerAngles = SCNVector3()
  /// The rotation as an axis and an angle in radians.
  open var rotation = SCNVector4()
  /// The rotation as a quaternion.
  open var orientation = SCNQuaternion(0, 0, 0, 1)
  /// The scale about each axis.
  open var scale = SCNVector3(1, 1, 1)
  /// The opacity from 0 to 1.
  open var opacity: CGFloat = 1
  /// A Boolean value that indicates whether the node is hidden.
  open var isHidden = false
  /// A Boolean value that indicates whether the node casts a shadow.
  open var castsShadow = true
  /// The bits of the lights and cameras that affect the node.
  open var categoryBitMask = 1
  /// The order of painting.
  open var renderingOrder = 0
  /// The node that contains this one.
  open private(set) weak var parent: SCNNode?
  /// The nodes that this one contains.
  open private(set) var childNodes: [SCNNode] = []

  /// Creates a node.
  public override init() { super.init() }

  /// Creates a node with a shape.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  /// Returns `nil`, because nodes cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Adds a node; one that contains this node is not added.
  open func addChildNode(_ child: SCNNode) {
    let ancestors = sequence(first: self) { $0.parent }
    guard !ancestors.contains(where: { $0 === child }) else { return }
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }

  /// Removes the node from the one that contains it.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }

  /// Returns the first node with a name, among the children or all descendants.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }

  /// Calls a closure with each descendant, until it sets its second argument.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    var rest = Array(childNodes.reversed())
    while !stop.boolValue, let node = rest.popLast() {
      block(node, &stop)
      rest += node.childNodes.reversed()
    }
  }

  /// Has no effect, because the scene does not move.
  open func runAction(_ action: SCNAction) {}

  /// Has no effect, because the scene does not move.
  open func runAction(_ action: SCNAction, forKey key: String?) {}

  /// Has no effect, because no action runs.
  open func removeAction(forKey key: String) {}

  /// Has no effect, because no action runs.
  open func removeAllActions() {}

  /// Has no effect, because the rotation of a node that is not painted has no use.
  open func look(at worldTarget: SCNVector3) {}
}

/// A light, which illuminates nothing.
open class SCNLight: NSObject {
  /// The blur of shadows.
  open var shadowRadius: CGFloat = 3
  /// The color of shadows.
  open var shadowColor: Any = UIColor.black
  /// The angle of full brightness in degrees.
  open var spotInnerAngle: CGFloat = 0
  /// The angle of the light in degrees.
  open var spotOuterAngle: CGFloat = 45
  /// The distance from which the light becomes weaker.
  open var attenuationStartDistance: CGFloat = 0
  /// The distance at which the light ends.
  open var attenuationEndDistance: CGFloat = 0
  /// The least distance of shadows.
  open var zNear: CGFloat = 1
  /// The greatest distance of shadows.
  open var zFar: CGFloat = 100
  /// The kinds of light.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light from all directions.
    public static let ambient = Self(rawValue: "ambient")
    /// Light from one direction.
    public static let directional = Self(rawValue: "directional")
    /// Light from a position.
    public static let omni = Self(rawValue: "omni")
    /// A cone of light.
    public static let spot = Self(rawValue: "spot")
    /// Light of an image.
    public static let probe = Self(rawValue: "probe")
    /// Light of an area.
    public static let area = Self(rawValue: "area")
  }

  /// The kind.
  open var type = LightType.omni
  /// The color.
  open var color: Any = UIColor.white
  /// The brightness in lumens.
  open var intensity: CGFloat = 1000
  /// The temperature in kelvins.
  open var temperature: CGFloat = 6500
  /// A Boolean value that indicates whether the light casts shadows.
  open var castsShadow = false
}

/// A camera, which shows nothing.
open class SCNCamera: NSObject {
  /// The focal length in millimeters.
  open var focalLength: CGFloat = 50
  /// The aperture.
  open var fStop: CGFloat = 5.6
  /// A Boolean value that indicates whether distant objects are blurred.
  open var wantsDepthOfField: Bool = false
  /// A Boolean value that indicates whether the distances are those of the objects.
  open var automaticallyAdjustsZRange: Bool = false
  /// The change of brightness.
  open var exposureOffset: CGFloat = 0
  /// The strength of a glow.
  open var bloomIntensity: CGFloat = 0
  /// The angle of view in degrees.
  open var fieldOfView: CGFloat = 60
  /// The nearest visible distance.
  open var zNear: Double = 1
  /// The farthest visible distance.
  open var zFar: Double = 100
  /// A Boolean value that indicates whether distance has no effect on sizes.
  open var usesOrthographicProjection = false
  /// The scale without an effect of distance.
  open var orthographicScale: Double = 1
  /// A Boolean value that indicates whether bright areas are reduced.
  open var wantsHDR = false
}

/// A movement of nodes, which does not run.
open class SCNAction: NSObject {
  /// The duration in seconds.
  open var duration: TimeInterval = 0

  private static func lasting(_ duration: TimeInterval) -> SCNAction {
    let action = SCNAction()
    action.duration = duration
    return action
  }

  /// Returns a movement by a distance.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }

  /// Returns a movement to a position.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }

  /// Returns a rotation by angles in radians.
  open class func rotateBy(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction {
    lasting(duration)
  }

  /// Returns a rotation by an angle in radians about an axis.
  open class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction {
    lasting(duration)
  }

  /// Returns a change of the scale.
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    lasting(sec)
  }

  /// Returns a fade.
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { lasting(sec) }

  /// Returns a fade.
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { lasting(sec) }

  /// Returns a pause.
  open class func wait(duration sec: TimeInterval) -> SCNAction { lasting(sec) }

  /// Returns movements one after the other.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }

  /// Returns movements at the same time.
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    lasting(actions.map(\.duration).max() ?? 0)
  }

  /// Returns a movement that is repeated.
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    lasting(action.duration * Double(count))
  }

  /// Returns a movement that is repeated without an end.
  open class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(.infinity) }

  /// Returns a removal.
  open class func removeFromParentNode() -> SCNAction { lasting(0) }
}
