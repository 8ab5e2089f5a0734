// SPDX-License-Identifier: MIT

/// The parts of a dialog or a menu, which scroll if they are higher than the screen.
///
/// Only panels that can be too high are arranged in this way: those with large texts or many items.
struct ScrollingPanel: Component {
  /// The upper part; `nil` for none.
  var header: ComponentList?
  /// The lower part, which has priority over the upper one.
  let items: ComponentList
  /// The greatest height of both parts, in points.
  let maximumHeight: Double
  /// The greatest share of the height that items have if there is an upper part.
  private static let itemShare = 0.6

  var body: some Component {
    HeightLimit(maximum: maximumHeight) {
      if let header {
        VStack(spacing: 0) {
          ScrollingIfNeeded(content: header)
          HeightLimit(maximum: maximumHeight * Self.itemShare) { ScrollingIfNeeded(content: items) }
            .layoutPriority(1)
        }
      } else {
        ScrollingIfNeeded(content: items)
      }
    }
  }

  /// Returns whether a panel can be higher than a screen.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - height: The height of an item in points.
  ///   - maximum: The greatest height of the panel in points.
  ///   - environment: The environment of the panel.
  /// - Returns: `true` for large texts, and for items that need more than half of the height.
  static func isNeeded(
    _ count: Int, height: Double, maximum: Double, in environment: EnvironmentValues
  ) -> Bool {
    environment.dynamicTypeSize.isAccessibilitySize || Double(count) * height > maximum / 2
  }
}

/// Components below each other, which scroll if they are higher than the proposed height.
private struct ScrollingIfNeeded: Component {
  let content: ComponentList

  var body: some Component {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 0) { content }
      ScrollView { VStack(spacing: 0) { content } }
    }
  }
}

/// A layout that proposes at most a height to its only component.
private struct HeightLimit: Layout {
  /// The height in points.
  let maximum: Double

  private func limited(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width, height: min(proposal.height ?? maximum, max(maximum, 0)))
  }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    subviews.isEmpty ? .zero : subviews[0].sizeThatFits(limited(proposal))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    subviews[0].place(
      at: bounds.origin, proposal: ProposedSize(width: bounds.width, height: bounds.height))
  }
}

extension GeometryProxy {
  /// The height in points that a panel can have at most, with a distance from the edges of the safe
  /// area.
  ///
  /// - Parameter keyboardHeight: The height of the area at the bottom that a keyboard covers.
  /// - Returns: The height.
  func panelHeight(above keyboardHeight: Double = 0) -> Double {
    max(
      size.height - safeAreaInsets.top - max(keyboardHeight, safeAreaInsets.bottom) - 2 * 8, 0)
  }
}

extension Component {
  /// Returns the component, which scrolls if it is higher than a height; `nil` for no limit.
  func scrolling(to maximumHeight: Double?) -> ComponentList {
    guard let maximumHeight else { return ComponentList([self]) }
    return ComponentList([
      ScrollingPanel(items: ComponentList([self]), maximumHeight: maximumHeight)
    ])
  }
}
