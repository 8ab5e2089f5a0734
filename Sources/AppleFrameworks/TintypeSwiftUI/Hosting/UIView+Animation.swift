// SPDX-License-Identifier: MIT

import TintypeUIKit

extension UIView {
  /// Performs changes without an animation, then calls a closure.
  ///
  /// - Parameters:
  ///   - animation: Ignored, because changes are not animated.
  ///   - changes: The changes.
  ///   - completion: The closure.
  @MainActor @preconcurrency
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    changes()
    completion?()
  }
}
