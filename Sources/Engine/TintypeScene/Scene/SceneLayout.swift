// SPDX-License-Identifier: MIT

/// The component of a scene, which can be laid out again with some changes undone.
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
  ///
  /// - Parameters:
  ///   - reversion: The change.
  ///   - tiles: The tiles of contact sheets that contain the change, from the outermost; empty for a
  ///     change of the scene itself.
  /// - Returns: Whether the layout can undo the change.
  func canRevert(_ reversion: SceneReversion, in tiles: [String]) -> Bool
}

/// A scene with some of its changes undone.
package struct SceneRevision: Sendable {
  /// The changes to undo.
  package var reversions: [SceneReversion]
  /// The values that depend on the environment.
  package var environment: Environment
  /// The revisions of the tiles of a contact sheet, by their elements.
  package var tiles: [String: SceneRevision] = [:]

  /// Creates a revision.
  package init(
    reverting reversions: [SceneReversion] = [], environment: Environment = Environment()
  ) {
    (self.reversions, self.environment) = (reversions, environment)
  }

  /// A Boolean value that indicates whether no change is undone.
  package var isEmpty: Bool { reversions.isEmpty && tiles.values.allSatisfy(\.isEmpty) }

  /// The properties of the canvas that are undone.
  package var canvas: SceneReversion.Canvas {
    reversions.reduce(into: SceneReversion.Canvas()) { canvas, reversion in
      if case .canvas(let older) = reversion.action { canvas.restore(older) }
    }
  }

  /// Adds changes to undo in a tile, or in the scene itself if the list of tiles is empty.
  package mutating func revise(
    _ tiles: ArraySlice<String>, _ reversions: [SceneReversion], _ environment: Environment
  ) {
    guard let tile = tiles.first else {
      self.reversions += reversions
      self.environment = environment
      return
    }
    self.tiles[tile, default: SceneRevision()].revise(tiles.dropFirst(), reversions, environment)
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
      (self.type, self.name, self.length) = (type, name, length)
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
  /// The path of the node in the newer scene; that of the parent for inserted nodes, and empty for
  /// the canvas.
  ///
  /// The path of a node in a tile of a contact sheet begins with the root of the tile.
  package var path: NodePath
  /// The replacement.
  package var action: Action

  /// Creates a reversion.
  package init(path: NodePath, action: Action) { (self.path, self.action) = (path, action) }

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
    /// The older properties of the canvas.
    case canvas(Canvas)
  }

  /// The older properties of a canvas; `nil` for those that are not undone.
  package struct Canvas: Hashable, Sendable {
    /// The size in points.
    package var size: Size?
    /// The color scheme, which also determines the colors of the status bar.
    package var colorScheme: ColorScheme?
    /// The layout direction, which also determines the order in the status bar.
    package var layoutDirection: LayoutDirection?
    /// The background, which can be transparent.
    package var background: ResolvedColor??

    /// Creates properties.
    package init() {}

    /// Adds the properties of another value.
    mutating func restore(_ other: Self) {
      size = other.size ?? size
      colorScheme = other.colorScheme ?? colorScheme
      layoutDirection = other.layoutDirection ?? layoutDirection
      background = other.background ?? background
    }
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
