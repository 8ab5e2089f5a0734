// SPDX-License-Identifier: MIT

/// A bar with the title of a screen between navigation items and actions.
///
/// ```swift
/// NavigationBar("Inbox", subtitle: "3 unread", displayMode: .large) {
///   Button("Edit") { model.edit() }
/// } trailing: {
///   Button("New", systemImage: "square.and.pencil") { model.compose() }
/// }
/// ```
///
/// The row of an inline title is 44 points high, 32 points on a small phone in landscape and 50 points on a
/// tablet, and that of a large title 52 points. On a phone in landscape, a large title is inline. The bar is
/// transparent unless its content is scrolled. In iOS 26, the items float on glass 44 points high, and
/// scrolled content is blurred and fades out below the bar. The bar of scrolled content, and every bar in the
/// classic platform style, has the bar material as its background and a line one pixel thick at its
/// bottom. The material extends under the status area if the bar touches the edge of the safe area.
public struct NavigationBar: Component {
  /// The display mode of the title.
  public enum TitleDisplayMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// The title is centered between the items at the edges.
    case inline
    /// The title is a large title below the items.
    case large
  }

  /// The place of the title.
  package enum TitleStyle: Sendable {
    /// Centered between the items.
    case inline
    /// A large title below the items.
    case large
    /// Behind the items at the leading edge.
    case leading
    /// A large title behind the items at the leading edge.
    case leadingLarge
  }

  private let title: String
  private let subtitle: String
  private let titleStyle: TitleStyle
  private let leading: ComponentList
  private let principal: ComponentList
  private let trailing: ComponentList
  private let background: BarBackground
  private let drawer: ComponentList
  private let isCollapsed: Bool
  private let collapse: BarCollapse?
  private let appearance: BarTitleAppearance
  @Environment(\.self) private var environment

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - title: The title, which has the accessibility trait of a heading.
  ///   - subtitle: The text below the title; none by default.
  ///   - displayMode: The display mode of the title, inline by default.
  ///   - isScrolled: A Boolean value that indicates whether the content is scrolled below the bar;
  ///     `false` by default.
  ///   - leading: Components at the leading edge, in the tint; none by default.
  ///   - trailing: Components at the trailing edge, in the tint; none by default.
  public init(
    _ title: some StringProtocol,
    subtitle: String = "",
    displayMode: TitleDisplayMode = .inline,
    isScrolled: Bool = false,
    @ComponentBuilder leading: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder trailing: () -> ComponentList = { ComponentList([]) }
  ) {
    self.title = String(title)
    self.subtitle = String(subtitle)
    titleStyle = displayMode == .large ? .large : .inline
    self.leading = leading()
    principal = ComponentList([])
    self.trailing = trailing()
    background = isScrolled ? .material : .scrollEdge
    drawer = ComponentList([])
    isCollapsed = false
    collapse = nil
    appearance = BarTitleAppearance()
  }

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - style: The place of the title.
  ///   - leading: Components at the leading edge.
  ///   - principal: Components in the middle, which replace an inline title.
  ///   - trailing: Components at the trailing edge.
  ///   - background: The background.
  ///   - drawer: Components below the title and the items.
  ///   - isCollapsed: Whether the bar has only the drawer.
  ///   - collapse: The collapse by the position of the content; `nil` for a bar that does not
  ///     collapse.
  ///   - appearance: The fonts and colors of the titles.
  package init(
    title: String, style: TitleStyle, leading: ComponentList, principal: ComponentList,
    trailing: ComponentList, background: BarBackground, drawer: ComponentList = ComponentList([]),
    isCollapsed: Bool = false, collapse: BarCollapse? = nil,
    appearance: BarTitleAppearance = BarTitleAppearance()
  ) {
    self.title = title
    subtitle = ""
    titleStyle = style
    self.leading = leading
    self.principal = principal
    self.trailing = trailing
    self.background = background
    self.drawer = drawer
    self.isCollapsed = isCollapsed
    self.collapse = collapse
    self.appearance = appearance
  }

  /// The title and the items on the material.
  @ComponentBuilder public var body: ComponentList {
    let background = background.resolved(in: environment)
    if let collapse, environment.platformStyle != .classic, !isCollapsed {
      let bar = CollapsingBarLayout(offset: collapse.offset, extent: collapse.extent)
      let stack = CollapsingRowsLayout()
      bar {
        stack {
          rows
          if collapse.hidesDrawer, !drawer.elements.isEmpty {
            drawer.collapsible()
          } else {
            drawer
          }
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .barSurface(hairline: .bottom, background, hasSoftEdge: hasGlass)
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        if !isCollapsed { rows }
        drawer
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .barSurface(hairline: .bottom, background, hasSoftEdge: hasGlass)
    }
  }

  private var hasGlass: Bool { environment.platformMetrics.hasGlass }

  private var metrics: PlatformMetrics.NavigationBar { environment.platformMetrics.navigationBar }

  /// The height of the row of the items.
  private var rowHeight: Double {
    if environment.hasLowBars { return metrics.compactHeight }
    if environment.isSheetContent { return metrics.sheetHeight }
    return environment.userInterfaceIdiom == .pad ? metrics.padHeight : metrics.height
  }

  /// The margin of the bar, which is that of lists on wide screens.
  private var margin: Double { max(metrics.margin, environment.screenMargin) }

  @ComponentBuilder private var rows: ComponentList {
    switch layout {
    case .inline: titleRow.dynamicTypeSize(...metrics.maximumTypeSize)
    case .leading, .leadingLarge: itemRow.dynamicTypeSize(...metrics.maximumTypeSize)
    case .large:
      if !principal.elements.isEmpty || isTitleHidden {
        titleRow.dynamicTypeSize(...metrics.maximumTypeSize)
      } else if hasItems || metrics.keepsItemRow {
        itemRow.dynamicTypeSize(...metrics.maximumTypeSize)
      }
      if !title.isEmpty {
        if isTitleHidden {
          largeTitle.hidden().accessibilityHidden().collapsible()
        } else if collapse != nil {
          largeTitle.collapsible()
        } else {
          largeTitle
        }
      }
    }
  }

  /// A Boolean value that indicates whether a large title is scrolled out of view.
  private var isTitleHidden: Bool { collapse?.isTitleHidden ?? false }

  private var largeTitle: some Component {
    titles(.largeTitle.weight(.bold), .subheadline, .leading, isLarge: true)
      .padding(.horizontal, margin)
      .padding(.top, hasItems || metrics.keepsItemRow ? 0 : 12)
      .padding(.bottom, 8)
      .frame(
        minHeight: metrics.largeTitleHeight > 0 ? metrics.largeTitleHeight : nil,
        alignment: .bottomLeading
      )
      .dynamicTypeSize(...metrics.largeTitleMaximumTypeSize)
  }

  private var hasItems: Bool {
    !leading.elements.isEmpty || !principal.elements.isEmpty || !trailing.elements.isEmpty
  }

  /// The place of the title.
  ///
  /// A phone in landscape has no space for a large title. Accessibility sizes leave no space between
  /// the items, so the title is below them if the bar grows with the text size.
  private var layout: TitleStyle {
    if titleStyle == .large, environment.verticalSizeClass == .compact,
      environment.platformStyle != .classic
    {
      return .inline
    }
    let size = min(environment.dynamicTypeSize, metrics.maximumTypeSize)
    return size.isAccessibilitySize && hasItems ? .large : titleStyle
  }

  /// The items at their ideal widths, with a centered title.
  private var titleRow: some Component {
    Group {
      if environment.platformStyle != .classic {
        let layout = BarTitleLayout(spacing: 8)
        layout {
          BarItems(
            items: leading, edge: .leading, spacing: metrics.itemSpacing, isShortening: true)
          HStack(spacing: 0) { centerTitle }
          BarItems(items: trailing, edge: .trailing, spacing: metrics.itemSpacing)
            .fixedSize(horizontal: true, vertical: false)
        }
        .frame(maxWidth: .infinity)
      } else {
        HStack(spacing: 8) {
          BarItems(items: leading, edge: .leading, spacing: metrics.itemSpacing)
            .fixedSize(horizontal: true, vertical: false)
            .frame(maxWidth: .infinity, alignment: .leading)
          centerTitle
          BarItems(items: trailing, edge: .trailing, spacing: metrics.itemSpacing)
            .fixedSize(horizontal: true, vertical: false)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
    }
    .barItems(environment, showsIconsOnly: metrics.showsIconsOnly)
    .padding(.horizontal, margin)
    .padding(.vertical, environment.platformStyle != .classic ? 0 : 4)
    .barRow(rowHeight, in: environment)
  }

  /// The title between the items, or the components that replace it.
  @ComponentBuilder private var centerTitle: ComponentList {
    if principal.elements.isEmpty {
      if !title.isEmpty {
        titles(.headline, .caption, .center)
          .layoutPriority(1)
      }
    } else {
      HStack(spacing: 8) { principal }
        .font(.headline)
        .imageScale(.medium)
        .environment(\.contentForegroundStyle, Color.primary)
        .layoutPriority(1)
    }
  }

  /// The items, without a centered title; those at the leading edge wrap first.
  private var itemRow: some Component {
    HStack(spacing: 8) {
      HStack(spacing: metrics.itemSpacing) {
        BarItems(items: leading, edge: .leading, spacing: metrics.itemSpacing)
        switch layout {
        case .leading: titles(.headline, .caption, .leading)
        case .leadingLarge: titles(.largeTitle.weight(.bold), .subheadline, .leading, isLarge: true)
        case .inline, .large: ComponentList([])
        }
      }
      Spacer(minLength: 0)
      BarItems(items: trailing, edge: .trailing, spacing: metrics.itemSpacing)
        .layoutPriority(1)
    }
    .barItems(environment, showsIconsOnly: metrics.showsIconsOnly)
    .padding(.horizontal, margin)
    .barRow(rowHeight, in: environment)
  }

  private func titles(
    _ font: Font, _ small: Font, _ alignment: HorizontalAlignment, isLarge: Bool = false
  ) -> some Component {
    VStack(alignment: alignment, spacing: 0) {
      Text(title)
        .font((isLarge ? appearance.largeFont : appearance.font) ?? font)
        .foregroundStyle((isLarge ? appearance.largeColor : appearance.color) ?? .primary)
        .accessibilityHeading()
      if !subtitle.isEmpty {
        Text(subtitle)
          .font(small)
          .foregroundStyle(Color.supporting)
      }
    }
    .lineLimit(metrics.truncatesTitle ? 1 : nil)
    .multilineTextAlignment(alignment == .center ? .center : .leading)
  }
}

extension Component {
  /// Adds a navigation bar above the component, which takes the space below it.
  ///
  /// The parameters are those of ``NavigationBar``.
  public func navigationBar(
    _ title: some StringProtocol,
    subtitle: String = "",
    displayMode: NavigationBar.TitleDisplayMode = .inline,
    isScrolled: Bool = false,
    @ComponentBuilder leading: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder trailing: () -> ComponentList = { ComponentList([]) }
  ) -> some Component {
    let bar = NavigationBar(
      title, subtitle: subtitle, displayMode: displayMode, isScrolled: isScrolled,
      leading: leading, trailing: trailing)
    return frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .environment(\.listTop, ListTop(isBelowLargeTitle: displayMode == .large))
      .safeAreaInset(edge: .top, spacing: 0) { bar }
  }
}
