// SPDX-License-Identifier: MIT

/// Puts components that are written one below the other into a list.
@resultBuilder
public enum ComponentBuilder {
  /// A single component.
  public static func buildExpression<Element: Component>(_ element: Element) -> ComponentList {
    ComponentList([element])
  }

  /// A single component whose type is not known.
  @_disfavoredOverload
  public static func buildExpression(_ element: any Component) -> ComponentList {
    ComponentList([element])
  }

  /// No component at all.
  public static func buildBlock() -> ComponentList { ComponentList([]) }

  /// The first component of a block.
  public static func buildPartialBlock(first: ComponentList) -> ComponentList { first }

  /// What came before, and the next component.
  public static func buildPartialBlock(
    accumulated: ComponentList,
    next: ComponentList
  ) -> ComponentList {
    ComponentList(accumulated.elements + next.elements)
  }

  /// An `if` without `else`.
  public static func buildOptional(_ list: ComponentList?) -> ComponentList {
    list ?? ComponentList([])
  }

  /// The first branch of a choice.
  public static func buildEither(first list: ComponentList) -> ComponentList { list }

  /// The second branch of a choice.
  public static func buildEither(second list: ComponentList) -> ComponentList { list }

  /// A `for` loop.
  public static func buildArray(_ lists: [ComponentList]) -> ComponentList {
    ComponentList(lists.flatMap(\.elements))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ list: ComponentList) -> ComponentList { list }
}

/// Components that stand as siblings wherever the list stands.
public struct ComponentList: PrimitiveComponent {
  /// The components in their order.
  public var elements: [any Component]

  /// Creates a list.
  public init(_ elements: [any Component]) {
    self.elements = elements
  }

  /// The nodes of all components, one after the other.
  package func nodes(in context: ResolutionContext) -> [Node] {
    var nodes: [Node] = []
    for element in elements { nodes += context.nodes(of: element) }
    return nodes
  }
}

/// Components that a modifier applies to one by one, without a container of their own.
public struct Group: PrimitiveComponent {
  private let content: ComponentList

  /// Creates a group.
  public init(@ComponentBuilder content: () -> ComponentList) {
    self.content = content()
  }

  /// The nodes of the group's components.
  package func nodes(in context: ResolutionContext) -> [Node] { context.nodes(of: content) }
}

/// Components made from the elements of a collection, each with an identity of its own.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable>: PrimitiveComponent {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> ComponentList

  /// Creates components from elements that a key path identifies.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ComponentBuilder content: @escaping (Data.Element) -> ComponentList
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates components from elements that identify themselves.
  public init(
    _ data: Data,
    @ComponentBuilder content: @escaping (Data.Element) -> ComponentList
  ) where Data.Element: Identifiable, Data.Element.ID == ID {
    self.init(data, id: \.id, content: content)
  }

  /// The nodes of all elements; those without an `id` get their element's.
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
