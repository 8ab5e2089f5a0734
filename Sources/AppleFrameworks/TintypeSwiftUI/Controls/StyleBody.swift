// SPDX-License-Identifier: MIT

import TintypeComponents

/// The styles of one kind of control that modifiers have set, the outermost first.
///
/// A control uses the last style. The body of that style is evaluated without it, so that a control
/// in the body has the next style.
struct StyleStack<Style> {
  private var styles: [Style] = []

  /// The style of a control; `nil` if none was set.
  var current: Style? { styles.last }

  /// Returns the styles for the content of a view to which a style was applied.
  func appending(_ style: Style) -> StyleStack {
    var stack = self
    stack.styles.append(style)
    return stack
  }

  /// Returns the styles within the body of the current style.
  func removingCurrent() -> StyleStack {
    var stack = self
    _ = stack.styles.popLast()
    return stack
  }
}

/// The content of a view in the configuration of a style, such as a label.
///
/// It has the identity that it has in its control, wherever a style places it.
struct StyleContent {
  private let resolve: (ViewScope) -> [Node]

  /// Creates the content from a view of a control.
  init(_ view: some View, in scope: ViewScope, at key: ViewNode.Key) {
    resolve = { placement in
      var inner = scope.child(key)
      inner.context = placement.context
      return inner.nodes(of: view)
    }
  }

  /// Creates the content from a component of the engine.
  init(_ component: some Component) {
    resolve = { $0.nodes(of: component) }
  }

  /// Returns the nodes of the content in the environment of a scope.
  func nodes(in scope: ViewScope) -> [Node] { resolve(scope) }
}

/// A view in the configuration of a style.
@MainActor
protocol StyleContentView: PrimitiveView {
  /// The content, which a control provides.
  var content: StyleContent { get }
}

extension StyleContentView {
  func nodes(in scope: ViewScope) -> [Node] { content.nodes(in: scope) }
}

extension ViewScope {
  /// Returns the nodes of the body that a custom style creates.
  ///
  /// The body has an identity of its own, in which the dynamic properties of the style are stored.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - configuration: The properties of the control.
  ///   - change: A closure that changes the environment of the body.
  ///   - makeBody: A closure that calls the requirement of the style.
  /// - Returns: The nodes.
  func nodes<Style, Configuration, Body: View>(
    styledBy style: Style, _ configuration: Configuration,
    environment change: (inout EnvironmentValues) -> Void,
    makeBody: @MainActor (Style, Configuration) -> Body
  ) -> [Node] {
    let name = context.resolution.typeName(Style.self)
    guard var context = context.descending(to: name) else { return [] }
    var values = EnvironmentValues(context.environment)
    change(&values)
    context.environment = values.base
    var scope = self
    scope.context = context
    scope.node = node.child(.body(ObjectIdentifier(Style.self)), in: evaluation)
    let fields = DynamicFields.of(Style.self)
    var bound = style
    return evaluation.trace.nested(in: name, context.environment) {
      guard fields.isEmpty || fields.bind(&bound, in: scope) else { return [] }
      // Proof of safety: it is called during an evaluation, which the main actor's checks accept.
      nonisolated(unsafe) let style = bound
      nonisolated(unsafe) let configuration = configuration
      return scope.nodes(of: assumingMainActor { makeBody(style, configuration) })
    }
  }
}

/// The body of a custom style as a component of the engine.
struct StyleComponent: PrimitiveComponent {
  private let resolve: (ResolutionContext) -> [Node]

  /// Creates a component whose environment replaces that of the scope.
  init(in scope: ViewScope, resolve: @escaping (ViewScope) -> [Node]) {
    self.resolve = { context in
      var scope = scope
      scope.context = context
      return resolve(scope)
    }
  }

  func nodes(in context: ResolutionContext) -> [Node] { resolve(context) }
}
