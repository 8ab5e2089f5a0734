// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Makes the subviews of the layout targets of the scroll view.
  ///
  /// - Parameter isEnabled: A Boolean value that indicates whether they are targets.
  /// - Returns: The modified view.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    ScrollTargetLayoutView(content: self, isEnabled: isEnabled)
  }
}

private struct ScrollTargetLayoutView<Content: View> {
  let content: Content
  let isEnabled: Bool
}

extension ScrollTargetLayoutView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let nodes = scope.nodes(of: content)
    guard isEnabled, let controller = scope.environment.scrolling.controllers.first else {
      return nodes
    }
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let target = controller
    let number = scope.evaluation.number
    return nodes.map { node in
      node.addingScrollTargets { id, frame in
        target.add(ScrollController.LayoutTarget(id: id?.id, frame: frame), in: number)
      }
    }
  }
}

extension Node {
  /// Returns the node whose children, or those of the only child that has several, report their
  /// frames.
  fileprivate func addingScrollTargets(
    _ report: @escaping @Sendable (ScrollIdentifier?, Rect) -> Void
  ) -> Node {
    var node = self
    if content == .component, children.count == 1 {
      node.children = children.map { $0.addingScrollTargets(report) }
    } else {
      node.children = children.map { $0.reportingFrames(report) }
    }
    return node
  }

  private func reportingFrames(
    _ report: @escaping @Sendable (ScrollIdentifier?, Rect) -> Void
  ) -> Node {
    var node = self
    let id = layoutValue(for: ScrollIdentifierKey.self) ?? nil
    if content == .component, children.count > 1, id == nil {
      node.children = children.map { $0.reportingFrames(report) }
    } else {
      node.modifiers.append(.geometryProbe(GeometryProbe { report(id, $0.frame) }))
    }
    return node
  }
}
