// SPDX-License-Identifier: MIT

import TintypeBase

/// Finds the values at a path in a JSON text (RFC 8259), and validates the text.
struct JSONScanner {
  private var reader: JSONReader
  private let steps: [JSONKeyPath.Step]
  private var open: [Container] = []
  private var found: [Range<Int>] = []

  /// An array or object whose end has not been reached.
  private struct Container {
    var isObject: Bool
    /// The indices of the steps of the path that may match next.
    var states: [Int]
    /// A Boolean value that indicates whether the container matches as a whole.
    var isMatch: Bool
    var count = 0
  }

  init(bytes: [UInt8], steps: [JSONKeyPath.Step]) {
    reader = JSONReader(bytes)
    self.steps = steps
  }

  /// Returns the ranges of the values in ascending order; the ranges do not overlap.
  mutating func matches() throws(JSONReader.Unexpected) -> [Range<Int>] {
    var next: (states: [Int], isMatch: Bool) = ([], false)
    add(0, to: &next.states)
    while let token = try reader.next() {
      if token.kind == .end {
        if open.removeLast().isMatch { found.append(token.range) }
        continue
      }
      if let container = open.last {
        if token.kind == .key {
          next = container.states.isEmpty ? ([], false) : following(container.states, key: token)
          continue
        }
        if !container.isObject { next = following(container.states, index: container.count) }
        open[open.count - 1].count += 1
      }
      switch token.kind {
      case .array, .object:
        open.append(
          Container(
            isObject: token.kind == .object, states: next.states, isMatch: next.isMatch))
      default: if next.isMatch { found.append(token.range) }
      }
    }
    return found
  }

  // MARK: The path

  /// Adds a state, and the next one if a step may match nothing.
  private func add(_ state: Int, to states: inout [Int]) {
    var state = state
    while !states.contains(state) {
      states.append(state)
      guard state < steps.count, steps[state] == .anyDepth else { return }
      state += 1
    }
  }

  /// Returns the states after a step that some of the states allow.
  private func following(
    _ states: [Int], where isAllowed: (JSONKeyPath.Step) -> Bool
  ) -> (states: [Int], isMatch: Bool) {
    var result: [Int] = []
    for state in states {
      if steps[state] == .anyDepth {
        add(state, to: &result)
      } else if isAllowed(steps[state]) {
        // The contents of a replaced value are not searched.
        if state + 1 == steps.count { return ([], true) }
        add(state + 1, to: &result)
      }
    }
    return (result, false)
  }

  private func following(_ states: [Int], index: Int) -> (states: [Int], isMatch: Bool) {
    if states.isEmpty { return ([], false) }
    return following(states) { $0 == .anyIndex || $0 == .index(index) }
  }

  private func following(_ states: [Int], key: JSONReader.Token) -> (states: [Int], isMatch: Bool) {
    let key = reader.text(key)
    return following(states) { step in
      switch step {
      case .anyKey: true
      case .key(let name): name == key
      default: false
      }
    }
  }
}
