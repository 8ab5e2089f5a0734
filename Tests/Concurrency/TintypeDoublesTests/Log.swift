// SPDX-License-Identifier: MIT

import Synchronization

/// A thread-safe list of entries, in the order in which they were noted.
final class Log<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }

  func note(_ entry: Entry) { list.withLock { $0.append(entry) } }
}
