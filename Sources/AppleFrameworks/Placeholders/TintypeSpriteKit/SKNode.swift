// SPDX-License-Identifier: MIT

@_exported public import Combine
@_exported public import Foundation
@_exported public import TintypeUIKit

/// A node of a scene, which stores its values and is not painted.
open class SKNode: UIResponder {
  /// The name.
  open var name: String?
  /// The position in the parent.
  open var position = CGPoint.zero
  /// The order among the siblings.
  open var zPosition: CGFloat = 0
  /// The rotation in radians, counterclockwise.
  open var zRotation: CGFloat = 0
  /// The horizontal scale.
  open var xScale: CGFloat = 1
  /// The vertical scale.
  open var yScale: CGFloat = 1
  /// The opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// The speed of actions, which are not run.
  open var speed: CGFloat = 1
  /// A Boolean value that indicates whether the node is hidden.
  open var isHidden = false
  /// A Boolean value that indicates whether actions are paused.
  open var isPaused = false
  /// A Boolean value that indicates whether the node handles events.
  open var isUserInteractionEnabled = false
  /// The body in the physical world, which does not move.
  open var physicsBody: SKPhysicsBody?
  /// Values of the app.
  open var userData: NSMutableDictionary?
  /// The nodes that this one contains.
  open private(set) var children: [SKNode] = []
  /// The node that contains this one.
  open private(set) weak var parent: SKNode?

  /// Creates a node.
  public override init() { super.init() }

  /// Returns `nil`, because nodes cannot be archived on Linux.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Returns `nil`, because scene files cannot be read.
  public convenience init?(fileNamed filename: String) { return nil }

  /// The scene that contains the node.
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  /// The rectangle in the parent, without children.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }

  /// Adds a node.
  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    children.append(node)
    node.parent = self
  }

  /// Adds a node at an index.
  open func insertChild(_ node: SKNode, at index: Int) {
    node.removeFromParent()
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
  }

  /// Removes the node from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Removes all nodes that this one contains.
  open func removeAllChildren() {
    for child in children { child.parent = nil }
    children = []
  }

  /// Removes nodes that this one contains.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Moves the node to another parent; the position stays as it is.
  open func move(toParent parent: SKNode) { parent.addChild(self) }

  /// Returns the first child with a name; `//` before the name includes the children's children.
  open func childNode(withName name: String) -> SKNode? {
    guard name.hasPrefix("//") else { return children.first { $0.name == name } }
    let last = String(name.dropFirst(2))
    for child in children {
      if child.name == last { return child }
      if let node = child.childNode(withName: name) { return node }
    }
    return nil
  }

  /// Calls a closure for each child with a name.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stops = false
    for child in children where child.name == name && !stops { block(child, &stops) }
  }

  /// Returns the first child whose frame contains a point; the node itself if there is none.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  /// Returns the children whose frame contains a point, from front to back.
  open func nodes(at p: CGPoint) -> [SKNode] { children.reversed().filter { $0.contains(p) } }

  /// Returns a Boolean value that indicates whether the frame contains a point of the parent.
  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }

  /// Returns a Boolean value that indicates whether the frames of two nodes intersect.
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }

  /// Sets both scales.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  /// Does nothing, because actions are not run.
  open func run(_ action: SKAction) {}

  /// Does nothing, because actions are not run; the closure is never called.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {}

  /// Does nothing, because actions are not run.
  open func run(_ action: SKAction, withKey key: String) {}

  /// Returns `false`, because actions are not run.
  open func hasActions() -> Bool { false }

  /// Returns `nil`, because actions are not run.
  open func action(forKey key: String) -> SKAction? { nil }

  /// Does nothing, because actions are not run.
  open func removeAction(forKey key: String) {}

  /// Does nothing, because actions are not run.
  open func removeAllActions() {}
}
