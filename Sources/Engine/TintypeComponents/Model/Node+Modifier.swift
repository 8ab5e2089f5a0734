// SPDX-License-Identifier: MIT

extension Node {
  /// A change to the layout, the drawing or the semantics of a node.
  package enum Modifier: Hashable, Codable, Sendable {
    // Layout
    /// Space around the node.
    case padding(EdgeInsets)
    /// A fixed width, height or both.
    case frame(FixedFrame)
    /// Limits for the width and the height.
    case flexibleFrame(FlexibleFrame)
    /// The ideal size along some axes, regardless of the proposed size.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// An aspect ratio of width to height; `nil` uses that of the ideal size.
    case aspectRatio(Length?, contentMode: ContentMode)
    /// The order in which a stack distributes space; 0 for all other nodes.
    case layoutPriority(Length)
    /// A custom position of an alignment guide of the node.
    case alignmentGuide(AlignmentGuide)
    /// An offset from the layout position, in points.
    case offset(x: Length, y: Length)
    /// A position of the node's center in the space of its parent, in points.
    case position(x: Length, y: Length)
    /// The order from back to front among siblings; 0 for all other nodes.
    case zIndex(Length)
    /// Space for the attached nodes at an edge, taken from the node.
    case safeAreaInset(SafeAreaInset)
    /// Reports the geometry of the content when it is placed, which changes nothing.
    case geometryProbe(GeometryProbe)
    /// An extension beyond the safe area, at some edges.
    case ignoresSafeArea(Edge)
    /// A treatment of the software keyboard.
    case keyboard(KeyboardAvoidance)
    /// Space around the node that belongs to its safe area.
    case safeAreaPadding(EdgeInsets)
    /// A frame relative to the nearest scroll view, or else to the canvas.
    case containerRelativeFrame(ContainerRelativeFrame)
    /// The parameters of a grid cell.
    case gridCell(GridCell)
    /// The distance to the next child in a stack by the rules of `UIStackView`, in points.
    case customSpacing(Length)
    /// A value that a user-defined layout reads.
    case layoutValue(LayoutValue)

    // Drawing
    /// A background of the node: a style, or the nodes attached to this modifier.
    case background(Decoration)
    /// An overlay of the node.
    case overlay(Decoration)
    /// The opacity of the node as a whole, from 0 to 1.
    case opacity(Length)
    /// The node is laid out, but neither painted, accessible nor hit-testable.
    case hidden
    /// A clip to a shape.
    case clip(ShapeContent)
    /// A mask by the opacity of the attached nodes.
    case mask(Alignment)
    /// A shadow behind the node.
    case shadow(ShadowContent)
    /// A blur of a radius in points.
    case blur(radius: Length)
    /// A clockwise rotation in degrees that does not affect the layout.
    case rotation(degrees: Length, anchor: UnitPoint)
    /// A scale that does not affect the layout.
    case scale(x: Length, y: Length, anchor: UnitPoint)
    /// A transform about an anchor point that does not affect the layout.
    case transform(Transform2D, anchor: UnitPoint)
    /// A projection about an anchor point that does not affect the layout.
    ///
    /// If it is relative, its perspective is divided by the larger side of the node.
    indirect case projection(Projection2D, anchor: UnitPoint, isRelative: Bool)
    /// The blend mode of the node with the content behind it.
    case blendMode(BlendMode)
    /// The node is composited into one layer before it is painted onto the content behind it.
    case compositingGroup
    /// An adjustment of colors.
    case colorEffect(ColorEffect)

    // Semantics
    /// A change to the accessibility properties of the node.
    case semantics(Semantics.Change)
    /// The actions of the node, stored outside the tree under a key.
    case actions(ActionReference)
    /// A Boolean value that indicates whether the node receives taps; otherwise the content behind
    /// it does.
    case allowsHitTesting(Bool)
    /// The shape in which the node receives taps, in addition to its content.
    case contentShape(ShapeKind)

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
      case .keyboard: "keyboard"
      case .safeAreaPadding: "safeAreaPadding"
      case .containerRelativeFrame: "containerRelativeFrame"
      case .geometryProbe: "geometryProbe"
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
      case .transform: "transformEffect"
      case .projection: "projectionEffect"
      case .blendMode: "blendMode"
      case .compositingGroup: "compositingGroup"
      case .colorEffect(let effect): effect.name
      case .semantics: "accessibility"
      case .actions: "actions"
      case .allowsHitTesting: "allowsHitTesting"
      case .contentShape: "contentShape"
      }
    }
  }

  /// Returns the name of a modifier with its ordinal among modifiers of that name: `padding[1]`.
  ///
  /// An index out of range gives `modifier[index]`.
  package func modifierName(at index: Int) -> String {
    guard modifiers.indices.contains(index) else { return "modifier[\(index)]" }
    let name = modifiers[index].name
    let ordinal = modifiers[..<index].lazy.filter { $0.name == name }.count
    return "\(name)[\(ordinal)]"
  }

  /// The names of all modifiers, as returned by `modifierName(at:)`.
  package var modifierNames: [String] {
    var ordinals: [String: Int] = [:]
    return modifiers.map { modifier in
      let ordinal = ordinals[modifier.name, default: 0]
      ordinals[modifier.name] = ordinal + 1
      return "\(modifier.name)[\(ordinal)]"
    }
  }
}
