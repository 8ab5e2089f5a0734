// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The distance in points; `nil` for the default.
  let points: Double?

  /// The default distance: 35 points.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A smaller distance: 10 points.
  public static let compact = ListSectionSpacing(points: 10)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: Double(spacing))
  }
}

extension View {
  /// Sets the distance between the sections of the lists in the view that have cards.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformingEnvironment { $0.base.listSpacing.sections = spacing.points }
  }

  /// Sets the distance in points between the sections of the lists in the view that have cards.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the distance in points between the rows of the lists in the view that have cards, so that
  /// each row has a card; `nil` for the default.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformingEnvironment { $0.base.listSpacing.rows = spacing.map { Double($0) } }
  }
}
