// SPDX-License-Identifier: MIT

import TintypeComponents

/// A group of views with a header and a footer, such as related rows in a list.
///
/// Outside of a list, it is a group of the header, the content and the footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  private let footer: Footer
  let isExpanded: Binding<Bool>?

  nonisolated init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  func nodes(in scope: ViewScope) -> [Node] {
    let isOpen = isExpanded?.wrappedValue ?? true
    if let collecting = scope.collecting {
      collecting.addSection(
        header: header, content: isOpen ? content : nil, footer: footer, in: scope)
      return []
    }
    if scope.environment.presentedControls?.kind == .menu {
      let header = scope.list(header, at: "header")
      let divider = scope.nodes(of: Engine.Divider())
      return divider
        + (header.elements.isEmpty ? [] : scope.nodes(of: MenuHeader(header)))
        + scope.nodes(of: content, at: .part("content")) + divider
    }
    let scope = scope.enteringLazySection
    if let layout = scope.environment.lazyLayout, !scope.context.environment.isInList {
      var inner = scope
      var values = scope.environment
      values.lazyLayout = nil
      inner.context.environment = values.base
      return inner.nodes(
        ofLazySection: isOpen ? inner.list(content, at: "content") : ComponentList([]),
        header: inner.list(header, at: "header"), footer: inner.list(footer, at: "footer"),
        in: layout)
    }
    return scope.nodes(
      of: TintypeComponents.Section(
        content: isOpen ? scope.list(content, at: "content") : ComponentList([]),
        header: scope.list(header, at: "header"), footer: scope.list(footer, at: "footer"),
        expansion: isExpanded.map { binding in
          SectionExpansion(
            isExpanded: isOpen, toggle: scope.action { binding.wrappedValue.toggle() })
        }))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  // Variants: string(titleKey)
  /// Creates a section with a text as its header.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}
