// SPDX-License-Identifier: MIT

/// A type that represents a part of a user interface.
///
/// Conforming types declare their content in ``body-swift.property``.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the nodes of the view; the default evaluates ``body-swift.property``.
  ///
  /// Only views of this module implement it.
  nonisolated func _makeView(in scope: _ViewScope) -> _ViewNodes
}

extension View {
  /// Returns the nodes of the view.
  public nonisolated func _makeView(in scope: _ViewScope) -> _ViewNodes {
    _ViewNodes(scope.scope.composed(self))
  }
}

/// A view that creates its nodes itself instead of evaluating a body.
///
/// The type belongs to the main actor, and most of its initializers belong to no actor, as in
/// SwiftUI. The Swift 6 language mode does not let such an initializer set an isolated property that
/// is not sendable, so these properties are `nonisolated(unsafe)`. Proof of safety: initializers and
/// modifiers set them in a value that is not shared yet, and evaluations read them.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Returns the nodes of the view, in their order among siblings.
  func nodes(in scope: ViewScope) -> [Node]
}

extension PrimitiveView {
  /// Returns the nodes of the view.
  public nonisolated func _makeView(in scope: _ViewScope) -> _ViewNodes {
    // Proof of safety: it is called during an evaluation, which the main actor's checks accept.
    nonisolated(unsafe) let (view, scope) = (self, scope.scope)
    return _ViewNodes(assumingMainActor { view.nodes(in: scope) })
  }

  // The explicit return prevents the use of the view builder.
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because a primitive view creates its nodes itself.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension Never: View {
  // swift-format-ignore: OmitExplicitReturns
  /// The content of the view.
  public nonisolated var body: Never { return unreachableBody(of: Self.self) }
}

/// Ends the process: the body of a primitive view has no value, as in SwiftUI.
func unreachableBody(of type: Any.Type) -> Never {
  // The result type has no values, and this module does not call it.
  preconditionFailure("\(type) is a primitive view and has no body. Use the view itself.")
}

/// The scope in which a view is evaluated.
public struct _ViewScope {
  let scope: ViewScope
}

/// The nodes of a view.
public struct _ViewNodes {
  let nodes: [Node]

  init(_ nodes: [Node]) { self.nodes = nodes }
}
