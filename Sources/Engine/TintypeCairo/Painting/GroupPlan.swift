// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeScene

/// The contents of a scene's groups, computed before painting, so that each group gets a surface of
/// minimal size.
struct GroupPlan {
  /// The content of a group.
  struct Content {
    /// The pixels that may be painted inside, before the group's effect.
    var area = PixelArea.empty
    /// A Boolean value that indicates whether a group inside blends its colors with the backdrop of
    /// this one.
    var mixesWithBehind = false
  }

  private var contents: [Int: Content] = [:]

  /// Returns the content of the group that begins at a command.
  func content(ofGroupAt index: Int) -> Content { contents[index] ?? Content() }

  private struct Entry {
    let index: Int
    let effect: PaintCommand.Effect
    /// The coordinate space around the group.
    let space: PixelSpace
    var content = Content()
  }

  init(_ scene: Scene) {
    var open: [Entry] = []
    var space = PixelSpace(scale: scene.canvas.scale)
    // The nesting depth inside of a group that cannot be painted.
    var unpaintedDepth = 0
    for (index, command) in scene.commands.enumerated() {
      switch command.paint {
      case .beginGroup(let effect):
        if unpaintedDepth > 0 {
          unpaintedDepth += 1
          continue
        }
        let entry = Entry(index: index, effect: effect, space: space)
        if case .transform(let transform) = effect {
          guard let inner = space.applying(transform) else {
            unpaintedDepth = 1
            continue
          }
          space = inner
        }
        open.append(entry)
      case .endGroup:
        if unpaintedDepth > 0 {
          unpaintedDepth -= 1
        } else if let entry = open.popLast() {
          space = entry.space
          end(entry, in: &open)
        }
      case let paint:
        guard unpaintedDepth == 0, !open.isEmpty else { continue }
        open[open.count - 1].content.area =
          open[open.count - 1].content.area.union(Self.area(of: paint, in: space))
      }
    }
    while let entry = open.popLast() { end(entry, in: &open) }
  }

  private mutating func end(_ entry: Entry, in open: inout [Entry]) {
    contents[entry.index] = entry.content
    guard !open.isEmpty else { return }
    let outer = open.count - 1
    open[outer].content.area = open[outer].content.area.union(
      Self.area(of: entry.content.area, after: entry.effect, in: entry.space))
    switch entry.effect {
    case .blend(let mode) where mode != .normal: open[outer].content.mixesWithBehind = true
    case .composite: open[outer].content.mixesWithBehind = true
    case .clip, .canvas, .transform, .glassContent:
      if entry.content.mixesWithBehind { open[outer].content.mixesWithBehind = true }
    default: break
    }
  }

  /// Returns the pixels that a group's effect may paint.
  private static func area(
    of content: PixelArea, after effect: PaintCommand.Effect, in space: PixelSpace
  ) -> PixelArea {
    switch effect {
    case .layer, .opacity, .blend, .mask, .transform, .glassContent: content
    case .projection(let projection): space.projecting(projection).map(content.applying) ?? .empty
    case .clip(let outline): content.intersection(space.area(of: outline))
    case .canvas(let rect):
      content.intersection(space.area(of: .box(rect, cornerRadius: 0)))
    case .shadow(let shadow): content.union(shadow.area(of: content, in: space))
    case .blur(let radius):
      content.expanded(by: Int(tintype_blur_reach(space.blurBox(radius: radius))))
    case .colorMatrix(let matrix): matrix.paintsNothing ? content : .everything
    case .alphaThreshold(let threshold): threshold.paintsNothing ? content : .everything
    case .composite: .everything
    }
  }

  /// Returns the pixels that a command may paint.
  private static func area(of command: PaintCommand, in space: PixelSpace) -> PixelArea {
    switch command {
    case .fill(let outline, let paint): space.glassArea(of: outline, paint)
    case .stroke(let outline, let stroke): space.area(of: outline, stroke)
    case .text(let line): area(of: line, in: space)
    case .image(let placement):
      placement.frame.hasPlace ? space.area(space.box(placement.frame)) : .empty
    case .beginGroup, .endGroup: .empty
    }
  }

  /// Returns the pixels that the glyphs of a line may paint.
  ///
  /// Glyphs extend beyond their line: no glyph extends further than four times the font size, and
  /// each stacked mark adds at most its size.
  private static func area(of line: PaintCommand.Line, in space: PixelSpace) -> PixelArea {
    guard line.origin.hasPlace, !line.width.isNaN else { return .everything }
    var reach = abs(line.ascent)
    for span in line.spans {
      reach = max(reach, abs(span.font.size) + abs(span.baselineOffset) + abs(span.tracking))
    }
    let marks = line.string.unicodeScalars.lazy.filter { $0.value >= 0x300 }.count
    reach *= 4 + Double(marks)
    guard reach.isFinite else { return .everything }
    let rect = Rect(
      x: line.origin.x - reach, y: line.origin.y - reach, width: abs(line.width) + reach * 2,
      height: reach * 2)
    return rect.hasPlace ? space.area(space.box(rect)) : .everything
  }
}

extension PaintCommand.Shadow {
  /// A Boolean value that indicates whether the shadow has a valid position.
  var isDrawable: Bool { !radius.isNaN && !x.isNaN && !y.isNaN }

  /// Returns the pixels that the shadow of an area may darken.
  func area(of content: PixelArea, in space: PixelSpace) -> PixelArea {
    guard isDrawable else { return .empty }
    let offset = space.wholeOffset(x: x, y: y)
    return content.expanded(by: Int(tintype_blur_reach(space.blurBox(radius: radius))))
      .offset(x: offset.x, y: offset.y)
  }
}

extension PaintCommand.AlphaThreshold {
  /// A Boolean value that indicates whether transparent pixels remain transparent.
  var paintsNothing: Bool { minimum > 0 }
}

extension ColorMatrix {
  /// A Boolean value that indicates whether the matrix has twenty numbers.
  var isComplete: Bool { values.count == 20 }

  /// A Boolean value that indicates whether transparent pixels remain transparent.
  var paintsNothing: Bool { !isComplete || !(values[19] > 0) }
}
