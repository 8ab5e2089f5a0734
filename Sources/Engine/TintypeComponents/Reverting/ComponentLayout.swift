// SPDX-License-Identifier: MIT

/// The resolved component of a scene, which can be laid out again with some changes undone.
final class ComponentLayout: SceneLayout {
  private let root: Node
  private let viewport: Viewport
  private let traits: Traits
  private let measuring: any TextMeasuring
  /// The nodes of the scene, with those that geometry readers created.
  private let nodes: [Scene.Node]
  /// The content that geometry readers created.
  private let expanded: [GeometryContent: [Node]]
  /// A Boolean value that indicates whether geometry readers create their content again.
  private let callsClosures: Bool
  private let parts: ReconstructedParts
  private let checks: FragmentChecks
  private let reverted = RevertedNodes()

  init(
    _ root: Node, in viewport: Viewport, traits: Traits, measuring: any TextMeasuring,
    nodes: [Scene.Node], expanded: [GeometryContent: [Node]], callsClosures: Bool = true
  ) {
    self.expanded = expanded
    self.callsClosures = callsClosures
    self.root = root
    self.nodes = nodes
    self.viewport = viewport
    self.traits = traits
    self.measuring = measuring
    parts = ReconstructedParts(of: root)
    checks = FragmentChecks(traits, viewport, measuring)
  }

  /// The same layout without calls of the component's closures.
  var withoutCallingClosures: ComponentLayout {
    ComponentLayout(
      root, in: viewport, traits: traits, measuring: measuring, nodes: nodes, expanded: expanded,
      callsClosures: false)
  }

  var isRepeatable: Bool {
    callsClosures
      || !nodes.contains { node in
        if case .canvas = (node.source as? NodeDescription)?.node.content { true } else { false }
      }
  }

  func scene(_ revision: SceneRevision) throws -> Scene {
    let reversion = NodeReversion(
      revision.reversions,
      NodeReconstruction(revision.environment, in: viewport.environment(traits), parts, checks),
      reverted,
      expanded: callsClosures ? nil : expanded)
    // The component has been resolved; only the canvas and the status bar depend on the traits.
    var traits = traits
    let canvas = revision.canvas
    traits.colorScheme = canvas.colorScheme ?? traits.colorScheme
    traits.layoutDirection = canvas.layoutDirection ?? traits.layoutDirection
    var scene = try LaidOutComponent(
      of: reversion.applied(to: root), in: viewport.resized(to: canvas.size),
      traits: traits,
      measuring: measuring
    ).scene
    if let background = canvas.background { scene.canvas.background = background }
    return scene
  }

  func canRevert(_ reversion: SceneReversion, in tiles: [String]) -> Bool {
    switch reversion.action {
    case .removal, .drawing, .insertion, .move, .canvas: return true
    case .attribute:
      guard let node = node(at: reversion.path) else { return false }
      return reverted.canRevert(node, at: reversion.path, reversion.action)
    }
  }

  private func node(at path: NodePath) -> Node? {
    guard
      let place = nodes.indices.first(where: {
        nodes[$0].element == path.elements.last && nodes.path(of: $0) == path
      })
    else { return nil }
    return (nodes[place].source as? NodeDescription)?.node
  }
}

extension Viewport {
  /// Returns the viewport with another size of the canvas, unless the component determines it.
  fileprivate func resized(to size: Size?) -> Viewport {
    guard let size else { return self }
    return switch self {
    case .device(let device, _): .device(device, size: size)
    case .fixed: .fixed(size)
    case .sizeThatFits: self
    }
  }
}
