// SPDX-License-Identifier: MIT

extension LayoutTree {
  func omit(_ index: Int) { place(index, at: .zero, anchor: .topLeading, proposal: .zero) }

  func layoutValue(of index: Int, key: ObjectIdentifier) -> (any Sendable)? { nil }
}
