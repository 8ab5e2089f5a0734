// SPDX-License-Identifier: MIT

/// The environment and depth in which a component is resolved.
package struct ResolutionContext {
  /// The environment values at the component.
  package var environment: EnvironmentValues {
    _read { yield shared.values }
    _modify {
      if !isKnownUniquelyReferenced(&shared) { shared = SharedValues(shared.values) }
      yield &shared.values
    }
  }
  // Copied on write: there are many values, and a context for each node.
  private var shared: SharedValues
  private let depth: Int
  /// The data shared by the whole tree.
  package let resolution: Resolution

  private final class SharedValues {
    var values: EnvironmentValues

    init(_ values: EnvironmentValues) { self.values = values }
  }

  fileprivate init(environment: EnvironmentValues, resolution: Resolution) {
    shared = SharedValues(environment)
    depth = 0
    self.resolution = resolution
  }

  private init(_ parent: ResolutionContext) {
    shared = parent.shared
    depth = parent.depth + 1
    resolution = parent.resolution
  }

  /// Returns the nodes of a component.
  ///
  /// A primitive provides its own nodes. A composed component results in a single boundary node
  /// that contains the nodes of its body. For endlessly nested bodies the result is empty, and the
  /// resolution throws.
  package func nodes<Element: Component>(of component: Element) -> [Node] {
    guard let inner = descending(to: resolution.typeName(of: component)) else { return [] }
    if let primitive = component as? any PrimitiveComponent {
      return primitive.nodes(in: inner)
    }
    if let shape = component as? any Shape { return shape.shapeNodes(in: inner) }
    return [
      inner.boundary(resolution.typeName(of: component)) {
        EnvironmentValues.$current.withValue(environment) { inner.nodes(of: component.body) }
      }
    ]
  }

  /// Returns the context of a component one level deeper; `nil` if the resolution has failed.
  ///
  /// - Parameter type: The name of the component's type, for the error of an endless nesting.
  /// - Returns: The context.
  package func descending(to type: @autoclosure () -> String) -> ResolutionContext? {
    guard resolution.error == nil else { return nil }
    let inner = ResolutionContext(self)
    guard inner.depth <= Node.maximumDepth * 4 else {
      resolution.error = .tooDeep(type: type())
      return nil
    }
    return hasStack ? inner : nil
  }

  /// A Boolean value that indicates whether another level fits on the stack of the thread; otherwise,
  /// the resolution has an error.
  package var hasStack: Bool {
    guard ThreadStack.isExhausted else { return true }
    // Not the component's own type: the name of a type with hundreds of generic arguments needs
    // more stack than is available.
    resolution.error = .stackTooSmall(type: resolution.boundary)
    return false
  }

  /// Returns the node of a composed component with the nodes of its body.
  package func boundary(_ type: String, children: () -> [Node]) -> Node {
    let outer = resolution.boundary
    resolution.boundary = type
    defer { resolution.boundary = outer }
    return Node(type: type, children: children(), layoutDirection: environment.layoutDirection)
  }

  /// Returns the name of a component's type without generic arguments.
  static func typeName(of component: some Component) -> String { typeName(type(of: component)) }

  /// Returns the name of a type without generic arguments.
  package static func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    guard let end = name.utf8.firstIndex(of: UInt8(ascii: "<")) else { return name }
    return String(name[..<end])
  }

  /// Returns a node of a primitive with the properties that the environment gives to every node.
  package func node(_ type: String, _ content: Node.Content, children: [Node] = []) -> Node {
    Node(
      type: type,
      content: content,
      children: children,
      layoutDirection: environment.layoutDirection
    )
  }
}

/// The data shared by one resolved tree.
package final class Resolution {
  /// The first error, which invalidates the tree.
  var error: ComponentError?
  /// The type of the composed component whose body is being resolved.
  var boundary = unnamed
  /// The name used in errors outside any composed component.
  static let unnamed = "the component"
  /// The actions of the components, in the order of resolution.
  private(set) var actions: [ActionSet] = []
  private var typeNames: [ObjectIdentifier: String] = [:]

  /// Returns the name of a component's type without generic arguments.
  func typeName(of component: some Component) -> String { typeName(type(of: component)) }

  /// Returns the name of a type without generic arguments.
  package func typeName(_ type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let known = typeNames[key] { return known }
    let name = ResolutionContext.typeName(type)
    typeNames[key] = name
    return name
  }

  /// Stores the actions of a component and returns their key.
  func add(_ set: ActionSet) -> Int {
    actions.append(set)
    return actions.endIndex - 1
  }

  /// Removes the actions, whose closures can refer to the resolution.
  func removeActions() { actions = [] }
}

extension Node {
  /// Returns the nodes of a component in an environment.
  static func resolve(
    _ component: some Component,
    in environment: EnvironmentValues,
    _ resolution: Resolution
  ) throws(ComponentError) -> [Node] {
    let context = ResolutionContext(environment: environment, resolution: resolution)
    let nodes = context.nodes(of: component)
    if let error = resolution.error { throw error }
    return nodes
  }

  /// Resolves a component in an environment.
  ///
  /// A component that results in no node or in several is placed in a vertical stack.
  ///
  /// - Throws: `ComponentError.tooDeep` if bodies are nested deeper than `maximumDepth`, for
  ///   example in a component that contains itself; `ComponentError.stackTooSmall` if the thread's
  ///   stack is too small for the nesting.
  package init(
    resolving component: some Component,
    in environment: EnvironmentValues = EnvironmentValues()
  ) throws(ComponentError) {
    try self.init(resolving: component, in: environment, Resolution())
  }

  /// Resolves a component and stores its actions in a resolution.
  init(
    resolving component: some Component,
    in environment: EnvironmentValues,
    _ resolution: Resolution
  ) throws(ComponentError) {
    let nodes = try Self.resolve(component, in: environment, resolution)
    if nodes.count == 1, let node = nodes.first {
      self = node
    } else {
      self = Node(
        type: "VStack", content: .stack(StackContent(axis: .vertical)), children: nodes,
        layoutDirection: environment.layoutDirection)
    }
    if depth > Node.maximumDepth { throw .tooDeep(type: type) }
  }
}
