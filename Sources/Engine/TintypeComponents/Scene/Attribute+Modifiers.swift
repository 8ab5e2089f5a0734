// SPDX-License-Identifier: MIT

extension Node.Modifier {
  /// The attributes that differ from their defaults; an empty name refers to the modifier itself.
  package var attributes: [Attribute] {
    var list = AttributeList()
    switch self {
    case .padding(let insets): list.add("", insets)
    case .frame(let frame): return frame.attributes
    case .flexibleFrame(let frame): return frame.attributes
    case .fixedSize(let horizontal, let vertical):
      let axes = [horizontal ? "horizontal" : nil, vertical ? "vertical" : nil].compactMap { $0 }
      if !axes.isEmpty { list.add("", .word(axes.joined(separator: " "))) }
    case .aspectRatio(let ratio, let mode):
      list.add("", ratio)
      list.add("contentMode", mode)
    case .layoutPriority(let priority): list.add("", priority)
    case .alignmentGuide(let guide): list.add("", .word(guide.line.word))
    case .offset(let x, let y):
      list.add("x", x, unless: 0)
      list.add("y", y, unless: 0)
    case .position(let x, let y):
      list.add("x", x)
      list.add("y", y)
    case .zIndex(let index): list.add("", index)
    case .safeAreaInset(let inset):
      list.add("edge", inset.edge)
      list.add("alignment", inset.alignment)
      list.add("spacing", inset.spacing)
    case .ignoresSafeArea(let edges): list.add("", .word(edges.summary))
    case .keyboard(let avoidance): list.add("", .word(avoidance.rawValue))
    case .safeAreaPadding(let insets): list.add("", insets)
    case .containerRelativeFrame(let frame):
      list.add("axes", frame.axes, unless: [])
      list.add("alignment", frame.alignment)
    case .gridCell(let cell):
      list.add("columns", cell.columns.map { .number(Double($0)) })
      list.add("anchor", cell.anchor)
      list.add("unsizedAxes", cell.unsizedAxes, unless: [])
      list.add("columnAlignment", cell.columnAlignment)
    case .customSpacing(let spacing): list.add("", spacing)
    // Only user-defined layouts read this value. Its effect appears in the frames.
    case .layoutValue: break
    case .background(let decoration):
      let usual: Edge = decoration.shape == nil ? .all : []
      return decoration.attributes(edges: usual)
    case .overlay(let decoration): return decoration.attributes(edges: .all)
    case .opacity(let opacity): list.add("", opacity, unless: 1)
    case .hidden, .compositingGroup: list.add("", true)
    case .clip(let shape):
      list.add("", .word(shape.kind.word))
      list.add(shape.attributes)
    case .mask(let alignment): list.add("alignment", alignment)
    case .shadow(let shadow):
      list.add("color", .color(shadow.color))
      list.add("radius", shadow.radius)
      list.add("x", shadow.x, unless: 0)
      list.add("y", shadow.y, unless: 0)
    case .blur(let radius): list.add("radius", radius)
    case .rotation(let degrees, let anchor):
      list.add("degrees", degrees)
      list.add("anchor", anchor, unless: .center)
    case .scale(let x, let y, let anchor):
      list.add("x", x, unless: 1)
      list.add("y", y, unless: 1)
      list.add("anchor", anchor, unless: .center)
    case .transform(let transform, let anchor):
      list.add("", .word(transform.summary))
      list.add("anchor", anchor, unless: .center)
    case .projection(let projection, let anchor, let isRelative):
      list.add("", .word(projection.affine.summary))
      let perspective = [projection.g, projection.h, projection.i].map { "\($0 + 0)" }
      list.add("perspective", .word(perspective.joined(separator: " ")))
      if isRelative { list.add("isRelative", .word("true")) }
      list.add("anchor", anchor, unless: .center)
    case .blendMode(let mode): list.add("", mode, unless: .normal)
    case .colorEffect(let effect): list.add("", effect.attribute)
    // The semantics of the scene node contain these properties.
    case .semantics, .actions, .geometryProbe: break
    // The shape is invisible, and the actions describe its effect.
    case .contentShape: break
    case .allowsHitTesting(let allows): if !allows { list.add("", .word("false")) }
    }
    return list.attributes
  }
}

extension ColorEffect {
  fileprivate var attribute: Attribute.Value {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount):
      .number(amount)
    case .hueRotation(let degrees): .number(degrees)
    case .invert, .luminanceToAlpha: .word("true")
    case .multiply(let color): .color(color)
    }
  }
}

extension AlignmentGuide.Line {
  fileprivate var word: String {
    switch self {
    case .horizontal(let alignment): alignment.rawValue
    case .vertical(let alignment): alignment.rawValue
    }
  }
}

extension FixedFrame {
  fileprivate var attributes: [Attribute] {
    var list = AttributeList()
    list.add("width", width)
    list.add("height", height)
    list.add("alignment", alignment)
    return list.attributes
  }
}

extension FlexibleFrame {
  fileprivate var attributes: [Attribute] {
    var list = AttributeList()
    list.add("minWidth", minWidth)
    list.add("idealWidth", idealWidth)
    list.add("maxWidth", maxWidth)
    list.add("minHeight", minHeight)
    list.add("idealHeight", idealHeight)
    list.add("maxHeight", maxHeight)
    list.add("alignment", alignment)
    return list.attributes
  }
}

extension Decoration {
  fileprivate func attributes(edges usual: Edge) -> [Attribute] {
    var list = AttributeList()
    list.add("color", style?.attribute)
    if let shape {
      list.add("shape", .word(shape.word))
      list.add(shape.attributes)
    }
    if ignoresSafeAreaEdges != usual {
      list.add("ignoresSafeAreaEdges", .word(ignoresSafeAreaEdges.summary))
    }
    list.add("alignment", alignment)
    return list.attributes
  }
}

extension Transform2D {
  /// The six numbers: `1 0 0 1 8 4`.
  fileprivate var summary: String { [a, b, c, d, tx, ty].map(\.pointText).joined(separator: " ") }
}
