// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The part of a container that content margins apply to.
public struct ContentMarginPlacement {
  let includesContent: Bool

  /// The parts that the container chooses.
  public static var automatic: ContentMarginPlacement {
    ContentMarginPlacement(includesContent: true)
  }

  /// The content of a scroll view.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(includesContent: true)
  }

  /// The scroll indicators, which are hidden while nothing scrolls.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(includesContent: false)
  }
}

extension View {
  /// Sets the margins of the content of scroll views at edges, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformingEnvironment { environment in
      guard placement.includesContent else { return }
      if edges.contains(.top) { environment.base.contentMargins.top = Double(insets.top) }
      if edges.contains(.leading) {
        environment.base.contentMargins.leading = Double(insets.leading)
      }
      if edges.contains(.bottom) { environment.base.contentMargins.bottom = Double(insets.bottom) }
      if edges.contains(.trailing) {
        environment.base.contentMargins.trailing = Double(insets.trailing)
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
