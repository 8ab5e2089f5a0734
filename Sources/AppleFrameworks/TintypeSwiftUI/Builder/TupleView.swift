// SPDX-License-Identifier: MIT

/// A view of several views, which become siblings in their container.
public struct TupleView<T>: View, PrimitiveView {
  /// The views as a tuple.
  public var value: T {
    get { storedValue }
    set { storedValue = newValue }
  }
  private nonisolated(unsafe) var storedValue: T
  /// The views; `nil` if the value was not created by a builder.
  private nonisolated(unsafe) let elements: [any View]?

  /// Creates a view from a tuple of views.
  public nonisolated init(_ value: T) {
    storedValue = value
    elements = nil
  }

  nonisolated init(value: T, elements: [any View]) {
    storedValue = value
    self.elements = elements
  }
}

extension TupleView: ViewTuple {
  nonisolated var views: [any View] {
    elements ?? Mirror(reflecting: storedValue).children.compactMap { $0.value as? any View }
  }

  func nodes(in scope: ViewScope) -> [Node] {
    var nodes: [Node] = []
    for (index, view) in views.enumerated() { nodes += scope.nodes(of: view, at: .slot(index)) }
    return nodes
  }
}

/// A view of several views.
protocol ViewTuple {
  /// The views.
  var views: [any View] { get }
}

/// One of two views, depending on a condition; each branch has its own identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  func nodes(in scope: ViewScope) -> [Node] {
    switch storage {
    case .trueContent(let content): scope.nodes(of: content, at: .branch(true))
    case .falseContent(let content): scope.nodes(of: content, at: .branch(false))
    }
  }
}

extension Optional: View where Wrapped: View {
  // swift-format-ignore: OmitExplicitReturns
  /// The content of the view.
  public var body: Never { return unreachableBody(of: Self.self) }

  /// Returns the nodes of the view.
  public nonisolated func _makeView(in scope: _ViewScope) -> _ViewNodes {
    // The identity ends when the value is `nil`.
    _ViewNodes(map { scope.scope.nodes(of: $0, at: .branch(true)) } ?? [])
  }
}

/// A view without content.
public struct EmptyView: View, PrimitiveView {
  /// Creates an empty view.
  public nonisolated init() {}
}

extension EmptyView {
  func nodes(in scope: ViewScope) -> [Node] { [] }
}
