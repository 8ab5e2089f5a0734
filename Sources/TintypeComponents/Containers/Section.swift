// SPDX-License-Identifier: MIT

/// Rows of a ``List`` that belong together, with what stands above and below them.
///
/// Outside of a list its components stand there as they are.
public struct Section: PrimitiveComponent {
  static let nodeType = "Section"

  private let content: ComponentList
  private let header: ComponentList
  private let footer: ComponentList

  /// Creates a section with a header and a footer, either of which may be empty.
  public init(
    @ComponentBuilder content: () -> ComponentList,
    @ComponentBuilder header: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder footer: () -> ComponentList = { ComponentList([]) }
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  /// Creates a section with a text above it.
  public init(_ title: some StringProtocol, @ComponentBuilder content: () -> ComponentList) {
    let title = String(title)
    self.init(content: content, header: { Text(title) })
  }

  /// A node that holds header, rows and footer.
  package func nodes(in context: ResolutionContext) -> [Node] {
    guard context.environment[ListLevelKey.self] == .list else {
      return context.nodes(of: ComponentList([header, content, footer]))
    }
    let style = context.environment.listStyle
    var inner = context
    inner.environment[ListLevelKey.self] = .none
    let inset = style == .plain ? 16.0 : 32.0
    let parts = VStack(spacing: 0) {
      if !header.elements.isEmpty { caption(header, "ListHeader", inset, inner) }
      ListCard(rows: inner.nodes(of: content), style: style)
      if !footer.elements.isEmpty { caption(footer, "ListFooter", inset, inner) }
    }
    return [
      context.node(
        Self.nodeType, .stack(StackContent(axis: .vertical, spacing: 0)),
        children: inner.nodes(of: parts))
    ]
  }

  private func caption(
    _ content: ComponentList,
    _ type: String,
    _ inset: Double,
    _ context: ResolutionContext
  ) -> some Component {
    let styled = content.font(.footnote).foregroundStyle(.secondary)
    return context.node(type, .component, children: context.nodes(of: styled))
      .padding(EdgeInsets(top: 6, leading: inset, bottom: 6, trailing: inset))
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Rows with separators between them; in a grouped list on a card.
struct ListCard: PrimitiveComponent {
  let rows: [Node]
  let style: ListStyle

  func nodes(in context: ResolutionContext) -> [Node] {
    let column = VStack(spacing: 0) {
      for (index, row) in rows.enumerated() {
        if index > 0 { Divider().padding(.leading, 16) }
        // A boundary keeps what is added here apart from the row's own modifiers and frame.
        context.node("ListRow", .component, children: [row])
          .padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      }
    }
    if style == .plain { return context.nodes(of: column) }
    return context.nodes(
      of:
        column
        .background(Color.secondarySystemGroupedBackground, in: RoundedRectangle(cornerRadius: 10))
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, 16)
    )
  }
}
