// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Adds items to the bars of the screen.
  public nonisolated func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    ToolbarView(content: self, toolbar: content())
  }

  /// Adds items to the bars of the screen that a user can arrange.
  ///
  /// - Parameters:
  ///   - id: The identifier of the arrangement, which has no effect on a snapshot.
  ///   - content: The items.
  /// - Returns: The modified view.
  public nonisolated func toolbar<Content>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: CustomizableToolbarContent {
    ToolbarView(content: self, toolbar: content())
  }

  /// Adds views to the navigation bar of the screen.
  public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    ToolbarView(content: self, toolbar: ToolbarItemGroup(content: content))
  }

  /// Removes default items from the bars of the screen.
  public nonisolated func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> some View {
    screenValue { values, _ in
      guard let defaultItemKind else { return }
      if defaultItemKind.isTitle {
        values.isTitleRemoved = true
      } else {
        values.isSidebarToggleRemoved = true
      }
    }
  }

  /// Sets the visibility of bars of the screen.
  @available(iOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barValues(bars) { values, _ in values.visibility = visibility }
  }

  /// Sets the visibility of bars of the screen.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barValues(bars) { values, _ in values.visibility = visibility }
  }

  /// Sets the background of bars of the screen.
  public nonisolated func toolbarBackground<S>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View where S: ShapeStyle {
    barValues(bars) { $0.background = FixedStyle(style: style, environment: $1.environment).engine }
  }

  /// Shows or hides the background of bars on the screen.
  @available(
    iOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)"
  )
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barValues(bars) { values, _ in values.backgroundVisibility = visibility }
  }

  /// Shows or hides the background of bars on the screen.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barValues(bars) { values, _ in values.backgroundVisibility = visibility }
  }

  /// Sets the color scheme of bars of the screen.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barValues(bars) { values, _ in values.colorScheme = colorScheme }
  }

  /// Sets the purpose of the navigation bar of the screen.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    screenValue { values, _ in values.role = role }
  }

  /// Sets the display mode of the title of the screen.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screenValue { values, _ in values.titleMode = mode.mode }
  }

  /// Changes the properties of bars; without bars, of the navigation bar.
  private nonisolated func barValues(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarValues, ViewScope) -> Void
  ) -> some View {
    screenValue { values, scope in
      for bar in bars.isEmpty ? [.automatic] : bars {
        change(&values.bars[bar.kind, default: BarValues()], scope)
      }
    }
  }
}

/// A view with items of the bars of its screen.
private struct ToolbarView<Content: View, Toolbar: ToolbarContent> {
  let content: Content
  let toolbar: Toolbar
}

extension ToolbarView: View, PrimitiveView, ContentForwarding {
  func nodes(in scope: ViewScope) -> [Node] {
    let elements = scope.toolbar(toolbar, at: .part("toolbar"))
    var inner = scope.child(.content)
    inner.preferences = scope.preferences.append(ScreenKey.self) { $0.items += elements }
    return inner.nodes(of: content)
  }
}
