// SPDX-License-Identifier: MIT

import TintypeComponents

extension ComponentSource: RepeatableSource {
  /// Creates a layout, which stores what it finds.
  package func makeLayout() -> any SceneLayout { ComponentLayout(of: self) }
}

/// The resolved component of a scene, which can be laid out again with some changes undone.
final class ComponentLayout: SceneLayout {
  private let source: ComponentSource
  private let parts: ReconstructedParts
  private let checks: FragmentChecks
  private let reverted = RevertedNodes()

  init(of source: ComponentSource) {
    self.source = source
    parts = ReconstructedParts(of: source.root)
    checks = FragmentChecks(source.traits, source.viewport, source.measuring)
  }

  var isRepeatable: Bool {
    source.callsClosures
      || !source.nodes.contains { node in
        if case .canvas = node.component?.content { true } else { false }
      }
  }

  func scene(_ revision: SceneRevision) throws -> Scene {
    let reversion = NodeReversion(
      revision.reversions,
      NodeReconstruction(
        revision.environment, in: source.viewport.environment(source.traits), parts, checks),
      reverted,
      expanded: source.callsClosures ? nil : source.expanded)
    // The component has been resolved; only the canvas and the status bar depend on the traits.
    var traits = source.traits
    let canvas = revision.canvas
    traits.colorScheme = canvas.colorScheme ?? traits.colorScheme
    traits.layoutDirection = canvas.layoutDirection ?? traits.layoutDirection
    var scene = try LaidOutComponent(
      of: reversion.applied(to: source.root), in: source.viewport.resized(to: canvas.size),
      traits: traits, measuring: source.measuring, isRepeated: true
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
    let nodes = source.nodes
    guard
      let place = nodes.indices.first(where: {
        nodes[$0].element == path.elements.last && nodes.path(of: $0) == path
      })
    else { return nil }
    return nodes[place].component
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
