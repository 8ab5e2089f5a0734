// SPDX-License-Identifier: MIT

import Foundation

/// The role of an anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind {
    case initialOffset, sizeChanges, alignment
  }

  private let kind: Kind

  /// The position of the content at first.
  public static var initialOffset: ScrollAnchorRole { Self(kind: .initialOffset) }
  /// The position of the content when its size or the size of the scroll view changes.
  public static var sizeChanges: ScrollAnchorRole { Self(kind: .sizeChanges) }
  /// The alignment of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { Self(kind: .alignment) }
}

/// The default anchors of a scroll view.
struct ScrollAnchors {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

extension View {
  /// Sets where scroll views start, what they keep in place when sizes change, and how they align
  /// smaller content.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformingScrolling {
      $0.anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  /// Sets the default anchor of scroll views for one role.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformingScrolling {
      switch role {
      case .initialOffset: $0.anchors.initialOffset = anchor
      case .sizeChanges: $0.anchors.sizeChanges = anchor
      default: $0.anchors.alignment = anchor
      }
    }
  }
}
