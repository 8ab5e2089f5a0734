// SPDX-License-Identifier: MIT

import Synchronization

/// The description of a scene node, created once from a component's node.
final class NodeDescription: SceneNodeSource {
  let node: Node
  private let made = Mutex<SceneNodeParts?>(nil)

  init(_ node: Node) { self.node = node }

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

extension Scene.Node {
  /// The node of the component; `nil` for a decoded node.
  package var component: Node? { (source as? NodeDescription)?.node }
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
    if let headingLevel { append("\tg", String(headingLevel)) }
    if let isHidden { append("\tx", isHidden ? "1" : "0") }
  }
}

extension Semantics {
  /// Returns the semantics of a node: the default of its content, changed by its modifiers in
  /// order.
  ///
  /// A node that is `hidden` or painted with an opacity of 0 is hidden from accessibility.
  ///
  /// - Returns: The semantics; `nil` for a node without any, such as a stack without modifiers.
  package static func resolve(_ node: Node) -> Semantics? {
    let usual = `default`(for: node.content)
    var semantics = usual ?? Semantics()
    for modifier in node.modifiers {
      switch modifier {
      case .semantics(let change): semantics.apply(change)
      case .actions(let reference):
        for kind in reference.kinds where !semantics.actions.contains(kind) {
          semantics.actions.append(kind)
        }
      default: continue
      }
    }
    semantics.isHidden = isHidden(by: node.modifiers)
    return usual == nil && semantics == Semantics() ? nil : semantics
  }

  /// Returns whether a node with these modifiers is hidden from accessibility.
  static func isHidden(by modifiers: [Node.Modifier]) -> Bool {
    var isHidden = false
    for modifier in modifiers {
      switch modifier {
      case .semantics(let change): isHidden = change.isHidden ?? isHidden
      case .hidden: isHidden = true
      case .opacity(let opacity) where opacity.points.clampedToUnit == 0: isHidden = true
      default: continue
      }
    }
    return isHidden
  }

  /// Returns the default semantics of content; `nil` for shapes, colors and containers.
  ///
  /// Text is static text with its string as the label. Images and icons are images without a label.
  /// Icon names are identifiers, not accessibility labels.
  package static func `default`(for content: Node.Content) -> Semantics? {
    switch content {
    case .text(let text): Semantics(label: text.string, traits: .isStaticText)
    case .image, .symbol: Semantics(traits: .isImage)
    case .component, .color, .shape, .spacer, .divider, .stack, .layers, .grid, .gridRow, .lazyGrid,
      .flow, .stackView, .viewThatFits, .scroll, .custom, .canvas, .geometry:
      nil
    }
  }
}
