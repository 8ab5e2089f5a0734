// SPDX-License-Identifier: MIT

extension Node {
  /// A change to how a node is laid out or painted, or to what it means.
  package enum Modifier: Hashable, Codable, Sendable {
    // Layout
    /// Room around the node.
    case padding(EdgeInsets)
    /// A width, a height or both.
    case frame(FixedFrame)
    /// Limits for the width and the height.
    case flexibleFrame(FlexibleFrame)
    /// Insists on the ideal size along some axes.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// A proportion of width to height; `nil` takes that of the ideal size.
    case aspectRatio(Length?, contentMode: ContentMode)
    /// The order in which a stack hands out room; 0 for everything else.
    case layoutPriority(Length)
    /// A line of the node at another place.
    case alignmentGuide(AlignmentGuide)
    /// Another place than the layout gave, in points.
    case offset(x: Length, y: Length)
    /// The middle of the node at a place of its parent's room, in points.
    case position(x: Length, y: Length)
    /// The order from back to front among siblings; 0 for everything else.
    case zIndex(Length)
    /// Room for the attached nodes at an edge, taken from the node.
    case safeAreaInset(SafeAreaInset)
    /// Room beyond the safe area, at some edges.
    case ignoresSafeArea(Edge)
    /// What a cell of a grid says of itself.
    case gridCell(GridCell)
    /// The distance to the next child of a stack by UIStackView's rules, in points.
    case customSpacing(Length)
    /// A value that a layout of the user's own reads.
    case layoutValue(LayoutValue)

    // Drawing
    /// Something behind the node: a style, or the nodes attached to this modifier.
    case background(Decoration)
    /// Something in front of the node.
    case overlay(Decoration)
    /// Opacity, from 0 to 1, of the node as a whole.
    case opacity(Length)
    /// Laid out, but neither painted nor there for those who listen or tap.
    case hidden
    /// Shows what lies within a shape.
    case clip(ShapeContent)
    /// Shows the node where the attached nodes are opaque.
    case mask(Alignment)
    /// A blurred silhouette behind the node.
    case shadow(ShadowContent)
    /// A blur of a radius in points.
    case blur(radius: Length)
    /// A rotation in degrees, clockwise, that the layout does not know of.
    case rotation(degrees: Length, anchor: UnitPoint)
    /// Another size, which the layout does not know of.
    case scale(x: Length, y: Length, anchor: UnitPoint)
    /// A way of mixing the node's colours with those behind.
    case blendMode(BlendMode)
    /// Painted as a whole before it is put onto what lies behind.
    case compositingGroup
    /// A change of colours.
    case colorEffect(ColorEffect)

    // Meaning
    /// What the node means to those who listen.
    case semantics(Semantics.Change)
    /// What a user can do with the node: actions that stand beside the tree, under a key.
    case actions(ActionReference)
    /// Whether the node is ignored by taps, so that they reach what lies behind.
    case allowsHitTesting(Bool)

    /// The name of the modifier in paths and attributes.
    package var name: String {
      switch self {
      case .padding: "padding"
      case .frame, .flexibleFrame: "frame"
      case .fixedSize: "fixedSize"
      case .aspectRatio: "aspectRatio"
      case .layoutPriority: "layoutPriority"
      case .alignmentGuide: "alignmentGuide"
      case .offset: "offset"
      case .position: "position"
      case .zIndex: "zIndex"
      case .safeAreaInset: "safeAreaInset"
      case .ignoresSafeArea: "ignoresSafeArea"
      case .gridCell: "gridCell"
      case .customSpacing: "customSpacing"
      case .layoutValue: "layoutValue"
      case .background: "background"
      case .overlay: "overlay"
      case .opacity: "opacity"
      case .hidden: "hidden"
      case .clip: "clipShape"
      case .mask: "mask"
      case .shadow: "shadow"
      case .blur: "blur"
      case .rotation: "rotationEffect"
      case .scale: "scaleEffect"
      case .blendMode: "blendMode"
      case .compositingGroup: "compositingGroup"
      case .colorEffect(let effect): effect.name
      case .semantics: "accessibility"
      case .actions: "actions"
      case .allowsHitTesting: "allowsHitTesting"
      }
    }
  }

  /// The name of a modifier with its ordinal among those of its name: `padding[1]`.
  ///
  /// An index beyond the modifiers gives `modifier[index]`.
  package func modifierName(at index: Int) -> String {
    guard modifiers.indices.contains(index) else { return "modifier[\(index)]" }
    let name = modifiers[index].name
    let ordinal = modifiers[..<index].lazy.filter { $0.name == name }.count
    return "\(name)[\(ordinal)]"
  }

  /// The names of all modifiers, each as `modifierName(at:)` gives it.
  var modifierNames: [String] {
    var ordinals: [String: Int] = [:]
    return modifiers.map { modifier in
      let ordinal = ordinals[modifier.name, default: 0]
      ordinals[modifier.name] = ordinal + 1
      return "\(modifier.name)[\(ordinal)]"
    }
  }
}
