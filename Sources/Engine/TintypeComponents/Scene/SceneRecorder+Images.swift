// SPDX-License-Identifier: MIT

extension SceneRecorder {
  /// Records an image in its frame, as a whole or in nine parts if edges keep their size.
  mutating func record(_ content: ImageContent, _ element: LayoutTree.Element, _ frame: Rect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let isTiled = content.resizing?.mode == .tile
    if let tint = content.tint, tint.color == nil || isTiled {
      // The image is the mask of the style.
      var silhouette = content
      silhouette.tint = nil
      return group(.mask, element.node) { recorder in
        recorder.group(.layer, element.node) { $0.record(silhouette, element, frame) }
        recorder.fill(.box(frame, cornerRadius: 0), with: tint, in: frame, element.node)
      }
    }
    if isTiled, content.isMirrored {
      var straight = content
      straight.isMirrored = false
      let mirror = Transform2D(scaleX: -1, y: 1, about: Point(x: frame.midX, y: frame.midY))
      return group(.transform(mirror), element.node) { $0.record(straight, element, frame) }
    }
    images[content.image.reference] = content.image
    guard let resizing = content.resizing else {
      return place(content, nil, in: frame, element.node)
    }
    let size = content.image.size
    let insets = resizing.capInsets.usable(in: size, mirrored: content.isMirrored)
    guard insets != .zero || resizing.mode == .tile else {
      return place(content, nil, in: frame, element.node)
    }
    let source = Rect(origin: .zero, size: size)
    let columns = zip(
      source.cut(.horizontal, insets.leading, insets.trailing),
      frame.cut(.horizontal, insets.leading, insets.trailing))
    for (sourceX, targetX) in columns {
      let rows = zip(
        source.cut(.vertical, insets.top, insets.bottom),
        frame.cut(.vertical, insets.top, insets.bottom))
      for (sourceY, targetY) in rows {
        let part = Rect(
          // A part at the left of a mirrored image comes from the right of its pixels.
          x: content.isMirrored ? size.width - sourceX.upperBound : sourceX.lowerBound,
          y: sourceY.lowerBound,
          width: sourceX.upperBound - sourceX.lowerBound,
          height: sourceY.upperBound - sourceY.lowerBound)
        let target = Rect(
          x: targetX.lowerBound, y: targetY.lowerBound,
          width: targetX.upperBound - targetX.lowerBound,
          height: targetY.upperBound - targetY.lowerBound)
        guard part.width > 0, part.height > 0, target.width > 0, target.height > 0 else {
          continue
        }
        if resizing.mode == .tile {
          tile(content, part, over: target, element.node)
        } else {
          place(content, part, in: target, element.node)
        }
      }
    }
  }

  /// Records a part of an image, given in points of the image, in a frame.
  private mutating func place(_ content: ImageContent, _ part: Rect?, in frame: Rect, _ node: Int) {
    paint(
      .image(
        PaintCommand.ImagePlacement(
          image: content.image.reference,
          frame: frame,
          source: part?.scaled(by: content.image.scale),
          interpolation: content.interpolation,
          tint: content.tint?.color,
          isMirrored: content.isMirrored
        )),
      node)
  }

  /// Records a part of an image that is tiled over a frame.
  private mutating func tile(_ content: ImageContent, _ part: Rect, over frame: Rect, _ node: Int) {
    let pattern = PaintCommand.ImagePattern(
      image: content.image.reference,
      tile: Rect(origin: frame.origin, size: part.size),
      source: part.scaled(by: content.image.scale),
      interpolation: content.interpolation
    )
    paint(.fill(.box(frame, cornerRadius: 0), .image(pattern)), node)
  }

  /// Records an icon: its drawing fitted into the frame, or a placeholder if it is unknown.
  mutating func record(_ symbol: SymbolContent, _ element: LayoutTree.Element, _ frame: Rect) {
    let drawing = symbol.drawing ?? .missing
    let box = symbol.isResizable ? drawing.contentBox : drawing.viewBox
    guard frame.width > 0, frame.height > 0, box.width > 0, box.height > 0 else { return }
    let scale = min(frame.width / box.width, frame.height / box.height)
    let isMirrored = symbol.isMirrored
    let fitted = Transform2D(
      a: isMirrored ? -scale : scale, b: 0, c: 0, d: scale,
      tx: isMirrored
        ? frame.midX + (box.midX * scale) : frame.midX - box.midX * scale,
      ty: frame.midY - box.midY * scale)
    guard fitted.isFinite else { return }
    var symbol = symbol
    var effect: PaintCommand.Effect?
    if drawing.layers.contains(where: { $0.mode == .erase }) { effect = .layer }
    // Layers may overlap, so the opacity of a translucent color applies to all of them as a group.
    if drawing.layers.count > 1, case .color(var color) = symbol.style, color.opacity < 1,
      symbol.layerStyles.isEmpty
    {
      effect = .opacity(color.opacity)
      color.opacity = 1
      symbol.style = .color(color)
    }
    guard let effect else { return record(symbol, drawing, fitted, scale, frame, element.node) }
    group(effect, element.node) { recorder in
      recorder.record(symbol, drawing, fitted, scale, frame, element.node)
    }
  }

