// SPDX-License-Identifier: MIT

import TintypeComponents

/// A change of a node tree at an address of the original tree, which can be combined with others.
enum NodeEdit {
  /// Another content and other modifiers of a node.
  case replacement(NodeAddress, Node)
  /// A new child of a node, before the child at an index.
  case insertion(NodeAddress, Int, Node)
  /// A removed child.
  case deletion(NodeAddress)
  /// A child at another index among its siblings.
  case move(NodeAddress, from: Int, to: Int)

  /// The address that no other edit may share.
  var address: NodeAddress {
    switch self {
    case .replacement(let address, _), .insertion(let address, _, _), .deletion(let address),
      .move(let address, _, _):
      address
    }
  }

  /// Returns whether two edits are independent: neither is inside a node that the other one removes
  /// or rearranges.
  func isIndependent(of other: NodeEdit) -> Bool {
    func isWithin(_ inner: NodeAddress, _ outer: NodeAddress) -> Bool {
      inner.steps.starts(with: outer.steps)
    }
    for (first, second) in [(self, other), (other, self)] {
      switch first {
      case .replacement:
        if first.address == second.address { return false }
      case .deletion:
        if isWithin(second.address, first.address) { return false }
        if first.address.parent == second.address, !second.isReplacement { return false }
        if case .deletion = second, first.address.parent == second.address.parent { return false }
      case .insertion, .move:
        if first.address == second.address { return false }
      }
    }
    return true
  }

  private var isReplacement: Bool { if case .replacement = self { true } else { false } }
}

extension Node {
  /// Returns the tree with edits of independent addresses.
  func applying(_ edits: [NodeEdit]) -> Node {
    // Replacements keep addresses, and later siblings are changed before earlier ones.
    let ordered = edits.sorted { left, right in
      left.rank == right.rank
        ? right.order.lexicographicallyPrecedes(left.order)
        : left.rank < right.rank
    }
    var tree = self
    for edit in ordered {
      switch edit {
      case .replacement(let address, let node):
        tree[address].content = node.content
        tree[address].modifiers = node.modifiers
      case .insertion(let address, let index, let part):
        tree[address].children.insert(part, at: index)
      case .deletion(let address):
        guard case .child(let index)? = address.steps.last else { continue }
        tree[address.parent].children.remove(at: index)
      case .move(let address, let from, let to):
        let moved = tree[address].children.remove(at: from)
        tree[address].children.insert(moved, at: to)
      }
    }
    return tree
  }
}

extension NodeEdit {
  /// Replacements first, because they keep addresses.
  fileprivate var rank: Int { if case .replacement = self { 0 } else { 1 } }

  /// The position in the tree by which edits of structure are ordered, the last one first.
  fileprivate var order: [Int] {
    var order = address.steps.map { step in
      switch step {
      case .child(let index): index + 1_000
      case .attached(let place, let index): place * 100 + index
      }
    }
    if case .insertion(_, let index, _) = self { order.append(index + 1_000) }
    if case .move = self { order.append(1_000) }
    return order
  }
}
