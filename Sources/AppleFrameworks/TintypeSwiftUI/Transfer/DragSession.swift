// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// Items that a test drags.
struct DragSession {
  /// The providers of the items.
  let providers: [NSItemProvider]
  /// The location at which the items are dropped on the canvas, in points.
  var location = CGPoint.zero
}

extension ActionKind {
  /// The start of a drag of items.
  static let dragItems = ActionKind.gesture("dragItems")
  /// The drop of items.
  static let dropItems = ActionKind.gesture("dropItems")
}

extension ViewHost {
  /// Drags an element to another one, on which it drops the items of the element.
  ///
  /// The target ignores items that it cannot accept.
  ///
  /// - Parameters:
  ///   - source: An element with `draggable(_:)` or `onDrag(_:)`.
  ///   - target: An element with `dropDestination(for:action:isTargeted:)` or `onDrop`.
  ///   - location: The location in the target, in points; `nil` for its center.
  /// - Throws: An error that explains why a user could not perform the step.
  public func drag(_ source: String, to target: String, at location: CGPoint? = nil) throws {
    tree.dragSession = nil
    defer { tree.dragSession = nil }
    try perform(.dragItems, on: source, GestureEvent())
    let frame = try frame(of: target)
    tree.dragSession?.location = CGPoint(
      x: location.map { frame.minX + $0.x } ?? frame.midX,
      y: location.map { frame.minY + $0.y } ?? frame.midY)
    try perform(.dropItems, on: target, GestureEvent())
  }
}

extension ViewTree {
  /// Returns the closure that starts the drag of the item of a provider.
  func dragAction(_ provider: @escaping () -> NSItemProvider?) -> (String?) -> Void {
    { [self] _ in
      perform([{ [self] in dragSession = DragSession(providers: provider().map { [$0] } ?? []) }])
    }
  }

  /// Returns the closure that performs an action with the dropped items.
  func dropAction(_ action: @escaping (DragSession) -> Void) -> (String?) -> Void {
    { [self] _ in perform([{ [self] in dragSession.map(action) }]) }
  }
}

extension View {
  /// Returns a view whose drag starts with the item of a provider.
  nonisolated func dragging(_ provider: @escaping () -> NSItemProvider?) -> some View {
    modified { content, scope in
      content.actions([.dragItems: scope.evaluation.tree.dragAction(provider)])
    }
  }

  /// Returns a view that accepts the drop of items at a location in the view.
  nonisolated func dropping(
    _ action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Void
  ) -> some View {
    modified { content, scope in
      let frame = scope.node.effect { FrameReference() }
      return content.geometryProbe(scope.placement(of: frame, named: "a drop"))
        .actions([
          .dropItems: scope.evaluation.tree.dropAction { session in
            let (origin, location) = (frame.frame.origin, session.location)
            action(session.providers, CGPoint(x: location.x - origin.x, y: location.y - origin.y))
          }
        ])
    }
  }
}
