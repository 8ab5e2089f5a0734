// SPDX-License-Identifier: MIT

/// How far a verb is, where somebody looks and it takes a while.
struct Progress: Sendable {
  /// What shows it; `nil` where nobody looks.
  var show: (@Sendable (String) -> Void)?
  /// How many there are.
  var total: Int
  /// What is done with them, as in “12 of 300 decided”.
  var done: String
  /// From how many on it is shown: fewer are done before anybody wonders.
  var least = 20

  private var isShown: Bool { total >= least }

  /// Tells how many are done.
  func show(_ count: Int) {
    guard isShown, count.isMultiple(of: max(1, total / 100)) || count == total else { return }
    show?("\r\(count) of \(total) \(done)")
  }

  /// Goes back to the start of the line, and leaves nothing on it.
  func end() { if isShown { show?("\r\u{1B}[K") } }
}
