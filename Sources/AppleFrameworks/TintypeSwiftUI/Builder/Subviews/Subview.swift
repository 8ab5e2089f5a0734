// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view of another view, which a container can place.
public struct Subview: View, PrimitiveView, SubviewContainer {
  /// The identity of a subview.
  public struct ID: Hashable {
    let node: ObjectIdentifier
  }

  /// The values that the subview provides to its container.
  public var containerValues: ContainerValues { values }
  nonisolated(unsafe) var values: ContainerValues
  nonisolated(unsafe) let identity: Subview.ID
  /// The node of the view.
  nonisolated(unsafe) let node: ViewNode
  private nonisolated(unsafe) let resolve: (ViewScope) -> [Node]

  private nonisolated init(
    node: ViewNode, values: ContainerValues, resolve: @escaping (ViewScope) -> [Node]
  ) {
    identity = ID(node: ObjectIdentifier(node))
    self.node = node
    self.values = values
    self.resolve = resolve
  }

  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    if let collecting = scope.collecting {
      collecting.add(self)
      return []
    }
    return resolve(scope)
  }
}

extension Subview: @preconcurrency Identifiable {
  /// The identity of the subview.
  public var id: Subview.ID { identity }
}

extension Subview {
  /// Creates a subview from a view in a scope.
  nonisolated init(_ view: some View, in scope: ViewScope, values: ContainerValues) {
    let node = scope.node
    // The environment and the preferences are those of the container that places the subview.
    self.init(node: node, values: values) { placement in
      var inner = placement
      inner.node = node
      return inner.nodes(of: view)
    }
  }

  private nonisolated func resolving(
    _ change: @escaping (ViewScope, (ViewScope) -> [Node]) -> [Node]
  ) -> Subview {
    let resolve = resolve
    return Subview(node: node, values: values) { change($0, resolve) }
  }

  /// Returns the subview with a modifier of the engine.
  nonisolated func modified(
    _ modify: @escaping (ViewComponent, ViewScope) -> any Component
  ) -> Subview {
    let view = self
    return resolving { scope, _ in
      scope.nodes(of: modify(ViewComponent(view, in: scope), scope))
    }
  }

  /// Returns the subview in a changed environment.
  nonisolated func transformingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> Subview {
    resolving { scope, resolve in
      var scope = scope
      var values = scope.environment
      change(&values)
      scope.context.environment = values.base
      return resolve(scope)
    }
  }

  /// Returns the subview with a name in paths if it has none.
  nonisolated func named(_ name: String) -> Subview {
    resolving { scope, resolve in
      var nodes = resolve(scope)
      for index in nodes.indices where nodes[index].id == nil { nodes[index].id = name }
      return nodes
    }
  }
}

/// The subviews of a view.
public struct SubviewsCollection {
  let subviews: [Subview]
}

extension SubviewsCollection: RandomAccessCollection {
  /// The type of the elements.
  public typealias Element = Subview
  /// The position of a subview.
  public typealias Index = Int
  /// A part of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The position of the first subview.
  public var startIndex: Int { 0 }
  /// The position after the last subview.
  public var endIndex: Int { subviews.count }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The subviews at positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// Returns the position before another one.
  public func index(before i: Int) -> Int { i - 1 }
  /// Returns the position after another one.
  public func index(after i: Int) -> Int { i + 1 }
}

extension SubviewsCollection: View, PrimitiveView, SubviewContainer {
  nonisolated func nodes(in scope: ViewScope) -> [Node] { scope.nodes(placing: subviews) }
}

/// A part of the subviews of a view.
public struct SubviewsCollectionSlice {
  let subviews: ArraySlice<Subview>
}

extension SubviewsCollectionSlice: RandomAccessCollection {
  /// The type of the elements.
  public typealias Element = Subview
  /// The position of a subview.
  public typealias Index = Int
  /// A part of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The subviews at positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View, PrimitiveView, SubviewContainer {
  nonisolated func nodes(in scope: ViewScope) -> [Node] { scope.nodes(placing: subviews) }
}

extension ViewScope {
  /// Returns the nodes of subviews, which keep the identities that they have in their view.
  fileprivate func nodes(placing subviews: some Collection<Subview>) -> [Node] {
    var nodes: [Node] = []
    for subview in subviews { nodes += self.nodes(of: subview) }
    return nodes
  }
}
