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
/// The bar is at least 44 points high, with the bar material as its background and a line one pixel
/// thick at its bottom. The material extends under the status area if the bar touches the edge of
/// the safe area.
public struct NavigationBar: Component {
  /// The display mode of the title.
  public enum TitleDisplayMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// The title is centered between the items at the edges.
    case inline
    /// The title is a large title below the items.
    case large
  }

  private let title: String
  private let subtitle: String
  private let displayMode: TitleDisplayMode
  private let leading: ComponentList
  private let trailing: ComponentList
  @Environment(\.self) private var environment

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - title: The title, which has the accessibility trait of a heading.
  ///   - subtitle: The text below the title; none by default.
  ///   - displayMode: The display mode of the title, inline by default.
  ///   - leading: Components at the leading edge, in the tint; none by default.
  ///   - trailing: Components at the trailing edge, in the tint; none by default.
  public init(
    _ title: some StringProtocol,
    subtitle: String = "",
    displayMode: TitleDisplayMode = .inline,
    @ComponentBuilder leading: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder trailing: () -> ComponentList = { ComponentList([]) }
  ) {
    self.title = String(title)
    self.subtitle = String(subtitle)
    self.displayMode = displayMode
    self.leading = leading()
    self.trailing = trailing()
  }

  /// The title and the items on the material.
  public var body: some Component {
    VStack(alignment: .leading, spacing: 0) {
      switch layout {
      case .inline: titleRow
      case .large:
        if hasItems { itemRow }
        titles(.largeTitle.weight(.bold), .subheadline, .leading)
          .padding(.horizontal, 16)
          .padding(.top, hasItems ? 0 : 12)
          .padding(.bottom, 8)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .barSurface(hairline: .bottom)
  }

  private var hasItems: Bool { !leading.elements.isEmpty || !trailing.elements.isEmpty }

  /// Accessibility sizes leave no space between the items, so the title is below them.
  private var layout: TitleDisplayMode {
    environment.dynamicTypeSize.isAccessibilitySize && hasItems ? .large : displayMode
  }

  /// The items at their ideal widths, with a centered title that wraps.
  private var titleRow: some Component {
    HStack(spacing: 8) {
      HStack(spacing: 16) { leading }
        .fixedSize(horizontal: true, vertical: false)
        .frame(maxWidth: .infinity, alignment: .leading)
      titles(.headline, .caption, .center)
        .layoutPriority(1)
      HStack(spacing: 16) { trailing }
        .fixedSize(horizontal: true, vertical: false)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .barItems(environment)
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
    .frame(minHeight: 44)
  }

  /// The items alone; those at the leading edge wrap first.
  private var itemRow: some Component {
    HStack(spacing: 8) {
      HStack(spacing: 16) { leading }
      Spacer(minLength: 0)
      HStack(spacing: 16) { trailing }
        .layoutPriority(1)
    }
    .barItems(environment)
    .padding(.horizontal, 16)
    .frame(minHeight: 44)
  }

  private func titles(
    _ font: Font, _ small: Font, _ alignment: HorizontalAlignment
  ) -> some Component {
    VStack(alignment: alignment, spacing: 0) {
      Text(title)
        .font(font)
        .foregroundStyle(.primary)
        .accessibilityHeading()
      if !subtitle.isEmpty {
        Text(subtitle)
          .font(small)
          .foregroundStyle(Color.supporting)
      }
    }
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
    @ComponentBuilder leading: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder trailing: () -> ComponentList = { ComponentList([]) }
  ) -> some Component {
    let bar = NavigationBar(
      title, subtitle: subtitle, displayMode: displayMode, leading: leading, trailing: trailing)
    return frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .safeAreaInset(edge: .top, spacing: 0) { bar }
  }
}
