// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The properties of a navigation split view.
public struct NavigationSplitViewStyleConfiguration {
  let columns: SplitColumns

  /// Returns the columns in an arrangement.
  func body(_ arrangement: SplitArrangement) -> SplitBody {
    SplitBody(columns: columns, arrangement: arrangement)
  }
}

/// The arrangement of the columns of a split view in a regular size class.
enum SplitArrangement {
  /// The columns are side by side if the split view is wider than high; otherwise the leading ones
  /// are in front of the detail.
  case automatic
  /// The columns are side by side.
  case balanced
  /// The leading columns are in front of the detail.
  case prominentDetail
}

/// The style that depends on the size of the split view.
@MainActor @preconcurrency
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the columns.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.automatic)
  }
}

/// The style that reduces the width of the detail to show the leading columns.
@MainActor @preconcurrency
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the columns.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.balanced)
  }
}

/// The style that shows the leading columns in front of the detail, which keeps its width.
@MainActor @preconcurrency
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the columns.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.prominentDetail)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that depends on the size of the split view.
  @MainActor @preconcurrency
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style that reduces the width of the detail to show the leading columns.
  @MainActor @preconcurrency
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style that shows the leading columns in front of the detail, which keeps its width.
  @MainActor @preconcurrency
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// The width of a column in points.
struct ColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat
  var maximum: CGFloat?

  /// The ideal width within the limits; `nil` if it is not a positive length.
  var resolved: Double? {
    var width = max(ideal, minimum ?? ideal)
    if let maximum { width = min(width, maximum) }
    return width.isFinite && width > 0 ? Double(width) : nil
  }
}

extension View {
  /// Sets the style of the navigation split views within the view.
  public nonisolated func navigationSplitViewStyle<S>(_ style: S) -> some View
  where S: NavigationSplitViewStyle {
    addingStyle(style as any NavigationSplitViewStyle)
  }

  /// Sets the width of the column that contains the view, in points.
  ///
  /// It has no effect on the detail of a split view.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    screenValue { values, _ in values.columnWidth = ColumnWidth(ideal: width) }
  }

  /// Sets the limits of the width of the column that contains the view, and its initial width, in
  /// points.
  ///
  /// It has no effect on the detail of a split view.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    screenValue { values, _ in
      values.columnWidth = ColumnWidth(minimum: min, ideal: ideal, maximum: max)
    }
  }
}
