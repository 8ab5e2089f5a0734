// SPDX-License-Identifier: MIT

/// Composes drawings of a weight and a scale from glyphs.
struct SymbolComposer {
  /// The weight of the font.
  let weight: Font.Weight
  /// The size relative to the font.
  let scale: ImageScale

  /// The width of lines in units, which does not depend on the scale of the symbol.
  private var lineWidth: Double { Self.lineWidth(of: weight) / scale.factor }
  /// The width of gaps between parts in units.
  private let gap = 1.15

  /// The side of the grid in units.
  static let side = 24.0
  /// The center of the grid.
  static let center = Point(x: 12, y: 12)
  /// The space around a symbol in units.
  ///
  /// `chevron.compact.down` has 70.33 × 25.67 points in a font of 64 points, and its pixels have the
  /// ratio 163 : 43 (Apple Developer Forums, thread 716773), which results in 0.075 em.
  static let margin = 1.5

  /// Returns the width of lines for a weight, interpolated between those of the nine weights.
  ///
  /// The widths grow with the stems of a sans-serif font: 0.083 em is the regular one.
  static func lineWidth(of weight: Font.Weight) -> Double {
    let position = min(max(Double(weight.value) / 100 - 1, 0), Double(lineWidths.count - 1))
    let index = min(Int(position), lineWidths.count - 2)
    let share = position - Double(index)
    return lineWidths[index] * (1 - share) + lineWidths[index + 1] * share
  }

  /// The widths of lines in units, of which 20 are the font size, from ultralight to black.
  private static let lineWidths = [0.6, 0.95, 1.32, 1.66, 1.92, 2.16, 2.42, 2.7, 3.0]

  /// Returns the drawing of a glyph in a variant.
  func drawing(of glyph: SymbolGlyph, _ variant: SymbolVariant, flips: Bool) -> SymbolDrawing {
    let layers = layers(of: glyph, variant)
    let content =
      layers.filter { $0.mode != .erase }.map(\.extent).reduce(nil as Rect?) {
        $0?.union($1) ?? $1
      } ?? Rect(x: 12, y: 12, width: 0, height: 0)
    return SymbolDrawing(
      viewBox: content.expanded(by: Self.margin), contentBox: content,
      grid: SymbolDrawing.Grid(side: Self.side, middle: Self.center.y), layers: layers,
      flipsForRightToLeft: flips)
  }
}

// MARK: - Glyphs

extension SymbolComposer {
  private typealias Layer = SymbolDrawing.Layer

  private func layers(of glyph: SymbolGlyph, _ variant: SymbolVariant) -> [Layer] {
    guard let shape = variant.shape else {
      var layers = layers(of: glyph, filled: variant.isFilled, lineWidth, gap)
      if variant.isSlashed { layers = slashed(layers, lineWidth, gap) }
      if let badge = variant.badge { layers = badged(layers, badge) }
      return layers
    }
    let factor = factor(of: glyph, in: shape, isCharacter: variant.isCharacter)
    let inset = Transform2D(scaleX: factor, y: factor, about: Self.center)
    // Heavy lines would fill a reduced glyph.
    let width =
      variant.isCharacter
      ? min(lineWidth * 0.9, 2.2) : min(lineWidth * 0.96, variant.fillsInShape ? 1.7 : 2.5)
    var inner = layers(
      of: glyph, filled: variant.fillsInShape, width / factor, gap * 0.8 / factor)
    if variant.isSlashed { inner = slashed(inner, width / factor, gap * 0.8 / factor) }
    inner = inner.map { $0.applying(inset, factor) }
    var outer = shape.path
    if variant.isFilled {
      outer = [.fill, line(lineWidth)].reduce(into: []) { layers, style in
        layers += shape.path.map { layer in
          var layer = layer
          layer.style = style
          // A filled shape is the third level, and an outline the second one.
          layer.level = 2
          return layer
        }
      }
      inner = inner.map { layer in
        var layer = layer
        // What is cut out of the glyph has the color of the shape.
        (layer.mode, layer.level) = layer.mode == .paint ? (.mark, 0) : (.paint, 2)
        return layer
      }
    } else {
      outer = outer.map { layer in
        var layer = layer
        layer.style = line(lineWidth)
        return layer
      }
      inner = inner.map { layer in
        var layer = layer
        layer.level = 0
        return layer
      }
    }
    var layers = outer + inner
    if let badge = variant.badge { layers = badged(layers, badge) }
    return colored(layers, variant)
  }

  /// Returns the layers of a glyph with lines of a width.
  private func layers(
    of glyph: SymbolGlyph, filled: Bool, _ width: Double, _ gap: Double
  ) -> [Layer] {
    let count = glyph.parts.count { $0.isVariable && $0.isForFill != !filled }
    var index = 0
    return glyph.parts.flatMap { part -> [Layer] in
      guard part.isForFill != !filled else { return [] }
      let threshold = part.isVariable ? Double(index) / Double(count) : nil
      if part.isVariable { index += 1 }
      let cut: SymbolDrawing.Mode =
        !filled ? .paint : part.level == nil && part.color == nil ? .erase : .mark
      func layer(_ style: SymbolDrawing.Style, _ mode: SymbolDrawing.Mode = .paint) -> Layer {
        Layer(
          path: part.path, fillRule: .evenOdd, style: style, mode: mode, level: part.level ?? 0,
          color: part.color, threshold: threshold)
      }
      switch part.role {
      case .line: return [layer(line(width))]
      case .thinLine: return [layer(line(width * 0.8))]
      case .outline where filled, .roundArea: return [layer(.fill), layer(line(width))]
      case .outline: return [layer(line(width))]
      case .cutLine: return [layer(line(width), cut)]
      case .thinCutLine: return [layer(line(width * 0.8), cut)]
      case .area: return [layer(.fill)]
      case .cutArea: return [layer(.fill, cut)]
      case .gap: return [layer(.fill, .erase), layer(line(width + 2 * gap), .erase)]
      }
    }
  }

