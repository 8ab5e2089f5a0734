// SPDX-License-Identifier: MIT

/// A scrollable list of rows with separators that takes all available space.
///
/// Components outside a ``Section`` form a section. Rows are at least 44 points high and as wide as
/// the list. Their content is inset from the edges by 16 points, or by 20 points on screens that are
/// at least 414 points wide. Separators begin at the first text of a row.
public struct List: PrimitiveComponent {
  private let content: ComponentList
  /// The behavior of the rows; `nil` for rows that each have one component.
  private let behavior: ListBehavior?

  /// Creates a list of rows and sections.
  public init(@ComponentBuilder content: () -> ComponentList) {
    self.content = content()
    behavior = nil
  }

  /// Creates a list of rows and sections whose composed components can have several rows.
  package init(behavior: ListBehavior, content: ComponentList) {
    (self.content, self.behavior) = (content, behavior)
  }

  /// Creates a list with a row for each identifiable element.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @ComponentBuilder rowContent: @escaping (Data.Element) -> ComponentList
  ) where Data.Element: Identifiable {
    content = ComponentList([ForEach(data, content: rowContent)])
    behavior = nil
  }

  /// Returns a node that contains the sections in a scroll view.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let style = context.environment.listStyle
    var context = context
    context.environment[ListBehaviorKey.self] = behavior
    context.environment.listRowAppearance = ListRowAppearance()
    var window = ScrollContent(axes: [.vertical])
    window.use(context.environment.scrollControl, in: context)
    let scrolling = context
    context.environment.scrollControl = nil
    var inner = context
    inner.environment[ListLevelKey.self] = .list
    inner.environment.isListRow = true
    // A row is a tap area itself.
    if context.environment.platformStyle == .iOS { inner.environment.minimumTapLength = 0 }
    inner.environment.hasRowLinks = behavior != nil
    inner.environment.alignsLabelIcons = true
    let nodes = inner.nodes(of: content)
    let sections = ListSections(
      behavior == nil ? nodes : nodes.flatMap(\.listParts).filter { !$0.isEmptyListPart },
      style: style)
    let isSidebar = behavior?.arrangement == .sidebar
    let metrics = context.environment.platformMetrics.list
    let spacing = context.environment.listSpacing.sections ?? metrics.sectionSpacing
    let column = VStack(spacing: 0) {
      if isSidebar {
        sections.spaced(by: context.environment.listSpacing.sections ?? 20).padding(.vertical, 8)
      } else if style == .insetGrouped {
        sections.spaced(by: spacing).padding(.vertical, metrics.topSpacing)
      } else {
        sections
      }
    }
    .frame(maxWidth: .infinity)
    var outer = context
    outer.environment[ListLevelKey.self] = .none
    let node = scrolling.scrolling(
      context.node("List", .scroll(window), children: outer.nodes(of: column)))
    guard context.environment.hasListBackground else { return outer.nodes(of: node) }
    return outer.nodes(
      of: node.background(isSidebar ? Color.secondarySystemBackground : style.background))
  }
}

/// The style of a list's rows.
public enum ListStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// Rows extend from edge to edge.
  case plain
  /// Each section is shown on its own card.
  case insetGrouped

  var background: Color { self == .plain ? .systemBackground : .systemGroupedBackground }
}

private enum ListStyleKey: EnvironmentKey {
  static let defaultValue = ListStyle.plain
}

/// The level of a component in a list: directly in it, or elsewhere.
enum ListLevel: Sendable { case none, list }

enum ListLevelKey: EnvironmentKey {
  static let defaultValue = ListLevel.none
}

extension EnvironmentValues {
  /// The style of lists; plain by default.
  public var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension Component {
  /// Sets the style of the lists inside the component.
  public func listStyle(_ style: ListStyle) -> some Component { environment(\.listStyle, style) }
}

/// The sections of a list, including those formed by rows outside any section.
private struct ListSections: PrimitiveComponent {
  private let sections: [ComponentList]

  init(_ nodes: [Node], style: ListStyle) {
    var sections: [ComponentList] = []
    var rows: [Node] = []
    func close() {
      guard !rows.isEmpty else { return }
      sections.append(ComponentList([ListCard(rows: rows, style: style)]))
      rows = []
    }
    for node in nodes {
      if node.isListSection {
        close()
        sections.append(ComponentList([node]))
      } else {
        rows.append(node)
      }
    }
    close()
    self.sections = sections
  }

  func nodes(in context: ResolutionContext) -> [Node] { sections.flatMap { context.nodes(of: $0) } }

  /// Returns the sections with a spacing.
  func spaced(by spacing: Double) -> some Component { VStack(spacing: spacing) { self } }
}

extension Node {
  /// A Boolean value that indicates whether the node is a section, or the boundary of a component
  /// that consists of one.
  fileprivate var isListSection: Bool {
    if type == Section.nodeType { return true }
    guard content == .component, children.count == 1 else { return false }
    return children[0].isListSection
  }

