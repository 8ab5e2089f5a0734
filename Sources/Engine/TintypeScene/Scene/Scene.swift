// SPDX-License-Identifier: MIT

/// A component laid out on a canvas: the frames of its nodes, and the paint commands in order.
///
/// A scene is a value: it can be printed, encoded, compared and painted. Two scenes of one
/// component in one environment are equal.
public struct Scene: Hashable, Sendable {
  /// The version of the coded form, 1.
  package var format: Int
  /// The canvas.
  package var canvas: Canvas
  /// The nodes, parents before their children.
  package var nodes: [Node]
  /// The paint commands, from back to front.
  package var commands: [Command]
  /// The problems that prevent nodes from being rendered as described.
  public var diagnostics: [Diagnostic]
  /// The pixels of the images in the scene, which are not encoded.
  ///
  /// A decoded scene refers to its images by digest and paints those that are added here again.
  package var images: [ImageReference: ImageData] = [:]
  /// The rows that lazy containers have left out, which are not encoded.
  package var leftOutRows: [LeftOutRows] = []
  /// The component of the scene, which is not encoded; `nil` if it is unknown.
  package var source: (any SceneSource)? {
    get { sourceReference.source }
    set { sourceReference.source = newValue }
  }
  private var sourceReference = SceneSourceReference()

  /// Creates a scene from its parts.
  package init(
    canvas: Canvas,
    nodes: [Node] = [],
    commands: [Command] = [],
    diagnostics: [Diagnostic] = [],
    images: [ImageReference: ImageData] = [:]
  ) {
    format = 1
    self.images = images
    self.canvas = canvas
    self.nodes = nodes
    self.commands = commands
    self.diagnostics = diagnostics
  }

  /// The canvas of a scene.
  package struct Canvas: Hashable, Sendable {
    /// The size in points.
    package var size: Size
    /// Pixels per point.
    package var scale: Double
    /// The initial color; `nil` for a transparent canvas.
    package var background: ResolvedColor?
    /// The color scheme.
    package var colorScheme: ColorScheme
    /// The layout direction.
    package var layoutDirection: LayoutDirection
    /// The appearance of standard controls.
    package var platformStyle: PlatformStyle

    /// Creates a canvas.
    package init(
      size: Size,
      scale: Double,
      background: ResolvedColor? = nil,
      colorScheme: ColorScheme = .light,
      layoutDirection: LayoutDirection = .leftToRight,
      platformStyle: PlatformStyle = .iOS
    ) {
      self.size = size
      self.scale = scale
      self.background = background
      self.colorScheme = colorScheme
      self.layoutDirection = layoutDirection
      self.platformStyle = platformStyle
    }
  }

  /// A node with its frame on the canvas.
  package struct Node: Hashable, Sendable {
    /// The index of the parent in `nodes`; `nil` for the root.
    package var parent: Int?
    /// The node's element in its path.
    package var element: String
    /// The frame in points from the top left corner of the canvas.
    ///
    /// It includes the modifiers before the node's `id`; without an `id`, all of them. Modifiers that
    /// only draw, such as `opacity`, `shadow` and `scaleEffect`, do not change it. With modifiers that
    /// only move the node (`offset`, `position`, `ignoresSafeArea`), the frame has the size of the
    /// moved content and its new position.
    package var frame: Rect
    /// The attributes that differ from their defaults, in a fixed order.
    package var attributes: [Attribute] {
      get { description.parts.attributes }
      set { description.parts.attributes = newValue }
    }
    /// The accessibility properties; `nil` if there are none.
    package var semantics: Semantics? {
      get { description.parts.semantics }
      set { description.parts.semantics = newValue }
    }
    var description: SceneNodeDescription

    /// Creates a node.
    package init(
      parent: Int?,
      element: String,
      frame: Rect,
      attributes: [Attribute] = [],
      semantics: Semantics? = nil
    ) {
      (self.parent, self.element, self.frame) = (parent, element, frame)
      description = SceneNodeDescription(
        SceneNodeDescription.Parts(attributes: attributes, semantics: semantics))
    }
  }

  /// A paint command with the node that it belongs to.
  package struct Command: Hashable, Codable, Sendable {
    /// The index of the node in `nodes`.
    package var node: Int
    /// The paint command.
    package var paint: PaintCommand

    /// Creates a command.
    package init(node: Int, paint: PaintCommand) { (self.node, self.paint) = (node, paint) }
  }

  /// Returns the path of a node from the root; an invalid index returns an empty path.
  package func path(of index: Int) -> NodePath { nodes.path(of: index) }

  /// Creates a layout of the component that can undo changes; `nil` if the component is unknown.
  package func makeLayout() -> (any SceneLayout)? {
    (source as? any RepeatableSource)?.makeLayout()
  }
}

extension [Scene.Node] {
  /// Returns the path of a node from the root; an invalid index returns an empty path.
  package func path(of index: Int) -> NodePath {
    var elements: [String] = []
    var next: Int? = index
    while let current = next, indices.contains(current), elements.count <= count {
      elements.append(self[current].element)
      next = self[current].parent
    }
    return NodePath(elements: elements.reversed())
  }
}