  private func line(_ width: Double) -> SymbolDrawing.Style {
    .stroke(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }

  /// Returns the factor by which a glyph is reduced in a shape.
  private func factor(
    of glyph: SymbolGlyph, in shape: SymbolVariant.Shape, isCharacter: Bool
  ) -> Double {
    var reach = Size.zero
    for part in glyph.parts {
      let bounds = part.path.boundingRect
      reach.width = max(reach.width, bounds.maxX - 12, 12 - bounds.minX)
      reach.height = max(reach.height, bounds.maxY - 12, 12 - bounds.minY)
    }
    let limit = shape.innerReach
    let corner = (reach.width * reach.width + reach.height * reach.height).squareRoot()
    return min(
      isCharacter ? 0.72 : 0.66, limit.width / max(reach.width, 1),
      limit.height / max(reach.height, 1), shape == .circle ? 6.9 / max(corner, 1) : 1)
  }
}

// MARK: - Variants

extension SymbolComposer {
  /// Returns layers with a line from the top left to the bottom right.
  ///
  /// The line has the middle of the symbol, and reaches the corners of a symbol that is wider than
  /// high.
  private func slashed(_ layers: [Layer], _ width: Double, _ gap: Double) -> [Layer] {
    let box = layers.map(\.path.boundingRect).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    let reach = Size(
      width: box.map { $0.height < 15 ? 8.6 : min(max($0.width / 2 - 1, 8.6), 9) } ?? 8.6,
      height: 8.6)
    let middle = 12 + (box.map { min(max($0.midY - 12, -1.2), 1.2) } ?? 0)
    let slash = Path {
      $0.addLines([
        Point(x: 12 - reach.width, y: middle - reach.height),
        Point(x: 12 + reach.width, y: middle + reach.height),
      ])
    }
    return subordinate(layers) + [
      Layer(path: slash, style: line(width + 2 * gap), mode: .erase),
      Layer(path: slash, style: line(width)),
    ]
  }

  /// Returns layers with a badge.
  private func badged(_ layers: [Layer], _ badge: SymbolVariant.Badge) -> [Layer] {
    let area = badge.area
    // The badge is the primary level, and all of the symbol the secondary one, so that parts that are
    // cut out of its filled variant remain cut out.
    var result = layers.map { layer in
      var layer = layer
      layer.level = 1
      if layer.mode == .mark, layer.color == nil { layer.mode = .erase }
      return layer
    }
    result.append(Layer(path: area, style: .fill, mode: .erase))
    result.append(Layer(path: area, style: line(2 * gap), mode: .erase))
    result.append(Layer(path: area, color: badge.color))
    guard let mark = badge.mark else { return result }
    let factor = 0.3
    let placed = Transform2D(scaleX: factor, y: factor, about: Self.center)
      .concatenating(
        Transform2D(translationX: 18.4 - Self.center.x, y: 18.2 - Self.center.y))
    let width = min(lineWidth * 0.8, 1.7)
    return result
      + self.layers(of: mark, filled: false, width / factor, gap).map { layer in
        var layer = layer.applying(placed, factor)
        layer.mode = .erase
        return layer
      }
  }

  /// Returns layers one level lower.
  private func subordinate(_ layers: [Layer]) -> [Layer] {
    layers.map { layer in
      var layer = layer
      layer.level = min(layer.level + 1, 2)
      return layer
    }
  }

  /// Returns the layers of a shape with the colors of the variant.
  private func colored(_ layers: [Layer], _ variant: SymbolVariant) -> [Layer] {
    guard let color = variant.color, variant.isFilled else { return layers }
    return layers.map { layer in
      var layer = layer
      layer.color = layer.level == 0 ? .white : color
      return layer
    }
  }
}

extension SymbolDrawing.Layer {
  /// The bounds of the painted area.
  var extent: Rect {
    let bounds = path.boundingRect
    guard case .stroke(let stroke) = style else { return bounds }
    return bounds.expanded(by: stroke.lineWidth / 2)
  }

  /// Returns the layer with a transform that scales by a factor.
  fileprivate func applying(_ transform: Transform2D, _ factor: Double) -> Self {
    var layer = self
    layer.path = path.applying(transform)
    if case .stroke(var stroke) = style {
      stroke.lineWidth *= factor
      layer.style = .stroke(stroke)
    }
    return layer
  }
}

extension Rect {
  /// Returns the rectangle with a margin on all sides.
  fileprivate func expanded(by margin: Double) -> Rect {
    Rect(
      x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
