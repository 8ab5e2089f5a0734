// SPDX-License-Identifier: MIT

/// A scrollable list of rows with separators that takes all available space.
///
/// Components outside a ``Section`` form a section. Rows are at least 44 points high, or 52 points in
/// iOS 26, and as wide as the list. Their content is inset from the edges by 16 points, or by 20 points on screens that are
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
    if context.environment.platformStyle != .classic { inner.environment.minimumTapLength = 0 }
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
        let top = sections.topSpacing(metrics)
        if let bar = context.environment.listTop, top.plain != top.belowLargeTitle,
          // Phones in landscape have no large title.
          context.environment.verticalSizeClass != .compact
        {
          let space = ListTopLayout(top: bar, spacing: top)
          space {}
          sections.spaced(by: spacing).padding(.bottom, metrics.bottomSpacing)
        } else {
          sections.spaced(by: spacing)
            .padding(.top, top.plain).padding(.bottom, metrics.bottomSpacing)
        }
      } else {
        sections
      }
    }
    .lazy()
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
  /// The kind of the header of the first section; `nil` for none.
  private let header: SectionHeaderKind?

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
    header = nodes.first?.layoutValue(for: SectionHeaderKey.self) ?? nil
  }

  /// Returns the distance of the first section from the top of the list.
  func topSpacing(_ metrics: PlatformMetrics.List) -> ListTopSpacing {
    switch header {
    case .prominent:
      ListTopSpacing(
        plain: metrics.prominentTopSpacing, belowLargeTitle: metrics.prominentTopSpacing)
    case .standard:
      ListTopSpacing(
        plain: metrics.headerTopSpacing, belowLargeTitle: metrics.largeTitleHeaderTopSpacing)
    case nil:
      ListTopSpacing(plain: metrics.topSpacing, belowLargeTitle: metrics.largeTitleTopSpacing)
    }
  }

  func nodes(in context: ResolutionContext) -> [Node] { sections.flatMap { context.nodes(of: $0) } }

  /// Returns the sections with a spacing.
  func spaced(by spacing: Double) -> some Component {
    VStack(spacing: spacing) { self }.lazy()
  }
}

/// The kind of the header of a section.
enum SectionHeaderKind: Sendable {
  case standard, prominent
}

/// The key of the header of a section; `nil` for none.
enum SectionHeaderKey: LayoutValueKey {
  static var defaultValue: SectionHeaderKind? { nil }
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
