// SPDX-License-Identifier: MIT

import TintypeComponents

/// A key of a value that views provide to their container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Self.Value { get }
}

/// The values that a view provides to its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tag of the view; `nil` without one.
  var viewTag: ViewTag?

  init() {}

  /// The value of a key.
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of a type; `nil` if the view has none.
  public func tag<V>(for type: V.Type) -> V? where V: Hashable {
    guard let viewTag, let value = viewTag.value(as: type) else { return nil }
    return viewTag == ViewTag(selection: value) ? value : nil
  }

  /// Returns whether the view has a tag.
  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable {
    viewTag == ViewTag(selection: tag)
  }

  /// Adds the values of a view that contains this one, which replace its own.
  mutating func merge(_ outer: ContainerValues) {
    values.merge(outer.values) { _, outer in outer }
    viewTag = outer.viewTag ?? viewTag
  }
}

extension View {
  /// Sets a value that the view provides to its container.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// A view with values for its container.
struct ContainerValueView<Content: View> {
  let content: Content
  let change: (inout ContainerValues) -> Void
}

extension ContainerValueView: View, PrimitiveView, SubviewContainer {
  static var hasSubviews: Bool { SubviewCollecting.hasSubviews(Content.self) }

  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    guard let collecting = scope.collecting else { return scope.nodes(of: content) }
    collecting.collect(content, in: scope, changingValues: change)
    return []
  }
}
