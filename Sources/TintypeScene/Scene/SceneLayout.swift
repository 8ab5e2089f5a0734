// SPDX-License-Identifier: MIT

/// The component of a scene, which can be laid out again with some changes undone.
///
/// Only a scene that was created in this process has one; it is not encoded.
package protocol SceneLayout: AnyObject, Sendable {
  /// A Boolean value that indicates whether the component can be laid out again.
  var isRepeatable: Bool { get }

  /// Returns the scene of the component with changes undone.
  ///
  /// Changes that cannot be undone are ignored.
  ///
  /// - Throws: An error of the layout.
  func scene(_ revision: SceneRevision) throws -> Scene

  /// Returns whether a change can be undone.
  func canRevert(_ reversion: SceneReversion) -> Bool
}

/// A layout that is not part of the equality of scenes.
struct SceneLayoutReference: Hashable, Sendable {
  var layout: (any SceneLayout)?

  static func == (left: Self, right: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// A scene with some of its changes undone.
package struct SceneRevision: Sendable {
  /// The changes to undo.
  package var reversions: [SceneReversion]
  /// The older properties of the canvas.
  package var canvas: Canvas
  /// The values that depend on the environment.
  package var environment: Environment

  /// Creates a revision.
  package init(
    reverting reversions: [SceneReversion], canvas: Canvas = Canvas(),
    environment: Environment = Environment()
  ) {
    self.reversions = reversions
    self.canvas = canvas
    self.environment = environment
  }

  /// The properties of the canvas that are restored; `nil` for those of the scene.
  package struct Canvas: Sendable {
    /// The size in points.
    package var size: Size?
    /// The color scheme, which also determines the colors of the status bar.
    package var colorScheme: ColorScheme?
    /// The layout direction, which also determines the order in the status bar.
    package var layoutDirection: LayoutDirection?

    /// Creates properties.
    package init(
      size: Size? = nil, colorScheme: ColorScheme? = nil, layoutDirection: LayoutDirection? = nil
    ) {
      self.size = size
      self.colorScheme = colorScheme
      self.layoutDirection = layoutDirection
    }
  }

  /// A trait that changes the values of attributes.
  package enum Trait: Hashable, Sendable {
    /// The color scheme, which changes semantic colors.
    case colorScheme
    /// The text size, which changes the fonts of text styles.
    case dynamicTypeSize
  }

  /// A length of nodes of a type.
  package struct LengthKey: Hashable, Sendable {
    private let type: String
    private let name: String
    private let length: Length

    /// Creates a key for a length, by the type of the node and the name of the attribute.
    package init(type: String, name: String, length: Length) {
      self.type = type
      self.name = name
      self.length = length
    }
  }

  /// The values of attributes that another color scheme or text size changes.
  ///
  /// Nodes that only the older scene has get the newer values, if the environment is the newer one.
  package struct Environment: Hashable, Sendable {
    /// The newer values by the older ones.
    package var newer: [Attribute.Value: Attribute.Value] = [:]
    /// The newer lengths by the older ones.
    package var lengths: [LengthKey: Length] = [:]
    /// The older values that are restored.
    package var restored: Set<Attribute.Value> = []
    /// The traits that differ from those of the older scene and are not restored.
    package var traits: Set<Trait> = []

    /// Creates an empty environment.
    package init() {}

    /// Returns whether an older value is replaced by the newer one.
    package func keeps(_ older: Attribute.Value) -> Bool { !restored.contains(older) }
  }
}

/// A change of a scene, with the older value that replaces the newer one.
package struct SceneReversion: Hashable, Sendable {
  /// The path of the node in the newer scene; that of the parent for inserted nodes.
  package var path: NodePath
  /// The replacement.
  package var action: Action

  /// Creates a reversion.
  package init(path: NodePath, action: Action) {
    self.path = path
    self.action = action
  }

  /// The replacement of a newer value by an older one.
  package enum Action: Hashable, Sendable {
    /// The value of an attribute of the node, `nil` for its default.
    case attribute(String, Attribute.Value?, of: FormerNode)
    /// The drawing of a node without children, at its size.
    case drawing(SceneFragment)
    /// An added node is removed.
    case removal
    /// A removed node is inserted at its former place.
    case insertion(SceneFragment, FormerPlace)
    /// A moved node is placed at its former place in a parent.
    case move(to: NodePath, FormerPlace)
  }
}

/// A node in an older scene.
package struct FormerNode: Hashable, Sendable {
  /// The attributes.
  package var attributes: [Attribute]
  /// The paths of the node's drawing, because an attribute contains only the digest of a long path.
  package var paths: [Path]
}

/// The place of a node among its siblings in an older scene.
package struct FormerPlace: Hashable, Sendable {
  /// The nearest sibling before the node that is still there, by its path in the newer scene; `nil`
  /// if there is none.
  package var sibling: NodePath?
  /// The position among the siblings in the older scene, which orders nodes after the same sibling.
  package var position: Int
}

/// A node of an older scene with its descendants and their drawing.
package struct SceneFragment: Hashable, Sendable {
  /// The element of the node in its path.
  package var element: String
  /// The frame in points of the older canvas.
  package var frame: Rect
  /// The attributes.
  package var attributes: [Attribute]
  /// The paint commands of the node and its descendants, in points of the older canvas.
  package var commands: [PaintCommand]
  /// The children.
  package var children: [SceneFragment]
  /// The images of the commands.
  package var images: [ImageReference: ImageData]
  /// The layout direction of the node.
  package var direction: String
  /// A Boolean value that indicates whether the parent has the same layout direction.
  package var hasDirectionOfParent: Bool

  /// Hashes what is sufficient to distinguish most fragments.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(element)
    hasher.combine(frame)
    hasher.combine(attributes.count)
    hasher.combine(commands.count)
  }
}
