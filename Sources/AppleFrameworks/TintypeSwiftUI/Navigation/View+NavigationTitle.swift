// SPDX-License-Identifier: MIT

extension View {
  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    screenValue { $0.title = title.string(in: $1.environment) }
  }

  // Variants: string(titleKey)
  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen, which the user of an app can edit.
  ///
  /// The menu in which a user edits it is closed in a snapshot.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the display mode of the title of the screen.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    screenValue { values, _ in values.titleMode = displayMode.mode }
  }

  /// Sets whether the navigation bar of the screen has no back button.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    screenValue { values, _ in values.isBackButtonHidden = hidesBackButton }
  }
}

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// The display mode of the title of a screen.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the previous screen; large for the first screen.
    case automatic
    /// The title is between the items of the bar.
    case inline
    /// The title is a large title below the items.
    case large

    fileprivate nonisolated var mode: ScreenTitleMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

extension View {
  // Variants: text(titleKey, title)
  /// Sets the title of the screen.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(title)
  }

  // Variants: text(titleKey, title)
  /// Sets the title of the screen and its display mode.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:).")
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and its display mode.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:).")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets whether the navigation bar of the screen is hidden.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(_:for:).")
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .automatic, for: .navigationBar)
  }

  /// Adds an item at the leading edge of the navigation bar.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(content:).")
  public nonisolated func navigationBarItems<L>(leading: L) -> some View where L: View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds an item at the trailing edge of the navigation bar.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(content:).")
  public nonisolated func navigationBarItems<T>(trailing: T) -> some View where T: View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Adds items at both edges of the navigation bar.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(content:).")
  public nonisolated func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}
