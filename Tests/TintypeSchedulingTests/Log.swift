// SPDX-License-Identifier: MIT

import Synchronization

/// What happened, in its order, noted from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }

  func note(_ entry: Entry) { list.withLock { $0.append(entry) } }
}
