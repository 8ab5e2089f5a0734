// SPDX-License-Identifier: MIT

import Synchronization

/// Collects the progress that a command shows.
final class Shown: Sendable {
  private let state = Mutex([String]())
  var texts: [String] { state.withLock { $0 } }

  @Sendable func add(_ text: String) { state.withLock { $0.append(text) } }
}
