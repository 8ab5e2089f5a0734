// SPDX-License-Identifier: MIT

/// A row of dots that indicates the current one of several pages.
///
/// A dot is 7 points wide, and the centers of two dots are 17 points apart. Sources: the dimensions
/// and colors of page controls since iOS 14.
package struct PageIndicator: Component {
  private let count: Int
  private let current: Int
  private let hasBackground: Bool
  @Environment(\.self) private var environment
  private let select: (Int) -> Void

  /// The maximum number of dots that are painted.
  private static let maximumCount = 200

  /// Creates an indicator.
  ///
  /// - Parameters:
  ///   - count: The number of pages.
  ///   - current: The index of the current page.
  ///   - hasBackground: A Boolean value that indicates whether the dots have a background.
  ///   - select: The closure that shows the page at an index.
  package init(count: Int, current: Int, hasBackground: Bool, select: @escaping (Int) -> Void) {
    self.count = count
    self.current = current
    self.hasBackground = hasBackground
    self.select = select
  }

  /// The dots, with a capsule behind them if there is a background.
  package var body: some Component {
    let appearance = environment.appearanceColors
    let colors = (
      current: appearance.currentPage ?? .white,
      others: appearance.otherPages ?? .white.opacity(0.3)
    )
    // More dots are wider than a canvas. Those in the middle are visible.
    let hidden = max(count - Self.maximumCount, 0) / 2
    HStack(spacing: 10) {
      for index in hidden..<count - hidden {
        Circle()
          .fill(index == current ? colors.current : colors.others)
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10 + 17 * Double(hidden))
    .frame(height: 26)
    .background { if hasBackground { Capsule().fill(Color.gray.opacity(0.5)) } }
    .accessibilityElement()
    .accessibilityValue("page \(current + 1) of \(count)")
    .accessibilityAddTraits(.isAdjustable)
    .accessibilityAdjustableAction {
      if current + 1 < count { select(current + 1) }
    } decrement: {
      if current > 0 { select(current - 1) }
    }
  }
}
