// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A value in the coordinate space of a view, which a geometry proxy converts to its own.
public struct Anchor<Value> {
  let frame: FrameReference
  let value: (CGRect) -> Value
  let convert: (Value, CGPoint) -> Value

  /// A way to create an anchor from the geometry of a view.
  public struct Source {
    let value: (CGRect) -> Value
    let convert: (Value, CGPoint) -> Value
  }
}

extension Anchor where Value == CGRect {
  /// Creates an anchor that has the same value in each coordinate space.
  package init(fixed rect: CGRect) {
    self.init(frame: FrameReference(), value: { _ in rect }, convert: { rect, _ in rect })
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Returns a Boolean value that indicates whether two values are equal.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.frame === rhs.frame && lhs.value(lhs.frame.frame) == rhs.value(rhs.frame.frame)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(frame))
    hasher.combine(value(frame.frame))
  }
}

// As in SwiftUI: one thread at a time evaluates the views.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the coordinate space of the view, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: { r.offsetBy(dx: $0.minX, dy: $0.minY) },
      convert: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
  }

  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { $0 }, convert: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinate space of the view, in points.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor<CGPoint>.Source(
      value: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) },
      convert: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
  }

  /// A point in the unit square of the view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor<CGPoint>.Source(
      value: { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) },
      convert: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
  }

  // Variants: top leading corner; topLeading -> center of the top edge; top | top trailing corner;
  //   topTrailing | center of the leading edge; leading | center; center | center of the trailing
  //   edge; trailing | bottom leading corner; bottomLeading | center of the bottom edge; bottom |
  //   bottom trailing corner; bottomTrailing
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
}

extension Anchor.Source {
  /// Creates a source of an array of anchors.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { frame in array.map { $0.value(frame) } },
      convert: { values, origin in zip(array, values).map { $0.convert($1, origin) } })
  }

  /// Creates a source of an optional anchor.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { frame in anchor.map { $0.value(frame) } },
      convert: { value, origin in
        guard let anchor, let value else { return nil }
        return anchor.convert(value, origin)
      })
  }
}

extension View {
  /// Sets a value for a preference of the view, which depends on an anchor of the view.
  public nonisolated func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    AnchorView(content: self, source: value) { preferences, anchor in
      preferences.append(K.self, value: transform(anchor))
    }
  }

  /// Changes a preference of the view by means of an anchor in the view.
  public nonisolated func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    AnchorView(content: self, source: value) { preferences, anchor in
      preferences.append(K.self) { transform(&$0, anchor) }
    }
  }
}

private struct AnchorView<Content: View, Value> {
  let content: Content
  let source: Anchor<Value>.Source
  let append: (PreferenceNode, Anchor<Value>) -> PreferenceNode
}

extension AnchorView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let frame = scope.node.effect { FrameReference() }
    let anchor = Anchor(frame: frame, value: source.value, convert: source.convert)
    var inner = scope
    inner.preferences = append(scope.preferences, anchor)
    return scope.nodes(
      of: ViewComponent(content, in: inner).geometryProbe(
        scope.placement(of: frame, named: "an anchor")))
  }
}
