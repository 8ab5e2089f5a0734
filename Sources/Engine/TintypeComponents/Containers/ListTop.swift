// SPDX-License-Identifier: MIT

import Synchronization

/// The kind of the bar above a list, which is known after the list has been resolved.
package final class ListTop: Sendable {
  private let isBelow: Mutex<Bool>

  /// A Boolean value that indicates whether a large title is above the list.
  package var isBelowLargeTitle: Bool {
    get { isBelow.withLock { $0 } }
    set { isBelow.withLock { $0 = newValue } }
  }

  /// Creates the kind of a bar, by default one without a large title.
  package init(isBelowLargeTitle: Bool = false) { isBelow = Mutex(isBelowLargeTitle) }
}

extension EnvironmentValues {
  private enum ListTopKey: EnvironmentKey {
    static var defaultValue: ListTop? { nil }
  }

  /// The kind of the bar of the screen; `nil` for a screen without a navigation bar.
  package var listTop: ListTop? {
    get { self[ListTopKey.self] }
    set { self[ListTopKey.self] = newValue }
  }
}

/// The distance of the first section of a list from the top in points.
struct ListTopSpacing: Equatable {
  /// The distance without a large title.
  let plain: Double
  let belowLargeTitle: Double
}

/// The space above the first section of a list below a bar that can have a large title.
struct ListTopLayout: Layout {
  let top: ListTop
  let spacing: ListTopSpacing

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    Size(
      width: proposal.width ?? 0,
      height: top.isBelowLargeTitle ? spacing.belowLargeTitle : spacing.plain)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {}
}
