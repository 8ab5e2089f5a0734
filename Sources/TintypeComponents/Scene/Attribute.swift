// SPDX-License-Identifier: MIT

/// A named property of a node, such as `padding[0].leading`.
public struct Attribute: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name within the node.
  public var name: String
  /// The value.
  public var value: Value

  /// Creates an attribute.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// The value of an attribute.
  public enum Value: Hashable, Codable, Sendable {
    /// A length or another number.
    case number(Length)
    /// A word from a fixed set, such as an alignment.
    case word(String)
    /// What a person reads.
    case text(String)
    /// A colour.
    case color(ResolvedColor)
    /// A font as it was asked for.
    case font(Font)
  }

  /// Name and value: `padding[0].leading: 16`.
  public var description: String { "\(name): \(value)" }
}

extension Attribute.Value: CustomStringConvertible {
  /// The value on one line, the same in every locale; text in quotation marks, escaped.
  public var description: String {
    switch self {
    case .number(let length): length.points.pointText
    case .word(let word): word
    case .text(let text): text.debugDescription
    case .color(let color): color.description
    case .font(let font): font.description
    }
  }

  static func number(_ number: Double) -> Self { .number(Length(number)) }
}

extension Node {
  /// The attributes that differ from their defaults: those of the content, then each modifier's.
  var sceneAttributes: [Attribute] {
    var attributes = content.attributes
    for (modifier, name) in zip(modifiers, modifierNames) {
      attributes += modifier.attributes.map { attribute in
        Attribute(
          attribute.name.isEmpty ? name : "\(name).\(attribute.name)",
          attribute.value
        )
      }
    }
    if layoutDirection != .leftToRight {
      attributes.append(Attribute("layoutDirection", .word(layoutDirection.rawValue)))
    }
    return attributes
  }
}

extension Node.Content {
  fileprivate var attributes: [Attribute] {
    switch self {
    case .component, .custom: return []
    case .text(let text):
      var attributes = [
        Attribute("text", .text(text.string))
      ]
      for run in text.runs.prefix(1) {
        attributes.append(Attribute("font", .font(run.font)))
        if let color = run.style.color { attributes.append(Attribute("color", .color(color))) }
      }
      if text.alignment != .leading {
        attributes.append(Attribute("alignment", .word(text.alignment.rawValue)))
      }
      if let limit = text.lineLimit {
        attributes.append(Attribute("lineLimit", .number(Double(limit))))
      }
      return attributes
    case .color(let color): return [Attribute("color", .color(color))]
    case .shape(let shape): return shape.attributes
    case .spacer(let spacer):
      return spacer.minLength.map { [Attribute("minLength", .number($0))] } ?? []
    case .stack(let stack): return stack.attributes
    case .layers(let layers):
      return layers.alignment == .center
        ? [] : [Attribute("alignment", .word(layers.alignment.summary))]
    default: return []
    }
  }
}

extension StackContent {
  fileprivate var attributes: [Attribute] {
    var attributes: [Attribute] = []
    if let spacing { attributes.append(Attribute("spacing", .number(spacing))) }
    switch axis {
    case .vertical where horizontalAlignment != .center:
      attributes.append(Attribute("alignment", .word(horizontalAlignment.rawValue)))
    case .horizontal where verticalAlignment != .center:
      attributes.append(Attribute("alignment", .word(verticalAlignment.rawValue)))
    case .vertical, .horizontal: break
    }
    return attributes
  }
}

extension ShapeContent {
  fileprivate var attributes: [Attribute] {
    var attributes: [Attribute] = []
    if case .roundedRectangle(let radius, _) = kind {
      attributes.append(Attribute("cornerRadius", .number(radius)))
    }
    if let fill = fill?.color { attributes.append(Attribute("fill", .color(fill))) }
    for (index, stroke) in strokes.enumerated() {
      let name = stroke.isInside ? "strokeBorder[\(index)]" : "stroke[\(index)]"
      if let color = stroke.paint.color {
        attributes.append(Attribute("\(name).color", .color(color)))
      }
      attributes.append(Attribute("\(name).lineWidth", .number(stroke.style.lineWidth)))
    }
    return attributes
  }
}

extension Node.Modifier {
  /// The attributes that differ from their defaults; an empty name stands for the modifier itself.
  fileprivate var attributes: [Attribute] {
    func numbers(_ pairs: [(String, Double?)]) -> [Attribute] {
      pairs.compactMap { name, value in value.map { Attribute(name, .number($0)) } }
    }
    func aligned(_ alignment: Alignment) -> [Attribute] {
      alignment == .center ? [] : [Attribute("alignment", .word(alignment.summary))]
    }
    switch self {
    case .padding(let insets):
      return [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ].filter { $0.1 != 0 }.map { Attribute($0.0, .number($0.1)) }
    case .frame(let frame):
      return numbers([("width", frame.width?.points), ("height", frame.height?.points)])
        + aligned(frame.alignment)
    case .flexibleFrame(let frame):
      return numbers([
        ("minWidth", frame.minWidth?.points), ("idealWidth", frame.idealWidth?.points),
        ("maxWidth", frame.maxWidth?.points), ("minHeight", frame.minHeight?.points),
        ("idealHeight", frame.idealHeight?.points), ("maxHeight", frame.maxHeight?.points),
      ]) + aligned(frame.alignment)
    case .fixedSize(let horizontal, let vertical):
      let axes = [horizontal ? "horizontal" : nil, vertical ? "vertical" : nil].compactMap { $0 }
      return axes.isEmpty ? [] : [Attribute("", .word(axes.joined(separator: " ")))]
    case .layoutPriority(let priority): return [Attribute("", .number(priority))]
    case .opacity(let opacity): return [Attribute("", .number(opacity))]
    case .background(let decoration), .overlay(let decoration):
      return (decoration.style?.color.map { [Attribute("color", .color($0))] } ?? [])
        + aligned(decoration.alignment)
    default: return []
    }
  }
}
