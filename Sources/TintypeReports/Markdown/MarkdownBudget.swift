// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Collects lines up to a number of bytes, and counts what had to stay out.
struct MarkdownBudget {
  private(set) var text = ""
  /// How many items had to stay out.
  private(set) var hidden = 0
  private let limit: Int

  /// What is kept back for the end, and for the counts of what stays out, in bytes.
  static let reserve = 2_500

  init(limit: Int) {
    self.limit = max(limit - Self.reserve, 0)
  }

  private var room: Int { max(limit - text.utf8.count, 0) }

  /// Adds what must be there.
  mutating func add(_ line: String) { text += line + "\n" }

  /// Adds a heading with a list, of which half of the room is filled; what comes later is to be seen
  /// as well.
  mutating func add(heading: String, _ items: [String]) {
    guard !items.isEmpty else { return }
    add("\n## \(heading)\n")
    let end = text.utf8.count + room / 2
    for (index, item) in items.enumerated() {
      guard text.utf8.count + item.utf8.count < end else {
        hidden += items.count - index
        add("- and \(Numbers.grouped(items.count - index)) more")
        return
      }
      add(item)
    }
  }
}
