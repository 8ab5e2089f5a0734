// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Observes the work that is pending while a value becomes a snapshot.
///
/// The module that tracks such work installs an observer when a program is loaded. Without one, as in
/// tests of text alone, no work is known.
package struct PendingWorkObserver: Sendable {
  /// Begins an observation.
  ///
  /// The result ends it, and describes each work that is pending then.
  package var begin: @Sendable () -> (@Sendable () -> [String])
  /// Lets seconds pass on the clocks that the test controls, or runs the work that is pending;
  /// `false` if real time has to pass instead.
  package var advance: @Sendable (_ seconds: TimeInterval) -> Bool

  /// Creates an observer.
  package init(
    begin: @escaping @Sendable () -> (@Sendable () -> [String]),
    advance: @escaping @Sendable (_ seconds: TimeInterval) -> Bool
  ) {
    self.begin = begin
    self.advance = advance
  }

  private static let installed = Mutex(Self(begin: { { [] } }, advance: { _ in false }))

  /// The observer of this process.
  static var current: PendingWorkObserver { installed.withLock { $0 } }

  /// Makes an observer that of this process.
  package static func install(_ observer: PendingWorkObserver) {
    installed.withLock { $0 = observer }
  }
}
