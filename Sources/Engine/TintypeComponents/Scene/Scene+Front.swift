// SPDX-License-Identifier: MIT

extension Scene {
  /// Returns the scene behind a component of the same size.
  ///
  /// The app cannot change the component, so that only its errors are reported.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - traits: The traits of its environment.
  ///   - isRoot: Whether it is a root beside that of the scene, instead of its last child.
  ///   - measuring: The text measuring.
  /// - Returns: The scene with the component.
  /// - Throws: The error of the component's layout.
  func behind(
    _ component: some Component, traits: Traits, isRoot: Bool = false,
    measuring: any TextMeasuring
  ) throws -> Scene {
    let front = try Scene(
      of: component, in: .fixed(canvas.size), traits: traits, measuring: measuring)
    var scene = self
    let first = scene.nodes.count
    // The last subtree of the only root keeps the order of the nodes.
    let parent = !isRoot && scene.nodes.filter { $0.parent == nil }.count == 1 ? 0 : nil
    scene.nodes += front.nodes.map { node in
      var node = node
      node.parent = node.parent.map { $0 + first } ?? parent
      return node
    }
    scene.commands += front.commands.map { Command(node: $0.node + first, paint: $0.paint) }
    scene.diagnostics += front.diagnostics.filter { $0.severity == .error }
    scene.images.merge(front.images) { own, _ in own }
    return scene
  }
}
