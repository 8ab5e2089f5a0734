// SPDX-License-Identifier: MIT

extension Node.Content {
  /// The attributes that differ from their defaults.
  ///
  /// Closures have none: their results appear in the frames, nodes and paint commands.
  package var attributes: [Attribute] {
    var list = AttributeList()
    switch self {
    case .component, .custom, .canvas, .geometry: break
    case .text(let text): return text.attributes
    case .image(let image): return image.attributes
    case .symbol(let symbol): return symbol.attributes
    case .color(let color), .divider(let color): list.add("color", .color(color))
    case .shape(let shape): return shape.attributes
    case .spacer(let spacer): list.add("minLength", spacer.minLength)
    case .stack(let stack): return stack.attributes
    case .layers(let layers): list.add("alignment", layers.alignment)
    case .grid(let grid):
      list.add("alignment", grid.alignment)
      list.add("horizontalSpacing", grid.horizontalSpacing)
      list.add("verticalSpacing", grid.verticalSpacing)
    case .gridRow(let row): list.add("alignment", row.alignment)
    case .lazyGrid(let grid): return grid.attributes
    case .flow(let flow):
      list.add("alignment", flow.alignment, unless: .leading)
      list.add("spacing", flow.spacing)
      list.add("lineSpacing", flow.lineSpacing)
    case .stackView(let stack): return stack.attributes
    case .viewThatFits(let choice):
      list.add("axes", choice.axes, unless: [.horizontal, .vertical])
    case .scroll(let scroll):
      list.add("axes", scroll.axes, unless: [.vertical])
      list.add("contentOffset.x", Length(scroll.offset.x), unless: 0)
      list.add("contentOffset.y", Length(scroll.offset.y), unless: 0)
      list.add("showsIndicators", scroll.indicators != nil)
    }
    return list.attributes
  }
}

extension ImageContent {
  fileprivate var attributes: [Attribute] {
    var list = AttributeList()
    list.add("image", .word(image.summary))
    if let resizing {
      list.add("resizingMode", resizing.mode)
      list.add("capInsets", resizing.capInsets)
    }
    list.add("interpolation", interpolation, unless: .medium)
    list.add("tint", tint?.attribute)
    list.add("mirrored", isMirrored)
    return list.attributes
  }
}

extension SymbolContent {
  fileprivate var attributes: [Attribute] {
    var list = AttributeList()
    list.add("name", .word(name.debugDescription))
    list.add("drawing", .word(drawing?.summary ?? "missing"))
    list.add("size", size)
    list.add("color", style.attribute)
    if !layerStyles.isEmpty {
      list.add("layers", .word(layerStyles.map { "\($0.attribute)" }.joined(separator: " ")))
    }
    list.add("resizable", isResizable)
    list.add("mirrored", isMirrored)
    return list.attributes
  }
}

extension StackContent {
  fileprivate var attributes: [Attribute] {
    var list = AttributeList()
    list.add("spacing", spacing)
    switch axis {
    case .vertical: list.add("alignment", horizontalAlignment, unless: .center)
    case .horizontal: list.add("alignment", verticalAlignment, unless: .center)
    }
    return list.attributes
  }
}

extension LazyGridContent {
  fileprivate var attributes: [Attribute] {
    var list = AttributeList()
    for (index, item) in items.enumerated() {
      let name = axis == .vertical ? "columns[\(index)]" : "rows[\(index)]"
      list.add(name, .word(item.size.summary))
      list.add("\(name).spacing", item.spacing)
      list.add("\(name).alignment", item.alignment)
    }
    switch axis {
    case .vertical: list.add("alignment", horizontalAlignment, unless: .center)
    case .horizontal: list.add("alignment", verticalAlignment, unless: .center)
    }
    list.add("spacing", spacing)
    return list.attributes
  }
}

extension GridItem.Track {
  /// A description of the size: `fixed 40`, `flexible 10…infinity`.
  fileprivate var summary: String {
    switch self {
    case .fixed(let length): "fixed \(length.points.pointText)"
    case .flexible(let least, let maximum):
      "flexible \(least.points.pointText)…\(maximum.points.pointText)"
    case .adaptive(let least, let maximum):
      "adaptive \(least.points.pointText)…\(maximum.points.pointText)"
    }
  }
}

extension StackViewContent {
  fileprivate var attributes: [Attribute] {
    var list = AttributeList()
    list.add("axis", axis, unless: .horizontal)
    list.add("spacing", spacing, unless: 0)
    list.add("alignment", alignment, unless: .fill)
    list.add("distribution", distribution, unless: .fill)
    list.add("layoutMargins", layoutMargins)
    return list.attributes
  }
}
