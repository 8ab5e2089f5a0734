// SPDX-License-Identifier: MIT

import Synchronization

/// A closure that another module supplies.
///
/// A mutex of the closure itself would convert it, and nest it in another closure, at each access.
final class Connection<Closure: Sendable>: Sendable {
  private struct Box {
    var closure: Closure
  }

  private let box = Mutex<Box?>(nil)

  /// The closure; `nil` if there is none.
  var closure: Closure? {
    get { box.withLock { $0?.closure } }
    set { box.withLock { $0 = newValue.map { Box(closure: $0) } } }
  }
}
