// SPDX-License-Identifier: MIT

/// The past and undone states of a value.
struct History<Value: Equatable> {
  private var past: [Value] = []
  private var future: [Value] = []

  /// The maximum number of changes that can be undone.
  var limit = 50 {
    didSet { past = past.suffix(limit) }
  }

  init() {}

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Adds the state before a change, after which undone changes can no longer be redone.
  mutating func record(_ value: Value) {
    past = (past + [value]).suffix(limit)
    future.removeAll()
  }

  mutating func undo(_ value: inout Value) {
    guard let previous = past.popLast() else { return }
    future.append(value)
    value = previous
  }

  mutating func redo(_ value: inout Value) {
    guard let next = future.popLast() else { return }
    past.append(value)
    value = next
  }
}