  private mutating func record(
    _ symbol: SymbolContent,
    _ drawing: SymbolDrawing,
    _ fitted: Transform2D,
    _ scale: Double,
    _ frame: Rect,
    _ node: Int
  ) {
    func style(_ index: Int) -> ResolvedStyle {
      symbol.layerStyles.indices.contains(index) ? symbol.layerStyles[index] : symbol.style
    }
    let layers = drawing.layers
    var index = 0
    while index < layers.count {
      let first = layers[index]
      let end =
        layers.indices[(index + 1)...].first {
          layers[$0].mode != first.mode || layers[$0].opacity != first.opacity
            || first.mode != .erase && style($0) != style(index)
        } ?? layers.count
      let run = layers[index..<end]
      let runStyle = style(index)
      index = end
      guard first.mode != .erase else {
        group(.blend(.destinationOut), node) { recorder in
          for layer in run { recorder.record(layer, .black, fitted, scale, frame, node) }
        }
        continue
      }
      let (opaque, opacity) = runStyle.opaque
      // The fill and the line of an area overlap, as layers of a level can.
      guard first.opacity * opacity < 1, run.count > 1 || opaque.color == nil else {
        for layer in run { record(layer, runStyle, fitted, scale, frame, node) }
        continue
      }
      group(.opacity(first.opacity * opacity), node) { recorder in
        for var layer in run {
          layer.opacity = 1
          recorder.record(layer, opaque, fitted, scale, frame, node)
        }
      }
    }
  }

  private mutating func record(
    _ layer: SymbolDrawing.Layer,
    _ style: ResolvedStyle,
    _ fitted: Transform2D,
    _ scale: Double,
    _ frame: Rect,
    _ node: Int
  ) {
    let path = layer.path.applying(fitted).inThousandths
    guard path.isFinite, !path.isEmpty else { return }
    let outline = PaintCommand.Outline.path(path, origin: .zero, rule: layer.fillRule)
    let style = style.multiplied(by: layer.opacity)
    guard case .stroke(let stroke) = layer.style else {
      fill(outline, with: style, in: frame, node)
      return
    }
    var line = stroke
    line.lineWidth = (line.lineWidth * scale).inThousandths
    line.dash = stroke.dash.map { $0 * scale }
    line.dashPhase *= scale
    if let image = style.image { images[image.reference] = image }
    paint(
      .stroke(
        outline,
        PaintCommand.Stroke(paint: style.paint(in: frame), style: line, isInside: false)),
      node)
  }
}

extension ResolvedStyle {
  /// Opaque black.
  fileprivate static let black = ResolvedStyle.color(
    ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1))

  /// The style with an opaque color, and the opacity of the color.
  fileprivate var opaque: (style: ResolvedStyle, opacity: Double) {
    guard case .color(var color) = self else { return (self, 1) }
    let opacity = color.opacity.clampedToUnit
    color.opacity = 1
    return (.color(color), opacity)
  }
}

extension ResolvedStyle {
  /// Returns the style with its opacity multiplied if it is a color.
  fileprivate func multiplied(by opacity: Double) -> ResolvedStyle {
    guard opacity < 1, case .color(var color) = self else { return self }
    color.opacity *= opacity.clampedToUnit
    return .color(color)
  }
}

extension EdgeInsets {
  /// Returns insets that do not overlap; an invalid length counts as 0.
  fileprivate func usable(in size: Size, mirrored: Bool) -> EdgeInsets {
    func legal(_ value: Double, _ limit: Double) -> Double {
      value.isFinite ? min(max(value, 0), limit) : 0
    }
    let (first, last) = mirrored ? (trailing, leading) : (leading, trailing)
    let left = legal(first, size.width)
    let above = legal(top, size.height)
    return EdgeInsets(
      top: above, leading: left, bottom: legal(bottom, size.height - above),
      trailing: legal(last, size.width - left))
  }
}

extension Rect {
  /// Returns the rectangle with all coordinates multiplied.
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }

  /// Returns the three parts of a side: the fixed ends and the middle between them.
  ///
  /// If both ends together are longer than the side, they are reduced in proportion, as in CSS
  /// Backgrounds and Borders Level 3, section 6.2, for `border-image`.
  fileprivate func cut(_ axis: Axis, _ first: Double, _ last: Double) -> [ClosedRange<Double>] {
    let (start, end) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
    let share = first + last > end - start ? (end - start) / (first + last) : 1
    let low = min(start + first * share, end)
    let high = max(end - last * share, low)
    return [start...low, low...high, high...max(end, high)]
  }
}
