// SPDX-License-Identifier: MIT

/// A modifier that creates a new version of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the new version of the content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Returns the nodes of the modified content; the default evaluates `body(content:)`.
  ///
  /// Only modifiers of this module implement it.
  nonisolated func _makeView(
    in scope: _ViewScope, content: @escaping (_ViewScope) -> _ViewNodes
  ) -> _ViewNodes
}

extension ViewModifier {
  /// Returns the nodes of the modified content.
  public nonisolated func _makeView(
    in scope: _ViewScope, content: @escaping (_ViewScope) -> _ViewNodes
  ) -> _ViewNodes {
    _ViewNodes(scope.scope.modified(by: self, content: content))
  }
}

extension ViewModifier where Self.Body == Never {
  // swift-format-ignore: OmitExplicitReturns
  /// Returns the modified content.
  public func body(content: Self.Content) -> Self.Body { return unreachableBody(of: Self.self) }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier and then another one.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The content of a view modifier.
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let nodes: (_ViewScope) -> _ViewNodes
}

extension _ViewModifier_Content: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] { nodes(_ViewScope(scope: scope)).nodes }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}

  /// Returns the nodes of the modified content.
  public nonisolated func _makeView(
    in scope: _ViewScope, content: @escaping (_ViewScope) -> _ViewNodes
  ) -> _ViewNodes {
    content(scope)
  }
}

/// A value with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The content that the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a value with a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  // swift-format-ignore: OmitExplicitReturns
  /// The content of the view.
  public var body: Never { return unreachableBody(of: Self.self) }

  /// Returns the nodes of the view.
  public nonisolated func _makeView(in scope: _ViewScope) -> _ViewNodes {
    modifier._makeView(in: scope) { [content] in content._makeView(in: $0) }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  // swift-format-ignore: OmitExplicitReturns
  /// Returns the modified content.
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    return unreachableBody(of: Self.self)
  }

  /// Returns the nodes of the modified content.
  public nonisolated func _makeView(
    in scope: _ViewScope, content inner: @escaping (_ViewScope) -> _ViewNodes
  ) -> _ViewNodes {
    modifier._makeView(in: scope) { [content] in content._makeView(in: $0, content: inner) }
  }
}

extension View {
  /// Applies a modifier and returns a new view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewScope {
  /// Returns the node of a composed modifier, which contains the nodes of its body.
  func modified<Modifier: ViewModifier>(
    by modifier: Modifier, content: @escaping (_ViewScope) -> _ViewNodes
  ) -> [Node] {
    let name = context.resolution.typeName(Modifier.self)
    guard let context = context.descending(to: name) else { return [] }
    var scope = self
    scope.context = context
    let fields = DynamicFields.of(Modifier.self)
    var bound = modifier
    // The content keeps the identity of the outer scope, independently of the modifier.
    let outer = node
    let inner = _ViewModifier_Content<Modifier> { scope in
      var scope = scope.scope
      scope.node = outer.child(.content, in: scope.evaluation)
      return content(_ViewScope(scope: scope))
    }
    scope.node = node.child(.modifier(ObjectIdentifier(Modifier.self)), in: evaluation)
    return evaluation.trace.nested(in: name, context.environment) {
      guard fields.isEmpty || fields.bind(&bound, in: scope) else { return [] }
      return scope.nodes(of: scope.body(of: bound, content: inner))
    }
  }
}
