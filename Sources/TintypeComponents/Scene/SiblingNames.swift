// SPDX-License-Identifier: MIT

/// Names the elements of siblings, one after the other.
struct SiblingNames {
  private var ordinals: [String: Int] = [:]
  private var identities: [String: Int] = [:]

  /// The element of the next sibling, and whether its `id` stood before.
  mutating func next(_ node: Node) -> (element: String, isDuplicate: Bool) {
    let type = NodePath.escape(node.type)
    guard let id = node.id else {
      let ordinal = ordinals[type, default: 0]
      ordinals[type] = ordinal + 1
      return ("\(type)[\(ordinal)]", false)
    }
    let element = "\(type)#\(NodePath.escape(id))"
    let count = identities[id, default: 0]
    identities[id] = count + 1
    return count == 0 ? (element, false) : ("\(element)[\(count)]", true)
  }
}
