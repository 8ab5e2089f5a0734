// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeImaging
import TintypeScene

/// The pixels of a part of a scene with and without its text and some graphics, which show the contrast
/// of each of them.
struct TextPixels {
  private let painted: FlatPixels
  private let ground: Bitmap
  private let coverage: Bitmap
  private let origin: Point

  /// Paints a part of a scene without text and some graphics, and only some lines of text and these
  /// graphics.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - lines: The lines that are measured. Others, such as covered ones, are not painted for the
  ///     coverage, so that their pixels do not count.
  ///   - graphics: The graphics that are measured.
  ///   - part: The part that is painted.
  ///   - painted: The pixels of the whole scene as it is.
  ///   - paint: Paints a scene.
  /// - Throws: The error of the painter, or ``TextPixelsFailure``.
  init(
    of scene: Scene, _ lines: some Sequence<PaintedLine>, _ graphics: [PaintedGraphic] = [],
    in part: ScenePart = .whole, painted: FlatPixels, painting paint: (Scene) throws -> Bitmap
  ) throws {
    let shapes = Set(graphics.flatMap(\.commands))
    (self.painted, origin) = (painted, part.origin)
    ground = try paint(
      part.scene(of: scene.onSystemBackground) { $0.withoutText(and: shapes) })
    coverage = try paint(
      part.scene(of: scene) {
        $0.withOnly(
          shapes.union(lines.map(\.command)), erasedBy: Set(graphics.map(\.node)))
      })
    guard ground.size == coverage.size, painted.contains(ground.size, at: part.origin) else {
      throw TextPixelsFailure()
    }
  }

  /// Returns the contrast of the text or the graphic in an area; `nil` if the area has no pixels.
  func contrast(in area: Rect) -> TextContrast? {
    let area = Rect(
      x: area.minX - origin.x, y: area.minY - origin.y, width: area.width, height: area.height)
    guard let box = ground.box(of: area, scale: painted.scale) else { return nil }
    let result = painted.withPixels(from: origin) { pixels, width, below in
      ground.pixels.withUnsafeBufferPointer { ground in
        coverage.pixels.withUnsafeBufferPointer { coverage in
          tintype_text_contrast(
            pixels, width, ground.baseAddress, coverage.baseAddress, self.ground.width, box, below)
        }
      }
    }
    return TextContrast(result)
  }

  /// Returns the color behind the middle of an area; `nil` outside of the canvas.
  func ground(in area: Rect) -> UInt32? {
    let scale = painted.scale
    let (x, y) = ((area.midX - origin.x) * scale, (area.midY - origin.y) * scale)
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

  init(_ result: tintype_contrast) {
    (covered, visible) = (result.covered, result.visible)
    (ratio, ink, ground) = (result.ratio, result.ink, result.ground)
  }
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
