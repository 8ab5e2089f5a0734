// SPDX-License-Identifier: MIT

/// The appearance of a list row where it differs from the list's style.
package struct ListRowAppearance: Sendable {
  /// A separator of a row.
  package struct Separator: Sendable {
    /// A Boolean value that indicates whether the separator is hidden.
    package var isHidden = false
    /// The color; `nil` for the separator color.
    package var color: Color?
  }

  /// The background; `nil` for the background of the style.
  package var background: [Node]?
  /// The distances of the content from the edges of the row; `nil` for those of the style.
  package var insets: EdgeInsets?
  /// The separator above the row.
  package var top = Separator()
  /// The separator below the row.
  package var bottom = Separator()

  /// The separator above the first row of a section of a plain list.
  package var sectionTop = Separator(isHidden: true)
  /// The separator below the last row of a section of a plain list.
  package var sectionBottom = Separator(isHidden: true)

  /// Creates the appearance of the style.
  package init() {}
}

/// The key for the appearance of a row, or of all rows in a section.
package enum ListRowAppearanceKey: LayoutValueKey, EnvironmentKey {
  /// The appearance of the style.
  package static var defaultValue: ListRowAppearance { ListRowAppearance() }
}

/// The spacing of the sections and the rows of a list.
package struct ListSpacing: Sendable {
  /// The distance between sections in points; `nil` for that of the platform style.
  package var sections: Double?
  /// The distance between rows in points, each of which has a card; `nil` for none.
  package var rows: Double?
}

/// The distances of the sections of a list with cards from the edges of the list, in points.
package struct ListSectionMargins: Sendable {
  /// The distance from the leading edge; `nil` for the margin of the screen.
  package var leading: Double?
  /// The distance from the trailing edge; `nil` for the margin of the screen.
  package var trailing: Double?
}

private enum ListSectionMarginsKey: EnvironmentKey {
  static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

extension EnvironmentValues {
  /// The distances of sections with cards from the edges of their list.
  package var listSectionMargins: ListSectionMargins {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }

  /// The distances of a card from the edges of a list.
  var cardMargins: EdgeInsets {
    EdgeInsets(
      top: 0, leading: listSectionMargins.leading ?? screenMargin, bottom: 0,
      trailing: listSectionMargins.trailing ?? screenMargin)
  }
}

private enum ListSpacingKey: EnvironmentKey {
  static var defaultValue: ListSpacing { ListSpacing() }
}

extension EnvironmentValues {
  /// The spacing of lists with cards.
  package var listSpacing: ListSpacing {
    get { self[ListSpacingKey.self] }
    set { self[ListSpacingKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum ListBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  private enum ProminentHeadersKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// A Boolean value that indicates whether the headers of lists are large; `false` by default.
  package var hasProminentListHeaders: Bool {
    get { self[ProminentHeadersKey.self] }
    set { self[ProminentHeadersKey.self] = newValue }
  }

  /// The appearance of the rows of the lists' sections.
  package var listRowAppearance: ListRowAppearance {
    get { self[ListRowAppearanceKey.self] }
    set { self[ListRowAppearanceKey.self] = newValue }
  }

  /// A Boolean value that indicates whether lists have the background of their style.
  package var hasListBackground: Bool {
    get { self[ListBackgroundKey.self] }
    set { self[ListBackgroundKey.self] = newValue }
  }
}

extension ListRow {
  /// Returns the appearance that the innermost modifier of the row has set, or else that of its
  /// section.
  func appearance(in environment: EnvironmentValues) -> ListRowAppearance {
    node.innermostLayoutValue(for: ListRowAppearanceKey.self) ?? environment.listRowAppearance
  }

  /// Returns the insets of the content with an appearance.
  func insets(_ appearance: ListRowAppearance, in environment: EnvironmentValues) -> EdgeInsets {
    guard var insets = appearance.insets else {
      let metrics = environment.platformMetrics.list
      let vertical = node.isControlRow ? metrics.controlRowInset : metrics.rowInset
      let margin = environment.screenMargin
      return EdgeInsets(
        top: vertical, leading: margin + levelInset, bottom: vertical, trailing: margin)
    }
    insets.leading += levelInset
    return insets
  }
}

extension Node {
  /// A Boolean value that indicates whether the content of a row is a control, which is nearer to
  /// the edges of the row than text.
  fileprivate var isControlRow: Bool {
    if isTallControl { return true }
    guard isTransparent, children.count == 1 else { return false }
    return children[0].isControlRow
  }
}

private enum IsListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a component is the content of a row of a list.
  package var isListRow: Bool {
    get { self[IsListRowKey.self] }
    set { self[IsListRowKey.self] = newValue }
  }
}

/// A layout of a row with separators at its upper and lower edges, inside of the row.
///
/// The separator begins at the first text of the row, and ends at the edge of the row. Alignment
/// guides of the content replace both positions.
struct SeparatedRowLayout: Layout {
  /// The distance of the separator of a row without text from the leading edge.
  let inset: Double
  /// A Boolean value that indicates whether separators begin at the text.
  let isAligned: Bool
  /// The distance of separators from the trailing edge.
  let trailingInset: Double
  /// A Boolean value that indicates whether the first separator is at the upper edge.
  let hasTop: Bool

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    guard subviews.count > 1 else { return }
    let offer = ProposedSize(width: bounds.size.width, height: proposal.height)
    let row = subviews[0].dimensions(in: offer)
    subviews[0].place(at: bounds.origin, proposal: offer)
    let text = isAligned ? row[explicit: .rowText] : nil
    let leading = row[explicit: .listRowSeparatorLeading] ?? text ?? inset
    let start = min(max(leading, 0), bounds.size.width)
    let end = min(
      max(row[explicit: .listRowSeparatorTrailing] ?? bounds.size.width - trailingInset, start),
      bounds.size.width)
    let line = ProposedSize(width: end - start, height: nil)
    for index in 1..<subviews.count {
      let height = subviews[index].sizeThatFits(line).height
      let y = index == 1 && hasTop ? bounds.minY : bounds.maxY - height
      subviews[index].place(at: Point(x: bounds.minX + start, y: y), proposal: line)
    }
  }
}

/// The line between two rows of a list.
struct ListRowSeparator: PrimitiveComponent {
  let color: Color?

  func nodes(in context: ResolutionContext) -> [Node] {
    let metrics = context.environment.platformMetrics.list
    let color = color ?? metrics.separatorColor
    let resolved = color.resolve(in: context.environment)
    guard metrics.separatorThickness > 0 else {
      return [context.node("Divider", .divider(resolved))]
    }
    let line = context.node("Divider", .color(resolved))
    return context.nodes(of: ComponentList([line]).frame(height: metrics.separatorThickness))
  }
}
