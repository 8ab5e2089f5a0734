// SPDX-License-Identifier: MIT

import Synchronization

/// Takes note of what was shown while a command ran.
final class Shown: Sendable {
  private let state = Mutex([String]())
  var texts: [String] { state.withLock { $0 } }

  @Sendable func add(_ text: String) { state.withLock { $0.append(text) } }
}
