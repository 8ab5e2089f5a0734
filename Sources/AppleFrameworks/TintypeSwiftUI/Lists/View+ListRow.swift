// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Sets the background of the view's rows in a list; `nil` for the default.
  public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
    ListRowView(content: self) { appearance, scope in
      appearance.background = view.map { scope.nodes(of: $0, at: .part("listRowBackground")) }
    }
  }

  /// Sets the distances of the content from the edges of the view's rows in a list; `nil` for the
  /// default.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    ListRowView(content: self) { appearance, _ in appearance.insets = insets?.engine }
  }

  /// Sets the distance of the content from some edges of the view's rows in a list; `nil` for the
  /// default.
  public nonisolated func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    ListRowView(content: self) { appearance, _ in
      guard let length else { return }
      var insets =
        appearance.insets ?? EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20).engine
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
      appearance.insets = insets
    }
  }

  /// Sets the visibility of the separators of the view's rows in a list.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    ListRowView(content: self) { appearance, _ in
      appearance.change(edges) { $0.isHidden = visibility == .hidden }
    }
  }

  /// Sets the color of the separators of the view's rows in a list; `nil` for the default.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    ListRowView(content: self) { appearance, scope in
      let color = color?.engine(in: scope.environment)
      appearance.change(edges) { $0.color = color }
    }
  }

  /// Sets the visibility of the separators at the edges of the view's sections in a plain list.
  ///
  /// They are hidden by default.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    ListRowView(content: self) { appearance, _ in
      appearance.changeSection(edges) { $0.isHidden = visibility != .visible }
    }
  }

  /// Sets the color of the separators at the edges of the view's sections in a plain list; `nil` for
  /// the default.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    ListRowView(content: self) { appearance, scope in
      let color = color?.engine(in: scope.environment)
      appearance.changeSection(edges) { $0.color = color }
    }
  }

  /// Sets the visibility of the background of the lists in the view.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformingEnvironment { $0.base.hasListBackground = visibility != .hidden }
  }
}

extension ListRowAppearance {
  fileprivate mutating func change(_ edges: VerticalEdge.Set, _ change: (inout Separator) -> Void) {
    if edges.contains(.top) { change(&top) }
    if edges.contains(.bottom) { change(&bottom) }
  }

  fileprivate mutating func changeSection(
    _ edges: VerticalEdge.Set, _ change: (inout Separator) -> Void
  ) {
    if edges.contains(.top) { change(&sectionTop) }
    if edges.contains(.bottom) { change(&sectionBottom) }
  }
}

/// A view whose rows have another appearance in a list.
private struct ListRowView<Content: View> {
  let content: Content
  let change: (inout ListRowAppearance, ViewScope) -> Void
}

extension ListRowView: SubviewContainer {
  static var hasSubviews: Bool { SubviewCollecting.hasSubviews(Content.self) }
}

extension ListRowView: View, PrimitiveView {
  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    if let collecting = scope.collecting {
      collecting.collect(content, in: scope) { subview in
        subview.modified { _, scope in
          ViewComponent(ListRowView<Subview>(content: subview, change: change), in: scope)
        }
      }
      return []
    }
    var appearance = scope.environment.base.listRowAppearance
    change(&appearance, scope)
    // A section reads the environment. A row has the value itself, since the list resolves it.
    let view = content.transformingEnvironment { $0.base.listRowAppearance = appearance }
    var nodes = scope.nodes(of: view)
    for index in nodes.indices
    where nodes[index].innermostLayoutValue(for: ListRowAppearanceKey.self) == nil {
      nodes[index].setLayoutValue(appearance, for: ListRowAppearanceKey.self)
    }
    return nodes
  }
}
