// SPDX-License-Identifier: MIT

import Synchronization

/// An action before the first test of a process, such as one that renders previews instead.
package enum BundleStart {
  private static let action = Mutex<(@Sendable () -> Void)?>(nil)

  /// Sets the action, before XCTest starts.
  package static func set(_ action: @escaping @Sendable () -> Void) {
    self.action.withLock { $0 = action }
  }

  /// Performs the action on the main thread.
  package static func perform() { action.withLock { $0 }?() }
}
