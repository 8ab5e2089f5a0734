// SPDX-License-Identifier: MIT

import TintypeComponents

/// The address of a node in a tree: at each level, the index of a child or of a modifier's node.
struct NodeAddress: Hashable {
  enum Step: Hashable {
    case child(Int)
    case attached(Int, Int)
  }

  var steps: [Step] = []

  /// Returns the addresses of all nodes of a tree, in the order of `Node.located`.
  static func all(in node: Node, from address: NodeAddress = NodeAddress()) -> [NodeAddress] {
    var found = [address]
    func add(_ step: Step, _ node: Node) {
      found += all(in: node, from: NodeAddress(steps: address.steps + [step]))
    }
    for (place, attachment) in node.attachments.enumerated() {
      for (index, node) in attachment.nodes.enumerated() { add(.attached(place, index), node) }
    }
    for (index, child) in node.children.enumerated() { add(.child(index), child) }
    return found
  }

  var parent: NodeAddress { NodeAddress(steps: Array(steps.dropLast())) }
}

extension Node {
  subscript(address: NodeAddress) -> Node {
    get {
      address.steps.reduce(self) { node, step in
        switch step {
        case .child(let index): node.children[index]
        case .attached(let place, let index): node.attachments[place].nodes[index]
        }
      }
    }
    set {
      guard let first = address.steps.first else {
        self = newValue
        return
      }
      let rest = NodeAddress(steps: Array(address.steps.dropFirst()))
      switch first {
      case .child(let index): children[index][rest] = newValue
      case .attached(let place, let index): attachments[place].nodes[index][rest] = newValue
      }
    }
  }

  /// Returns the path of the node at an address.
  func path(of address: NodeAddress) -> NodePath? {
    zip(NodeAddress.all(in: self), located).first { $0.0 == address }?.1.path
  }
}
