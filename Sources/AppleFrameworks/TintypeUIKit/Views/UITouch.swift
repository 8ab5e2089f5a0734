// SPDX-License-Identifier: MIT

public import Foundation

/// A finger on the screen; there are none in snapshots.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The number of taps: always 0.
  open var tapCount: Int { 0 }
  /// The time in seconds: always 0.
  open var timestamp: TimeInterval { 0 }
  /// The view: always `nil`.
  open var view: UIView? { nil }

  /// Returns the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Returns the origin.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
