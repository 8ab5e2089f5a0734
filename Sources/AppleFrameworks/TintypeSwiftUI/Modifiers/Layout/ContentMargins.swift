// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The part of a container that content margins apply to.
public struct ContentMarginPlacement {
  let includesContent: Bool
  let includesIndicators: Bool

  /// The content and the indicators of a scroll view.
  public static var automatic: ContentMarginPlacement {
    ContentMarginPlacement(includesContent: true, includesIndicators: true)
  }

  /// The content of a scroll view.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(includesContent: true, includesIndicators: false)
  }

  /// The scroll indicators.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(includesContent: false, includesIndicators: true)
  }
}

extension View {
  /// Sets the margins of the content of scroll views at edges, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformingEnvironment { environment in
      if placement.includesContent {
        environment.base.contentMargins.replace(edges, by: insets)
      }
      if placement.includesIndicators {
        environment.scrolling.indicatorMargins.replace(edges, by: insets)
      }
    }
  }

  /// Sets the margins of the content of scroll views at edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The margin in points; `nil` for the default.
  ///   - placement: The part of the container.
  /// - Returns: The modified view.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 0), for: placement)
  }

  /// Sets the margins of the content of scroll views at all edges.
  ///
  /// - Parameters:
  ///   - length: The margin in points.
  ///   - placement: The part of the container.
  /// - Returns: The modified view.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension TintypeComponents.EdgeInsets {
  /// Replaces the insets at edges.
  fileprivate mutating func replace(_ edges: Edge.Set, by insets: EdgeInsets) {
    if edges.contains(.top) { top = Double(insets.top) }
    if edges.contains(.leading) { leading = Double(insets.leading) }
    if edges.contains(.bottom) { bottom = Double(insets.bottom) }
    if edges.contains(.trailing) { trailing = Double(insets.trailing) }
  }
}
