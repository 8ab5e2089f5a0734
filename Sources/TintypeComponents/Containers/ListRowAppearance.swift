// SPDX-License-Identifier: MIT

/// The appearance of a row of a list that differs from the style of the list.
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

/// The key of the appearance of a row, and of the rows of a section in the environment.
package enum ListRowAppearanceKey: LayoutValueKey, EnvironmentKey {
  /// The appearance of the style.
  package static var defaultValue: ListRowAppearance { ListRowAppearance() }
}

/// The spacing of the sections and the rows of a list.
package struct ListSpacing: Sendable {
  /// The distance between sections in points.
  package var sections = 20.0
  /// The distance between rows in points, each of which has a card; `nil` for none.
  package var rows: Double?
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
  func insets(_ appearance: ListRowAppearance) -> EdgeInsets {
    guard var insets = appearance.insets else {
      return EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: 16)
    }
    insets.leading += levelInset
    return insets
  }
}

/// The line between two rows of a list.
struct ListRowSeparator: PrimitiveComponent {
  let color: Color?

  func nodes(in context: ResolutionContext) -> [Node] {
    guard let color else { return context.nodes(of: Divider()) }
    return [context.node("Divider", .divider(color.resolve(in: context.environment)))]
  }
}
