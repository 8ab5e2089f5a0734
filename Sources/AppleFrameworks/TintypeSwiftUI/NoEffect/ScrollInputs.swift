// SPDX-License-Identifier: MIT

/// A way to scroll other than by touches; iOS has none.
public struct ScrollInputKind: Equatable, Sendable {
  // A property without a public initializer: only the system creates kinds.
  private let number: Int
}

/// The use of a way to scroll.
public struct ScrollInputBehavior: Equatable, Sendable {
  private let number: Int

  /// The default use.
  public static let automatic = ScrollInputBehavior(number: 0)
  /// The view can be scrolled in this way.
  public static let enabled = ScrollInputBehavior(number: 1)
  /// The view cannot be scrolled in this way.
  public static let disabled = ScrollInputBehavior(number: 2)
}

extension View {
  /// Sets the use of a way to scroll, which has no effect, because iOS has no other than touches.
  @MainActor @preconcurrency
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}

/// The way in which a scroll view adjusts its offset when its content changes size.
public struct ScrollContentOffsetAdjustmentBehavior {
  let isDisabled: Bool

  /// The offset is adjusted so that the visible content stays visible.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
  }
  /// The offset stays the same.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
  }
}

extension Transaction {
  private enum OffsetAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
  }

  /// The adjustment of content offsets, which has no effect, because offsets stay the same.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }
}