  /// A Boolean value that indicates whether the node is a composed component without rows, which
  /// is no section.
  fileprivate var isEmptyListPart: Bool { !isListSection && listRows().isEmpty }
}

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
    let isSidebar = behavior?.isSidebar ?? false
    let parts = VStack(spacing: 0) {
      if !header.elements.isEmpty {
        if isSidebar {
          SidebarHeader(header: header, inset: inset, expansion: expansion)
            .environment(\.hasRowLinks, false)
        } else if context.environment.hasProminentListHeaders {
          prominent(header, inset, inner)
        } else {
          caption(header, "ListHeader", inset, inner, isCard: isCard)
        }
      }
      if !content.elements.isEmpty { ListCard(rows: inner.nodes(of: content), style: style) }
      if !footer.elements.isEmpty {
        caption(footer, "ListFooter", inset, inner, isCard: isCard)
      }
    }
    return [
      context.node(
        Self.nodeType, .stack(StackContent(axis: .vertical, spacing: 0)),
        children: inner.nodes(of: parts))
    ]
  }

  /// Returns a large header in the color of texts.
  private func prominent(
    _ header: ComponentList, _ inset: Double, _ context: ResolutionContext
  ) -> some Component {
    let styled = header.font(.title3.weight(.bold)).environment(\.hasRowLinks, false)
      .environment(\.isListRow, false)
    return context.node("ListHeader", .component, children: context.nodes(of: styled))
      .padding(EdgeInsets(top: 6, leading: inset, bottom: 10, trailing: inset))
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func caption(
    _ content: ComponentList,
    _ type: String,
    _ inset: Double,
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
      isHeader && !isCard
      ? .system(metrics.plainHeaderTextStyle, weight: metrics.plainHeaderWeight) : .footnote
    let styled = content.font(font).environment(\.contentForegroundStyle, Color.secondary)
      .environment(\.hasRowLinks, false)
    let (top, bottom) =
      !isCard
      ? (isHeader ? (metrics.plainHeaderTop, metrics.plainHeaderBottom) : (6, 6))
      : isHeader
        ? (metrics.headerTop, metrics.headerBottom) : (metrics.footerTop, metrics.footerBottom)
    return context.node(type, .component, children: context.nodes(of: styled))
      .padding(EdgeInsets(top: top, leading: inset, bottom: bottom, trailing: inset))
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

/// Rows with separators between them, on a card if the list is grouped.
struct ListCard: PrimitiveComponent {
  let rows: [Node]
  let style: ListStyle

  func nodes(in context: ResolutionContext) -> [Node] {
    let behavior = context.environment[ListBehaviorKey.self]
    let rows = behavior != nil ? rows.flatMap { $0.listRows() } : rows.map { ListRow(node: $0) }
    let appearances = rows.map { $0.appearance(in: context.environment) }
    // A row without a background of its own needs one if the card cannot have it.
    let hasRowBackgrounds = style != .plain && appearances.contains { $0.background != nil }
    func background(_ index: Int) -> ComponentList? {
      if let background = appearances[index].background { return ComponentList(background) }
      return hasRowBackgrounds ? ComponentList([Self.color]) : nil
    }
    let metrics = context.environment.platformMetrics.list
    let margin = context.environment.screenMargin
    let shape = RoundedRectangle(cornerRadius: metrics.cardCornerRadius)
    let isSidebar = behavior?.arrangement == .sidebar
    let isSelectionRounded = isSidebar || behavior?.arrangement == .column && style == .plain
    if let spacing = context.environment.listSpacing.rows, style != .plain, !isSidebar {
      let cards = VStack(spacing: spacing) {
        for (index, row) in rows.enumerated() {
          self.row(
            ListRowContent(
              row: row, insets: row.insets(appearances[index], in: context.environment)),
            appearances[index].background.map { ComponentList($0) } ?? ComponentList([Self.color])
          )
          .clipShape(shape)
        }
      }
      return context.nodes(of: cards.padding(.horizontal, margin))
    }
    func edge(_ separator: ListRowAppearance.Separator?, _ index: Int) -> ComponentList {
      guard style == .plain, let separator, !separator.isHidden else { return ComponentList([]) }
      let line = ListRowSeparator(color: separator.color)
        .padding(.leading, rows[index].insets(appearances[index], in: context.environment).leading)
      return row(line, background(index))
    }
    let column = VStack(spacing: 0) {
      edge(appearances.first?.sectionTop, 0)
      for (index, row) in rows.enumerated() {
        let insets = row.insets(appearances[index], in: context.environment)
        let content = ListRowContent(
          row: row, insets: insets, isSelectionRounded: isSelectionRounded)
        let rowBackground =
          isSidebar ? appearances[index].background.map { ComponentList($0) } : background(index)
        let next = index + 1
        if next < rows.count, !isSidebar, !appearances[next].top.isHidden,
          !appearances[index].bottom.isHidden
        {
          let color = appearances[index].bottom.color ?? appearances[next].top.color
          let separator = ListRowSeparator(color: color)
          if metrics.alignsSeparatorsToText {
            let layout = SeparatedRowLayout(inset: insets.leading)
            self.row(
              layout {
                content
                separator
              }, rowBackground)
          } else {
            self.row(content, rowBackground)
            self.row(separator.padding(.leading, insets.leading), background(index))
          }
        } else {
          self.row(content, rowBackground)
        }
      }
      edge(appearances.last?.sectionBottom, rows.count - 1)
    }
    if isSidebar || style == .plain { return context.nodes(of: column) }
    if hasRowBackgrounds {
      return context.nodes(of: column.clipShape(shape).padding(.horizontal, margin))
    }
    return context.nodes(
      of: column.background(Self.color, in: shape).clipShape(shape).padding(.horizontal, margin))
  }

  private static let color = Color.secondarySystemGroupedBackground

  /// Returns a row or a separator with its background.
  private func row(_ content: some Component, _ background: ComponentList?) -> ComponentList {
    guard let background else { return ComponentList([content]) }
    return ComponentList([content.background { background }])
  }
}
