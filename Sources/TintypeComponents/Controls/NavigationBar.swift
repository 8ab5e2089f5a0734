// SPDX-License-Identifier: MIT

/// The title of a screen between what leads back and what can be done with it.
///
/// ```swift
/// NavigationBar("Inbox", subtitle: "3 unread", displayMode: .large) {
///   Button("Edit") { model.edit() }
/// } trailing: {
///   Button("New", systemImage: "square.and.pencil") { model.compose() }
/// }
/// ```
///
/// At least 44 points high, on the material of bars, which reaches under the status area where the
/// bar touches the safe area's edge, with a line one pixel thick at its bottom.
public struct NavigationBar: Component {
  /// Where the title stands.
  public enum TitleDisplayMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// In the middle, between what stands at the edges.
    case inline
    /// In the size of large titles, below what stands at the edges.
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
  ///   - title: The title, a heading for those who listen.
  ///   - subtitle: What stands below the title; nothing by default.
  ///   - displayMode: Where the title stands, inline by default.
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
        words(.largeTitle.weight(.bold), .subheadline, .leading)
          .padding(.horizontal, 16)
          .padding(.top, hasItems ? 0 : 12)
          .padding(.bottom, 8)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .barSurface(hairline: .bottom)
  }

  private var hasItems: Bool { !leading.elements.isEmpty || !trailing.elements.isEmpty }

  /// At accessibility sizes there is no room between items, so the title stands below them.
  private var layout: TitleDisplayMode {
    environment.dynamicTypeSize.isAccessibilitySize && hasItems ? .large : displayMode
  }

  /// Items as wide as they like at equal distances from a title that wraps.
  private var titleRow: some Component {
    HStack(spacing: 8) {
      HStack(spacing: 16) { leading }
        .fixedSize(horizontal: true, vertical: false)
        .frame(maxWidth: .infinity, alignment: .leading)
      words(.headline, .caption, .center)
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

  /// Items alone, of which those at the leading edge wrap first.
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

  private func words(
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
  /// Puts a navigation bar above the component, which gets all the room below it.
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
