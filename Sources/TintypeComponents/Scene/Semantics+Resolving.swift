// SPDX-License-Identifier: MIT

extension Semantics {
  /// What a node means: what its content means by itself, changed by its modifiers in their order.
  ///
  /// A node that is `hidden`, or painted with an opacity of 0, is not there for those who listen.
  ///
  /// - Returns: `nil` for a node that means nothing, such as a stack without modifiers.
  public static func resolve(_ node: Node) -> Semantics? {
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
  public static func `default`(for content: Node.Content) -> Semantics? {
    switch content {
    case .text(let text): Semantics(label: text.string, traits: .isStaticText)
    case .image, .symbol: Semantics(traits: .isImage)
    case .component, .color, .shape, .spacer, .divider, .stack, .layers, .grid, .gridRow, .lazyGrid,
      .flow, .stackView, .viewThatFits, .scroll, .custom, .canvas, .geometry:
      nil
    }
  }

  /// Applies a change.
  ///
  /// What it names takes the place of what was there; traits are added, then taken away. A sort
  /// priority that is not a number is 0.
  public mutating func apply(_ change: Change) {
    label = change.label ?? label
    value = change.value ?? value
    hint = change.hint ?? hint
    identifier = change.identifier ?? identifier
    traits = traits.union(change.addedTraits).subtracting(change.removedTraits)
    children = change.children ?? children
    if let priority = change.sortPriority?.points {
      sortPriority = priority.isNaN ? 0 : min(max(priority, -Self.limit), Self.limit)
    }
    isHidden = change.isHidden ?? isHidden
  }

  /// The greatest sort priority; JSON has no number for infinity.
  private static let limit = Double.greatestFiniteMagnitude
}

extension Semantics.Traits {
  /// The names of the traits, in the order of their bits; what has no name is left out.
  public var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }

  private static let named: [(trait: Semantics.Traits, name: String)] = [
    (.isButton, "isButton"), (.isLink, "isLink"), (.isHeader, "isHeader"),
    (.isImage, "isImage"), (.isStaticText, "isStaticText"), (.isSelected, "isSelected"),
    (.isDisabled, "isDisabled"), (.isAdjustable, "isAdjustable"),
    (.isSearchField, "isSearchField"), (.isToggle, "isToggle"), (.isTextField, "isTextField"),
    (.isSecure, "isSecure"), (.updatesFrequently, "updatesFrequently"), (.isModal, "isModal"),
    (.isTab, "isTab"), (.isTabBar, "isTabBar"), (.isKeyboardKey, "isKeyboardKey"),
    (.isSummaryElement, "isSummaryElement"), (.playsSound, "playsSound"),
  ]
}
