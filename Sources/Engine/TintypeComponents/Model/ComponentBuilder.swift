// SPDX-License-Identifier: MIT

/// Builds a list of components from the statements of a closure.
@resultBuilder
public enum ComponentBuilder {
  /// Builds a list of one component.
  public static func buildExpression<Element: Component>(_ element: Element) -> ComponentList {
    ComponentList([element])
  }

  /// Builds a list of the components of another list.
  ///
  /// An empty list adds no component, so that containers can omit an empty part.
  public static func buildExpression(_ list: ComponentList) -> ComponentList { list }

  /// Builds a list of one component of an unknown type.
  @_disfavoredOverload
  public static func buildExpression(_ element: any Component) -> ComponentList {
    ComponentList([element])
  }

  /// Builds an empty list.
  public static func buildBlock() -> ComponentList { ComponentList([]) }

  /// Builds the first component of a block.
  public static func buildPartialBlock(first: ComponentList) -> ComponentList { first }

  /// Appends a component to a block.
  public static func buildPartialBlock(
    accumulated: ComponentList,
    next: ComponentList
  ) -> ComponentList {
    ComponentList(accumulated.elements + next.elements)
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ list: ComponentList?) -> ComponentList {
    list ?? ComponentList([])
  }

  /// Builds the first branch of a condition.
  public static func buildEither(first list: ComponentList) -> ComponentList { list }

  /// Builds the second branch of a condition.
  public static func buildEither(second list: ComponentList) -> ComponentList { list }

  /// Builds a `for` loop.
  public static func buildArray(_ lists: [ComponentList]) -> ComponentList {
    ComponentList(lists.flatMap(\.elements))
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability(_ list: ComponentList) -> ComponentList { list }
}

/// A list of components that become siblings in the container of the list.
public struct ComponentList: PrimitiveComponent {
  /// The components in order.
  public var elements: [any Component]

  /// Creates a list.
  public init(_ elements: [any Component]) { self.elements = elements }

  /// Returns the nodes of all components in order.
  package func nodes(in context: ResolutionContext) -> [Node] {
    var nodes: [Node] = []
    for element in elements { nodes += context.nodes(of: element) }
    return nodes
  }
}

/// A group of components without a container, to each of which modifiers apply separately.
public struct Group: PrimitiveComponent {
  private let content: ComponentList

  /// Creates a group.
  public init(@ComponentBuilder content: () -> ComponentList) { self.content = content() }

  /// Returns the nodes of the group's components.
  package func nodes(in context: ResolutionContext) -> [Node] { context.nodes(of: content) }
}

/// Components created from the elements of a collection, each with its own identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable>: PrimitiveComponent {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> ComponentList

  /// Creates components from elements that are identified by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ComponentBuilder content: @escaping (Data.Element) -> ComponentList
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }

  /// Creates components from identifiable elements.
  public init(
    _ data: Data,
    @ComponentBuilder content: @escaping (Data.Element) -> ComponentList
  ) where Data.Element: Identifiable, Data.Element.ID == ID {
    self.init(data, id: \.id, content: content)
  }

  /// Returns the nodes of all elements.
  ///
  /// A node without an `id` is assigned the `id` of its element.
  package func nodes(in context: ResolutionContext) -> [Node] {
    var nodes: [Node] = []
    for element in data {
      var made = context.nodes(of: content(element))
      let name = String(describing: element[keyPath: id])
      for index in made.indices where made[index].id == nil {
        made[index].id = made.count == 1 ? name : "\(name).\(index)"
      }
      nodes += made
    }
    return nodes
  }
}
