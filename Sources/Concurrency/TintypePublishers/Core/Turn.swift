// SPDX-License-Identifier: MIT

/// The turn to deliver events, which one call has at a time.
///
/// A call that finds the turn taken leaves its events to the call that has it. The lock of the owner
/// guards it.
struct Turn {
  private var isTaken = false

  /// Takes the turn, and returns whether it was free.
  mutating func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }

  mutating func end() { isTaken = false }
}
