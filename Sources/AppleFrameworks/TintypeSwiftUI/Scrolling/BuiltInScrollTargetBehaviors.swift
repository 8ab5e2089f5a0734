// SPDX-License-Identifier: MIT

import Foundation

/// A behavior that scrolls by pages as large as the scroll view, at most by one page at once.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Adjusts the end of a scroll to a page.
  public func updateTarget(
    _ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext
  ) {
    func page(_ wanted: CGFloat, _ start: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
      guard length > 0 else { return wanted }
      let first = (start / length).rounded()
      let nearest = (wanted / length).rounded()
      // A quick movement turns the page even if it is short.
      let moved = nearest == first && speed != 0 ? first + (speed < 0 ? -1 : 1) : nearest
      return min(max(moved, first - 1), first + 1) * length
    }
    let (size, start) = (context.containerSize, context.originalTarget.rect.origin)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        target.rect.minX, start.x, size.width, context.velocity.dx)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, start.y, size.height, context.velocity.dy)
    }
  }
}

/// A behavior that aligns the views in `scrollTargetLayout(isEnabled:)` to the start of the scroll
/// view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A limit of the number of views that a scroll passes.
  public struct LimitBehavior {
    fileprivate enum Kind {
      case automatic, few, one, never
    }

    fileprivate let kind: Kind

    /// One view in a compact width along the horizontal axis, otherwise no limit.
    public static var automatic: LimitBehavior { Self(kind: .automatic) }
    /// One view.
    public static var always: LimitBehavior { Self(kind: .one) }
    /// The views that fit in the scroll view.
    public static var alwaysByFew: LimitBehavior { Self(kind: .few) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { Self(kind: .one) }
    /// No limit.
    public static var never: LimitBehavior { Self(kind: .never) }
  }

  private let limit: LimitBehavior.Kind

  /// Creates the behavior.
  public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic) {
    limit = limitBehavior.kind
  }

  /// Adjusts the end of a scroll to a view.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ViewAlignedScrollTargetBehavior.TargetContext
  ) {
    if context.axes.contains(.horizontal) {
      let isLimited = limit == .automatic && context.horizontalSizeClass == .compact
      target.rect.origin.x = aligned(
        target.rect.minX, from: context.originalTarget.rect.minX, context.containerSize.width,
        context.targets.map { $0.minX - context.margins.leading },
        isLimited ? .one : limit)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = aligned(
        target.rect.minY, from: context.originalTarget.rect.minY, context.containerSize.height,
        context.targets.map { $0.minY - context.margins.top }, limit)
    }
  }

  private func aligned(
    _ wanted: CGFloat, from start: CGFloat, _ length: CGFloat, _ offsets: [CGFloat],
    _ limit: LimitBehavior.Kind
  ) -> CGFloat {
    let offsets = Set(offsets).sorted()
    func nearest(_ offset: CGFloat) -> Int? {
      offsets.indices.min { abs(offsets[$0] - offset) < abs(offsets[$1] - offset) }
    }
    guard let first = nearest(start), let last = nearest(wanted) else { return wanted }
    let maximum: Int
    switch limit {
    case .one: maximum = 1
    case .few:
      let visible = offsets.filter { $0 >= offsets[first] && $0 < offsets[first] + length }
      maximum = max(visible.count, 1)
    case .automatic, .never: maximum = offsets.count
    }
    return offsets[min(max(last, first - maximum, 0), first + maximum, offsets.count - 1)]
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The behavior that scrolls by pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The behavior that aligns views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns the behavior that aligns views with a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
