// SPDX-License-Identifier: MIT

extension Group {
  /// Creates a group from the subviews of a view.
  public init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    self.init(content: GroupElementsOfContent(view: view, transform: transform))
  }

  /// Creates a group from the sections of a view.
  public init<Base, Result>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    self.init(content: GroupSectionsOfContent(view: view, transform: transform))
  }
}

/// A view created from the subviews of another view.
public struct GroupElementsOfContent<Subviews, Content>: View, PrimitiveView, SubviewContainer
where Subviews: View, Content: View {
  nonisolated(unsafe) let view: Subviews
  nonisolated(unsafe) let transform: (SubviewsCollection) -> Content

  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    let subviews = scope.subviewItems(of: view).flatMap(\.subviews)
    return scope.nodes(of: transform(SubviewsCollection(subviews: subviews)), at: .content)
  }
}

/// A view created from the sections of another view.
public struct GroupSectionsOfContent<Sections, Content>: View, PrimitiveView, SubviewContainer
where Sections: View, Content: View {
  nonisolated(unsafe) let view: Sections
  nonisolated(unsafe) let transform: (SectionCollection) -> Content

  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    let sections = SectionCollection(scope.subviewItems(of: view))
    return scope.nodes(of: transform(sections), at: .content)
  }
}

extension ViewScope {
  /// Returns the subviews and sections of a view.
  func subviewItems(of view: some View) -> [SubviewCollector.Item] {
    SubviewCollecting.items(of: view, in: child(.part("subviews")))
  }
}

/// A collection that is only known while views are evaluated.
protocol ScopedCollection {
  /// Returns the collection with its elements.
  func resolved(in scope: ViewScope) -> Self
}

// Variants: ForEachSubviewCollection; subviews; Subview
//   -> ForEachSectionCollection; sections; SectionConfiguration
/// The subviews of a view from which a `ForEach` creates its content.
public struct ForEachSubviewCollection<Content> where Content: View {
  let items: (ViewScope) -> [SubviewCollector.Item]
  var subviews: [Subview] = []

  init(_ view: some View) { items = { $0.subviewItems(of: view) } }
}

// Variants: ForEachSubviewCollection; subview; subviews; Subview
//   -> ForEachSectionCollection; section; sections; SectionConfiguration
extension ForEachSubviewCollection: RandomAccessCollection {
  /// The type of the elements.
  public typealias Element = Subview
  /// The position of a subview.
  public typealias Index = Int

  /// The position of the first subview.
  public var startIndex: Int { 0 }
  /// The position after the last subview.
  public var endIndex: Int { subviews.count }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEachSubviewCollection: ScopedCollection {
  func resolved(in scope: ViewScope) -> Self {
    var collection = self
    collection.subviews = items(scope).flatMap(\.subviews)
    return collection
  }
}

extension ForEachSectionCollection: ScopedCollection {
  func resolved(in scope: ViewScope) -> Self {
    var collection = self
    collection.sections = SectionCollection(items(scope)).sections
    return collection
  }
}

extension ForEach {
  /// Creates views from the subviews of a view.
  public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where
    Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View
  {
    self.init(
      data: ForEachSubviewCollection(view), id: { $0.identity }, content: content)
  }

  /// Creates views from the sections of a view.
  public init<V>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View,
    V: View
  {
    self.init(data: ForEachSectionCollection(view), id: { $0.id }, content: content)
  }
}
