// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeImaging
import TintypeScene

/// The pixels of a scene with and without its text and some graphics, which show the contrast of each
/// of them.
struct TextPixels {
  private let painted: Bitmap
  private let ground: Bitmap
  private let coverage: Bitmap
  private let scale: Double

  /// Paints a scene as it is, unless its pixels are known, without text and some graphics, and only
  /// some lines of text and these graphics.
  ///
  /// A transparent canvas gets the system's background in the color scheme of the scene, on which
  /// components are shown. Lines that are not measured, such as those that something covers, are in
  /// the first two images only, so that no pixel of a line in front of them counts as theirs.
  init(
    of scene: Scene, _ lines: some Sequence<PaintedLine>, _ graphics: [PaintedGraphic] = [],
    painted known: Bitmap? = nil, painting paint: (Scene) throws -> Bitmap
  ) throws {
    var opaque = scene
    let level = scene.canvas.colorScheme == .dark ? 0.0 : 1.0
    let system = ResolvedColor(red: level, green: level, blue: level)
    opaque.canvas.background = scene.canvas.background?.composited(over: system) ?? system
    let shapes = Set(graphics.flatMap(\.commands))
    ground = try paint(opaque.withoutText(and: shapes))
    coverage = try paint(
      opaque.withOnly(
        shapes.union(lines.map(\.command)), erasedBy: Set(graphics.map(\.node))))
    let isOpaque = opaque.canvas.background == scene.canvas.background
    painted =
      if isOpaque, let known, known.size == ground.size { known } else {
        try paint(opaque)
      }
    scale = scene.canvas.scale
    guard painted.size == ground.size, painted.size == coverage.size else {
      throw TextPixelsFailure()
    }
  }

  /// Returns the contrast of the text or the graphic in an area; `nil` if the area has no pixels.
  func contrast(in area: Rect) -> TextContrast? {
    func edge(_ points: Double, _ limit: Int) -> Int {
      let pixels = (points * scale).rounded(.down)
      return pixels.isFinite ? Int(min(max(pixels, 0), Double(limit))) : 0
    }
    let left = edge(area.minX, painted.width)
    let right = min(edge(area.maxX, painted.width) + 1, painted.width)
    let top = edge(area.minY, painted.height)
    let bottom = min(edge(area.maxY, painted.height) + 1, painted.height)
    guard left < right, top < bottom else { return nil }
    let box = tintype_pixel_box(left: left, top: top, right: right, bottom: bottom)
    let result = painted.pixels.withUnsafeBufferPointer { painted in
      ground.pixels.withUnsafeBufferPointer { ground in
        coverage.pixels.withUnsafeBufferPointer { coverage in
          tintype_text_contrast(
            painted.baseAddress, ground.baseAddress, coverage.baseAddress, self.painted.width, box)
        }
      }
    }
    return TextContrast(
      covered: result.covered, visible: result.visible, ratio: result.ratio, ink: result.ink,
      ground: result.ground)
  }

  /// Returns the color behind the middle of an area; `nil` outside of the canvas.
  func ground(in area: Rect) -> UInt32? {
    let (x, y) = (area.midX * scale, area.midY * scale)
    guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
    return ground[Int(x), Int(y)].map { $0 | 0xFF00_0000 }
  }
}

/// The contrast that a line of text or a graphic has with its background.
struct TextContrast: Hashable {
  /// The pixels of which glyphs cover at least half.
  var covered: Int
  /// The covered pixels that the text changes.
  var visible: Int
  /// The ratio that nine tenths of the pixels reach; 0 if none is visible.
  var ratio: Double
  /// The colors of the text and of its background at a pixel with that ratio, 0xFFRRGGBB.
  var ink: UInt32
  var ground: UInt32
}

/// The error of a painter that returns images of different sizes for one canvas.
struct TextPixelsFailure: Error, CustomStringConvertible {
  var description: String { "the painter returned images of different sizes" }
}

extension Scene {
  /// Returns the scene without its text and some commands; text that is the source of a mask stays.
  fileprivate func withoutText(and shapes: Set<Int>) -> Scene {
    var scene = self
    var masks = MaskSources()
    scene.commands = commands.enumerated().compactMap { index, command in
      if masks.contains(command.paint) { return command }
      if case .text = command.paint { return nil }
      return shapes.contains(index) ? nil : command
    }
    return scene
  }

  /// Returns some commands of the scene in opaque colors on a transparent canvas; its alpha is the
  /// part of each pixel that they cover.
  ///
  /// Groups keep the effects that move or clip their content, and lose those that change colors.
  ///
  /// - Parameters:
  ///   - commands: The indices of the commands.
  ///   - erasing: The nodes of symbols, in whose groups that erase all commands stay.
  /// - Returns: The scene.
  fileprivate func withOnly(_ commands: Set<Int>, erasedBy erasing: Set<Int>) -> Scene {
    var scene = self
    scene.canvas.background = nil
    var masks = MaskSources()
    // For each open group, whether it erases parts of a symbol.
    var erasers: [Bool] = []
    scene.commands = self.commands.enumerated().compactMap { index, command in
      if masks.contains(command.paint) { return command }
      var command = command
      switch command.paint {
      case .fill, .stroke, .image:
        if erasers.contains(true), erasing.contains(command.node) { return command }
        guard commands.contains(index) else { return nil }
        command.paint = command.paint.inOpaqueBlack
      case .text(var line):
        guard commands.contains(index) else { return nil }
        for index in line.spans.indices {
          line.spans[index].background = nil
          line.spans[index].underline = nil
          line.spans[index].strikethrough = nil
          // Bitmap glyphs have their own colors and only the opacity of the text.
          let isEmoji = line.spans[index].font.family?.contains("Emoji") ?? false
          line.spans[index].paint = .color(
            ResolvedColor(red: 0, green: 0, blue: 0, opacity: isEmoji ? 0 : 1))
        }
        command.paint = .text(line)
      case .beginGroup(let effect):
        let isEraser = effect == .blend(.destinationOut) && erasing.contains(command.node)
        erasers.append(isEraser)
        if isEraser { return command }
        switch effect {
        case .clip, .canvas, .transform, .projection, .mask, .blur, .layer: break
        case .opacity, .blend, .composite, .shadow, .colorMatrix, .alphaThreshold, .glassContent:
          command.paint = .beginGroup(.layer)
        }
      case .endGroup: _ = erasers.popLast()
      }
      return command
    }
    return scene
  }
}

extension PaintCommand {
  /// The command with opaque black instead of its paint.
  fileprivate var inOpaqueBlack: PaintCommand {
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    switch self {
    case .fill(let outline, _): return .fill(outline, black)
    case .stroke(let outline, var stroke):
      stroke.paint = .color(black)
      return .stroke(outline, stroke)
    case .image(var placement):
      placement.tint = black
      return .image(placement)
    case .text, .beginGroup, .endGroup: return self
    }
  }
}
