// SPDX-License-Identifier: MIT

import TintypeComponents

/// A set of the purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the purposes.
  public var rawValue: Int

  /// Creates a set from the bits of its purposes.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The accessibility frame.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Sets whether the view receives gestures.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modified { $0.allowsHitTesting(enabled) }
  }

  /// Sets the shape in which the view receives gestures.
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for purposes, of which snapshots and actions use gestures and the
  /// preview of a context menu.
  public nonisolated func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    modified { content, scope in
      let outline = shape.engineKind(in: scope.environment)
      var component: any Component = content
      if kind.contains(.contextMenuPreview) {
        component = ComponentList([component])
          .layoutValue(key: ContextMenuShapeKey.self, value: outline)
      }
      guard kind.contains(.interaction) else { return component }
      return ComponentList([component]).contentShape(EngineShape(kind: outline))
    }
  }
}
