// SPDX-License-Identifier: MIT

import Synchronization

/// A number that tasks count.
final class Tally: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add() { count.add(1, ordering: .relaxed) }
}
