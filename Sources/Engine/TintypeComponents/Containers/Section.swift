// SPDX-License-Identifier: MIT

/// A group of rows in a ``List``, with a header and a footer.
///
/// Outside a list, its components are used unchanged.
public struct Section: PrimitiveComponent {
  static let nodeType = "Section"

  private let content: ComponentList
  private let header: ComponentList
  private let footer: ComponentList
  private let expansion: SectionExpansion?

  /// Creates a section with a header and a footer, either of which may be empty.
  public init(
    @ComponentBuilder content: () -> ComponentList,
    @ComponentBuilder header: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder footer: () -> ComponentList = { ComponentList([]) }
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
    expansion = nil
  }

  /// Creates a section that can be collapsed.
  ///
  /// - Parameters:
  ///   - content: The rows, which are empty in a collapsed section.
  ///   - header: The header, which has a chevron in a sidebar.
  ///   - footer: The footer.
  ///   - expansion: The state of the section; `nil` if it cannot be collapsed.
  package init(
    content: ComponentList, header: ComponentList, footer: ComponentList,
    expansion: SectionExpansion?
  ) {
    self.content = content
    self.header = header
    self.footer = footer
    self.expansion = expansion
  }

  /// Creates a section with a text header.
  public init(_ title: some StringProtocol, @ComponentBuilder content: () -> ComponentList) {
    let title = String(title)
    self.init(content: content, header: { Text(title) })
  }

  /// Returns a node that contains the header, rows and footer.
  package func nodes(in context: ResolutionContext) -> [Node] {
    guard context.environment[ListLevelKey.self] == .list else {
      return context.nodes(of: ComponentList([header, content, footer]))
    }
    let style = context.environment.listStyle
    var inner = context
    inner.environment[ListLevelKey.self] = .none
    let behavior = context.environment[ListBehaviorKey.self]
    let isCard = style != .plain && behavior?.arrangement != .sidebar
    let margin = context.environment.screenMargin
    let inset = isCard ? 2 * margin : margin
    let card = context.environment.cardMargins
    let insets: (leading: Double, trailing: Double) =
      isCard ? (card.leading + margin, card.trailing + margin) : (margin, margin)
    let isSidebar = behavior?.isSidebar ?? false
    let isProminent =
      !isSidebar && !header.elements.isEmpty && context.environment.hasProminentListHeaders
    let parts = VStack(spacing: 0) {
      if !header.elements.isEmpty {
        if isSidebar {
          SidebarHeader(header: header, inset: inset, expansion: expansion)
            .environment(\.hasRowLinks, false)
        } else if isProminent {
          prominent(header, insets, inner)
        } else {
          caption(header, "ListHeader", insets, inner, isCard: isCard)
        }
      }
      if !content.elements.isEmpty { ListCard(rows: inner.nodes(of: content), style: style) }
      if !footer.elements.isEmpty {
        caption(footer, "ListFooter", insets, inner, isCard: isCard)
      }
    }
    var node = context.node(
      Self.nodeType, .stack(StackContent(axis: .vertical, spacing: 0)),
      children: inner.nodes(of: parts))
    if isProminent {
      node.setLayoutValue(.prominent, for: SectionHeaderKey.self)
    } else if !header.elements.isEmpty {
      node.setLayoutValue(.standard, for: SectionHeaderKey.self)
    }
    return [node]
  }

  /// Returns a large header in the color of texts.
  private func prominent(
    _ header: ComponentList, _ insets: (leading: Double, trailing: Double),
    _ context: ResolutionContext
  ) -> some Component {
    let styled = header.font(.title3.weight(.bold)).environment(\.hasRowLinks, false)
      .environment(\.isListRow, false)
    return context.node("ListHeader", .component, children: context.nodes(of: styled))
      .padding(EdgeInsets(top: 6, leading: insets.leading, bottom: 10, trailing: insets.trailing))
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func caption(
    _ content: ComponentList,
    _ type: String,
    _ insets: (leading: Double, trailing: Double),
    _ context: ResolutionContext,
    isCard: Bool
  ) -> some Component {
    let metrics = context.environment.platformMetrics.list
    let isHeader = type == "ListHeader"
    var context = context
    context.environment.isListRow = false
    if isHeader, isCard, metrics.hasUppercaseHeaders, !context.environment.hasTextCase {
      context.environment.textCase = .uppercase
    }
    let font: Font =
      !isHeader
      ? .footnote
      : isCard
        ? .system(metrics.headerTextStyle, weight: metrics.headerWeight)
        : .system(metrics.plainHeaderTextStyle, weight: metrics.plainHeaderWeight)
    let tightening = isHeader ? 0 : metrics.footerTightening
    let styled = content.font(font).environment(\.contentForegroundStyle, Color.secondary)
      .environment(\.hasRowLinks, false)
      .environment(
        \.lineHeight,
        tightening == 0
          ? context.environment.lineHeight
          : .tightened(.footnote, by: tightening, at: context.environment.dynamicTypeSize))
    let (top, bottom) =
      !isCard
      ? (isHeader ? (metrics.plainHeaderTop, metrics.plainHeaderBottom) : (6, 6))
      : isHeader
        ? (metrics.headerTop, metrics.headerBottom) : (metrics.footerTop, metrics.footerBottom)
    return context.node(type, .component, children: context.nodes(of: styled))
      .padding(
        EdgeInsets(
          top: top, leading: insets.leading, bottom: bottom, trailing: insets.trailing)
      )
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether sections are those of a list.
  package var isInList: Bool { self[ListLevelKey.self] == .list }
}

/// The state of a section that can be collapsed.
package struct SectionExpansion {
  let isExpanded: Bool
  /// The closure that collapses or expands the section.
  let toggle: () -> Void

  /// Creates a state.
  package init(isExpanded: Bool, toggle: @escaping () -> Void) {
    (self.isExpanded, self.toggle) = (isExpanded, toggle)
  }
}

/// The header of a section of a sidebar, with a chevron if the section can be collapsed.
private struct SidebarHeader: PrimitiveComponent {
  let header: ComponentList
  let inset: Double
  let expansion: SectionExpansion?

  func nodes(in context: ResolutionContext) -> [Node] {
    let tint = context.environment.controlColors.text(context.environment.tint)
    let title = HStack(spacing: 8) {
      header.font(.title3.weight(.semibold))
      Spacer(minLength: 0)
      if let expansion {
        DisclosureChevron(isExpanded: expansion.isExpanded).foregroundStyle(tint)
      }
    }
    .padding(EdgeInsets(top: 6, leading: inset, bottom: 10, trailing: inset))
    guard let expansion else { return context.control("ListHeader", title) }
    return context.control(
      "ListHeader",
      title
        .accessibilityElement(children: .combine)
        .accessibilityValue(
          (expansion.isExpanded ? SystemText.expanded : .collapsed)
            .string(for: context.environment.locale)
        )
        .accessibilityAddTraits(.isButton)
        .onTapGesture(perform: expansion.toggle))
  }
}
