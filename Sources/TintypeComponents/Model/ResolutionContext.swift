// SPDX-License-Identifier: MIT

/// What a component is resolved with: its environment, and how deep it lies.
package struct ResolutionContext {
  /// The values of the environment where the component stands.
  package var environment: EnvironmentValues {
    _read { yield shared.values }
    _modify {
      if !isKnownUniquelyReferenced(&shared) { shared = SharedValues(shared.values) }
      yield &shared.values
    }
  }
  // Shared until something is changed: there are many values, and a context for every node.
  private var shared: SharedValues
  private let depth: Int
  /// What belongs to the tree as a whole.
  let resolution: Resolution

  private final class SharedValues {
    var values: EnvironmentValues

    init(_ values: EnvironmentValues) {
      self.values = values
    }
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

  /// The nodes that a component stands for.
  ///
  /// A primitive gives its own; a composed component gives one node, its boundary, that holds the
  /// nodes of its body. A component whose bodies never end gives none, and the resolution throws.
  package func nodes<Element: Component>(of component: Element) -> [Node] {
    guard resolution.error == nil else { return [] }
    let inner = ResolutionContext(self)
    guard inner.depth <= Node.maximumDepth * 4 else {
      resolution.error = .tooDeep(type: resolution.typeName(of: component))
      return []
    }
    guard !ThreadStack.isExhausted else {
      // Not the component's own type: the name of one that is generic over hundreds of others takes
      // more stack than there is.
      resolution.error = .stackTooSmall(type: resolution.boundary)
      return []
    }
    if let primitive = component as? any PrimitiveComponent {
      return primitive.nodes(in: inner)
    }
    if let shape = component as? any Shape { return shape.shapeNodes(in: inner) }
    let type = resolution.typeName(of: component)
    let outer = resolution.boundary
    resolution.boundary = type
    defer { resolution.boundary = outer }
    let children = EnvironmentValues.$current.withValue(environment) {
      inner.nodes(of: component.body)
    }
    return [
      Node(
        type: type, children: children,
        layoutDirection: environment.layoutDirection)
    ]
  }

  /// The name of a component's type without what it is generic over.
  static func typeName(of component: some Component) -> String {
    let name = String(describing: type(of: component))
    guard let end = name.utf8.firstIndex(of: UInt8(ascii: "<")) else { return name }
    return String(name[..<end])
  }

  /// A node of a primitive, with what the environment says of every node.
  package func node(
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
}

/// What belongs to one resolved tree as a whole.
final class Resolution {
  /// The first thing that makes the tree worthless.
  var error: ComponentError?
  /// The type of the composed component whose body is being resolved.
  var boundary = unnamed
  /// The component in errors, outside of any composed component.
  static let unnamed = "the component"
  /// What can be done with the components, in the order in which they were resolved.
  private(set) var actions: [ActionSet] = []
  private var typeNames: [ObjectIdentifier: String] = [:]

  /// The name of a component's type without what it is generic over.
  func typeName(of component: some Component) -> String {
    let key = ObjectIdentifier(type(of: component))
    if let known = typeNames[key] { return known }
    let name = ResolutionContext.typeName(of: component)
    typeNames[key] = name
    return name
  }

  /// Notes what can be done with a component, and gives the number under which it stands.
  func add(_ set: ActionSet) -> Int {
    actions.append(set)
    return actions.endIndex - 1
  }
}

extension Node {
  /// The nodes of a component in an environment.
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
  /// A component that gives no node or several is held by a vertical stack.
  ///
  /// - Throws: `ComponentError.tooDeep` for bodies nested deeper than `maximumDepth`, as a
  ///   component that contains itself is; `ComponentError.stackTooSmall` on a thread whose stack
  ///   does not suffice for the nesting.
  package init(
    resolving component: some Component,
    in environment: EnvironmentValues = EnvironmentValues()
  ) throws(ComponentError) {
    try self.init(resolving: component, in: environment, Resolution())
  }

  /// Resolves a component, noting beside the tree what can be done with it.
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
