// SPDX-License-Identifier: MIT

extension Semantics {
  /// What a node means: what its content means by itself, changed by its modifiers in their order.
  ///
  /// A node that is `hidden`, or painted with an opacity of 0, is not there for those who listen.
  ///
  /// - Returns: `nil` for a node that means nothing, such as a stack without modifiers.
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

  /// Whether a node with these modifiers is not there for those who listen.
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

  /// What content means by itself; `nil` for shapes, colours and containers, which mean nothing.
  ///
  /// A text is static text called what it says, images and icons are images without a label.
  /// The name of an icon is made for those who write code, so it is nobody's label.
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
