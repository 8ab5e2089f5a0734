// SPDX-License-Identifier: MIT

import TintypeComponents

/// The key for the styles that modifiers have set for one kind of control, the outermost first.
///
/// A control uses the last style. The body of that style is evaluated without it, so that a control
/// in the body has the next style.
private enum StylesKey<Kind>: EnvironmentKey {
  static var defaultValue: [Kind] { [] }
}

// A kind of control is given by the type of its styles, such as `any ToggleStyle`.
extension EnvironmentValues {
  /// Returns the style of a kind of control; `nil` if none was set.
  func style<Kind>(_ kind: Kind.Type) -> Kind? { self[StylesKey<Kind>.self].last }

  /// Adds a style, which the controls of its kind use.
  mutating func addStyle<Kind>(_ style: Kind) { self[StylesKey<Kind>.self].append(style) }

  /// Removes the style that the controls of a kind use.
  mutating func removeStyle<Kind>(_ kind: Kind.Type) { _ = self[StylesKey<Kind>.self].popLast() }

  /// Removes all styles of a kind of control.
  mutating func removeStyles<Kind>(_ kind: Kind.Type) { self[StylesKey<Kind>.self] = [] }
}

extension View {
  /// Adds a style for the controls of its kind within the view.
  nonisolated func addingStyle<Kind>(_ style: Kind) -> some View {
    transformingEnvironment { $0.addStyle(style) }
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

  nonisolated init(content: StyleContent)
}

extension StyleContentView {
  /// Creates the view from a part of a control.
  nonisolated init(_ view: some View, in scope: ViewScope, at part: String) {
    self.init(content: StyleContent(view, in: scope, at: .part(part)))
  }

  func nodes(in scope: ViewScope) -> [Node] { content.nodes(in: scope) }
}

extension ViewScope {
  /// Returns the nodes of the body that a custom style creates.
  ///
  /// The body has an identity of its own, in which the dynamic properties of the style are stored.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - kind: The kind of control, whose next style the body uses.
  ///   - configuration: The properties of the control.
  ///   - makeBody: A closure that calls the requirement of the style.
  /// - Returns: The nodes.
  func nodes<Style, Kind, Configuration, Body: View>(
    styledBy style: Style, of kind: Kind.Type, _ configuration: Configuration,
    makeBody: @MainActor (Style, Configuration) -> Body
  ) -> [Node] {
    let name = context.resolution.typeName(Style.self)
    guard var context = context.descending(to: name) else { return [] }
    var values = EnvironmentValues(context.environment)
    values.removeStyle(kind)
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
