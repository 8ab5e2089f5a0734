// SPDX-License-Identifier: MIT

import Synchronization

/// Makes the description of a scene's node from a component's node, once.
final class NodeDescription: SceneNodeSource {
  private let node: Node
  private let made = Mutex<SceneNodeParts?>(nil)

  init(_ node: Node) {
    self.node = node
  }

  var parts: SceneNodeParts {
    made.withLock { made in
      if let made { return made }
      let parts = SceneNodeParts(
        attributes: node.sceneAttributes, semantics: Semantics.resolve(node))
      made = parts
      return parts
    }
  }

  func appendSemantics(to text: inout String) {
    for modifier in node.modifiers {
      switch modifier {
      case .semantics(let change): change.append(to: &text)
      case .actions(let reference):
        for kind in reference.kinds {
          text += "\ta"
          text += kind.name
        }
      case .hidden: text += "\tz"
      default: continue
      }
    }
  }
}

extension Semantics.Change {
  fileprivate func append(to text: inout String) {
    func append(_ mark: String, _ part: String?) {
      guard let part else { return }
      text += mark
      text += part
    }
    append("\tl", label)
    append("\tv", value)
    append("\th", hint)
    append("\ti", identifier)
    append("\tc", children?.rawValue)
    if addedTraits.rawValue != 0 { append("\tt", String(addedTraits.rawValue)) }
    if removedTraits.rawValue != 0 { append("\tr", String(removedTraits.rawValue)) }
    if let sortPriority { append("\tp", String(sortPriority.points)) }
    if let isHidden { append("\tx", isHidden ? "1" : "0") }
  }
}
