// SPDX-License-Identifier: MIT

import TintypeComponents

/// A modifier without an effect, whose values are then set.
struct ModifierTemplate {
  /// The modifier; `nil` for names without a template.
  let modifier: Node.Modifier?

  /// The names of all modifiers with attributes.
  static let names: Set<String> = [
    "padding", "frame", "fixedSize", "aspectRatio", "layoutPriority", "alignmentGuide", "offset",
    "position", "zIndex", "safeAreaInset", "ignoresSafeArea", "safeAreaPadding", "keyboard",
    "containerRelativeFrame", "gridCell", "customSpacing", "background", "overlay", "opacity",
    "hidden", "clipShape", "mask", "shadow", "blur", "rotationEffect", "scaleEffect",
    "transformEffect", "projectionEffect", "blendMode", "compositingGroup", "allowsHitTesting",
    "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
    "colorMultiply", "luminanceToAlpha",
  ]

  /// Creates the template for a name such as `padding[0]`, for a node with given attributes.
  init(_ name: String, attributes: [Attribute]) {
    let base = String(name.prefix { $0 != "[" })
    let own = attributes.filter { $0.name == name || $0.name.hasPrefix(name + ".") }
    let fields = Set(own.map { String($0.name.dropFirst(name.count + 1)) })
    let word = own.first { $0.name == name }.flatMap { attribute -> String? in
      if case .word(let word) = attribute.value { word } else { nil }
    }
    let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    let shape = Self.shape(fields, own)
    let edges = Self.edges(own) ?? (shape == nil || base == "overlay" ? .all : [])
    let decoration = Decoration(
      style: fields.contains("color") ? .color(clear) : nil, shape: shape,
      ignoresSafeAreaEdges: edges)
    modifier =
      switch base {
      case "padding": .padding(.zero)
      case "safeAreaPadding": .safeAreaPadding(.zero)
      case "frame":
        fields.contains { $0.hasPrefix("m") || $0.hasPrefix("ideal") }
          ? .flexibleFrame(FlexibleFrame()) : .frame(FixedFrame())
      case "fixedSize":
        .fixedSize(
          horizontal: word?.contains("horizontal") ?? false,
          vertical: word?.contains("vertical") ?? false)
      case "aspectRatio": .aspectRatio(nil, contentMode: .fit)
      case "layoutPriority": .layoutPriority(0)
      case "offset": .offset(x: 0, y: 0)
      case "position": .position(x: 0, y: 0)
      case "zIndex": .zIndex(0)
      case "customSpacing": .customSpacing(0)
      case "opacity": .opacity(1)
      case "hidden": .hidden
      case "mask": .mask(.center)
      case "compositingGroup": .compositingGroup
      case "shadow": .shadow(ShadowContent(color: clear, radius: 0))
      case "blur": .blur(radius: 0)
      case "rotationEffect": .rotation(degrees: 0, anchor: .center)
      case "scaleEffect": .scale(x: 1, y: 1, anchor: .center)
      case "blendMode": .blendMode(.normal)
      case "background": .background(decoration)
      case "overlay": .overlay(decoration)
      case "clipShape": Self.shape(named: word).map { .clip(ShapeContent(kind: $0)) }
      case "brightness": .colorEffect(.brightness(0))
      case "contrast": .colorEffect(.contrast(1))
      case "saturation": .colorEffect(.saturation(1))
      case "grayscale": .colorEffect(.grayscale(0))
      case "hueRotation": .colorEffect(.hueRotation(degrees: 0))
      case "colorInvert": .colorEffect(.invert)
      case "colorMultiply": .colorEffect(.multiply(clear))
      case "luminanceToAlpha": .colorEffect(.luminanceToAlpha)
      case "allowsHitTesting": .allowsHitTesting(false)
      default: nil
      }
  }

  private static func edges(_ attributes: [Attribute]) -> Edge? {
    for attribute in attributes where attribute.name.hasSuffix(".ignoresSafeAreaEdges") {
      guard case .word(let word) = attribute.value else { continue }
      return Edge(described: word)
    }
    return nil
  }

  private static func shape(_ fields: Set<String>, _ attributes: [Attribute]) -> ShapeKind? {
    guard fields.contains("shape") else { return nil }
    for attribute in attributes where attribute.name.hasSuffix(".shape") {
      if case .word(let word) = attribute.value { return shape(named: word) }
    }
    return nil
  }

  private static func shape(named word: String?) -> ShapeKind? {
    switch word {
    case "rectangle": .rectangle
    case "roundedRectangle": .roundedRectangle(cornerRadius: 0, style: .circular)
    case "capsule": .capsule(style: .circular)
    case "circle": .circle
    case "ellipse": .ellipse
    case "path": .path(Path())
    default: nil
    }
  }
}
