// SPDX-License-Identifier: MIT

/// What a component is resolved with: its environment, and how deep it lies.
public struct ResolutionContext {
  /// The values of the environment where the component stands.
  public var environment: EnvironmentValues
  private let depth: Int
  private let failure: Failure

  /// The first thing that makes the whole tree worthless.
  private final class Failure {
    var error: ComponentError?
  }

  fileprivate init(environment: EnvironmentValues) {
    self.environment = environment
    depth = 0
    failure = Failure()
  }

  private init(_ parent: ResolutionContext) {
    environment = parent.environment
    depth = parent.depth + 1
    failure = parent.failure
  }

  fileprivate var error: ComponentError? { failure.error }

  /// The nodes that a component stands for.
  ///
  /// A primitive gives its own; a composed component gives one node, its boundary, that holds the
  /// nodes of its body. A component whose bodies never end gives none, and the resolution throws.
  public func nodes<Element: Component>(of component: Element) -> [Node] {
    guard failure.error == nil else { return [] }
    let inner = ResolutionContext(self)
    let type = Self.typeName(of: component)
    guard inner.depth <= Node.maximumDepth * 4 else {
      failure.error = .tooDeep(type: type)
      return []
    }
    if let primitive = component as? any PrimitiveComponent {
      return primitive.nodes(in: inner)
    }
    let children = EnvironmentValues.$current.withValue(environment) {
      inner.nodes(of: component.body)
    }
    return [
      Node(type: type, children: children, layoutDirection: environment.layoutDirection)
    ]
  }

  /// A node of a primitive, with what the environment says of every node.
  public func node(
    _ type: String,
    _ content: Node.Content,
    children: [Node] = []
  ) -> Node {
    Node(
      type: type,
      content: content,
      children: children,
      layoutDirection: environment.layoutDirection
    )
  }

  /// The name of a component's type without what it is generic over.
  static func typeName(of component: some Component) -> String {
    String(String(describing: type(of: component)).prefix { $0 != "<" })
  }
}

extension Node {
  /// The nodes of a component in an environment.
  static func resolve(
    _ component: some Component,
    in environment: EnvironmentValues
  ) throws(ComponentError) -> [Node] {
    let context = ResolutionContext(environment: environment)
    let nodes = context.nodes(of: component)
    if let error = context.error { throw error }
    return nodes
  }

  /// Resolves a component in an environment.
  ///
  /// A component that gives no node or several is held by a vertical stack.
  ///
  /// - Throws: `ComponentError.tooDeep` for bodies nested deeper than `maximumDepth`, as a
  ///   component that contains itself is.
  public init(
    resolving component: some Component,
    in environment: EnvironmentValues = EnvironmentValues()
  ) throws(ComponentError) {
    let context = ResolutionContext(environment: environment)
    let nodes = context.nodes(of: component)
    if let error = context.error { throw error }
    if nodes.count == 1, let node = nodes.first {
      self = node
    } else {
      self = context.node("VStack", .stack(StackContent(axis: .vertical)), children: nodes)
    }
    if depth > Node.maximumDepth { throw .tooDeep(type: type) }
  }
}
