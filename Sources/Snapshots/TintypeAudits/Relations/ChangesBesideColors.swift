// SPDX-License-Identifier: MIT

import TintypeScene

extension VariantPair {
  /// The nodes that differ in more than colors, opacities, shadows and the contents of images.
  ///
  /// Attributes that have other values are first, because they are the causes of other frames.
  var changesBesideColors: [RelationViolation] {
    let differing = differingDrawings
    return differing.isEmpty ? [] : changedLengths + differing
  }

  /// The numbers, words and fonts in the attributes that differ.
  private var changedLengths: [RelationViolation] {
    second.scene.difference(from: first.scene).changes.compactMap { change in
      guard !change.isConsequence, let path = change.path,
        case .attribute(let name, let old, let new) = change.kind, !old.isColor, !new.isColor
      else { return nil }
      return RelationViolation(
        node: path, text: nil,
        problem:
          "has \(name) \(new?.description ?? "none") instead of \(old?.description ?? "none")")
    }
  }

  private var differingDrawings: [RelationViolation] {
    let (outlines, others) = (first.outlines, second.outlines)
    return outermost { node, other in
      guard let other else { return "is only in the first variant" }
      let (one, two) = (first.scene.nodes[node], second.scene.nodes[other])
      guard one.frame.isClose(to: two.frame) else {
        return "moves from \(one.frame.placeText) to \(two.frame.placeText)"
      }
      if let text = one.words, two.words != text {
        return "has the text “\(two.words?.excerpt ?? "")” instead of “\(text.excerpt)”"
      }
      if one.semantics != two.semantics { return "has other accessibility properties" }
      return outlines[node] == others[other] ? nil : "is drawn with other outlines"
    } + added
  }
}

extension Attribute.Value? {
  /// A Boolean value that indicates whether the value is a color, or describes a style with colors.
  fileprivate var isColor: Bool {
    switch self {
    case .color: true
    case .word(let word): word.contains("#")
    case .number, .text, .font, nil: false
    }
  }
}

extension AuditedScene {
  /// The drawings of each node without colors, in their order.
  fileprivate var outlines: [[DrawnOutline]] {
    var outlines = Array(repeating: [DrawnOutline](), count: scene.nodes.count)
    for command in scene.commands where outlines.indices.contains(command.node) {
      guard let outline = DrawnOutline(command.paint) else { continue }
      outlines[command.node].append(outline)
    }
    return outlines
  }
}

/// The drawing of a command without colors.
private enum DrawnOutline: Hashable {
  case fill(PaintCommand.Outline)
  case stroke(PaintCommand.Outline, width: Double)
  case text(String, origin: Point, fonts: [ResolvedFont])
  case image(Rect)
  case clip(PaintCommand.Outline)

  /// Creates the outline of a command; `nil` if it has none, or its paint is invisible.
  init?(_ command: PaintCommand) {
    switch command {
    case .fill(let outline, let paint):
      guard paint.isVisible else { return nil }
      self = .fill(outline)
    case .stroke(let outline, let stroke):
      guard stroke.paint.isVisible else { return nil }
      self = .stroke(outline, width: stroke.style.lineWidth)
    case .text(let line):
      self = .text(line.string, origin: line.origin, fonts: line.spans.map(\.font))
    case .image(let placement): self = .image(placement.frame)
    case .beginGroup(.clip(let outline)): self = .clip(outline)
    case .beginGroup, .endGroup: return nil
    }
  }
}

extension PaintCommand.Paint {
  /// A Boolean value that indicates whether the paint is more than a transparent color.
  fileprivate var isVisible: Bool {
    if case .color(let color) = self { color.opacity > 0 } else { true }
  }
}
