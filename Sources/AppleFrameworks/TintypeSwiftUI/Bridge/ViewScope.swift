// SPDX-License-Identifier: MIT

import TintypeComponents

/// The context in which a view is evaluated: the engine's context, the identity of the view, and
/// the evaluation that it is part of.
struct ViewScope {
  /// The engine's context with the environment.
  var context: ResolutionContext
  /// The identity of the view and the state of its properties.
  var node: ViewNode
  /// The evaluation of the whole tree.
  var evaluation: Evaluation
  /// The preferences that the view adds to.
  var preferences: PreferenceNode
  /// A Boolean value that indicates whether the view is in a screen that is not shown.
  var isHidden = false
  /// The collection of subviews that the view is added to; `nil` to create nodes.
  var collecting: SubviewCollecting?

  /// Returns the nodes of a view with the same identity.
  ///
  /// The static type of a single child cannot change, so it needs no identity of its own.
  func nodes(of view: some View) -> [Node] {
    if let collecting, collecting.add(view, in: self) { return [] }
    return view._makeView(in: _ViewScope(scope: self)).nodes
  }

  /// Returns the nodes of a child view with an identity of its own.
  func nodes(of view: some View, at key: ViewNode.Key) -> [Node] {
    child(key).nodes(of: view)
  }

  /// Returns the scope of a child.
  func child(_ key: ViewNode.Key) -> ViewScope {
    var scope = self
    scope.node = node.child(key, in: evaluation)
    return scope
  }

  /// The environment values at the view.
  var environment: EnvironmentValues { EnvironmentValues(context.environment) }

  /// Returns a component of the engine for a child view with an identity of its own.
  func component(_ view: some View, at key: ViewNode.Key) -> ViewComponent {
    ViewComponent(view, in: child(key))
  }

  /// Returns the closure that performs an action of the view on behalf of a user.
  func action(_ action: @escaping () -> Void) -> () -> Void {
    { [tree = evaluation.tree] in tree.perform([action]) }
  }

  /// Returns the closure that performs an action of the view on behalf of a user.
  func action(_ action: @escaping @MainActor () -> Void) -> () -> Void {
    self.action { assumingMainActor(action) }
  }

  /// Returns the nodes of a component of the engine.
  func nodes(of component: some Component) -> [Node] { context.nodes(of: component) }

  /// Returns the node of a composed view, which contains the nodes of its body.
  ///
  /// A view with dynamic properties has an identity of its own, in which they are stored. If a
  /// property has no value, such as an environment object that is missing, the body is not
  /// evaluated, and the snapshot fails.
  func composed<Content: View>(_ view: Content) -> [Node] {
    composed(view) { view, scope in scope.nodes(of: scope.body(of: view)) }
  }

  /// Returns the node of a view that contains nodes which a closure creates from the view with the
  /// values of its dynamic properties.
  func composed<Content: View>(
    _ view: Content, _ nodes: (Content, ViewScope) -> [Node]
  ) -> [Node] {
    let resolution = context.resolution
    guard let context = context.descending(to: resolution.typeName(Content.self)) else { return [] }
    var scope = self
    scope.context = context
    let name = resolution.typeName(Content.self)
    let fields = DynamicFields.of(Content.self)
    guard !fields.isEmpty else {
      return [
        evaluation.trace.nested(in: name, context.environment) {
          context.boundary(name) { nodes(view, scope) }
        }
      ]
    }
    scope.node = node.child(.body(ObjectIdentifier(Content.self)), in: evaluation)
    var bound = view
    return [
      evaluation.trace.nested(in: name, context.environment) {
        guard fields.bind(&bound, in: scope) else { return context.boundary(name) { [] } }
        return context.boundary(name) { nodes(bound, scope) }
      }
    ]
  }
}

extension ViewScope {
  /// Returns the body of a view.
  func body<Content: View>(of view: Content) -> Content.Body {
    // Proof of safety: it is called during an evaluation, which the main actor's checks accept.
    nonisolated(unsafe) let view = view
    return assumingMainActor { view.body }
  }

  /// Returns the body of a modifier.
  func body<Modifier: ViewModifier>(
    of modifier: Modifier, content: Modifier.Content
  ) -> Modifier.Body {
    // Proof of safety: as above.
    nonisolated(unsafe) let modifier = modifier
    nonisolated(unsafe) let content = content
    return assumingMainActor { modifier.body(content: content) }
  }
}

/// A view as a component of the engine.
struct ViewComponent: PrimitiveComponent {
  private let resolve: (ResolutionContext) -> [Node]

  /// Creates a component from a view in a scope, whose environment is replaced by the environment
  /// of the component.
  init(_ view: some View, in scope: ViewScope) {
    resolve = { context in
      var scope = scope
      scope.context = context
      return scope.nodes(of: view)
    }
  }

  func nodes(in context: ResolutionContext) -> [Node] { resolve(context) }
}

extension ComponentList {
  /// A list of one component.
  init(_ component: some Component) { self.init([component]) }
}
