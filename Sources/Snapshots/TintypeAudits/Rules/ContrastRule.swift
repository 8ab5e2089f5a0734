// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeImaging
import TintypeScene

/// Text and graphics have enough contrast with what is painted behind them.
///
/// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and, for graphics, 1.4.11. They exempt disabled
/// controls and decoration, which is text that is hidden from accessibility here, and text in
/// pictures, which is text in an image with a label. Text that a material blurs is not read.
enum ContrastRule {
  static func findings(
    in scene: AuditedScene, painted: Bitmap? = nil, painting paint: (Scene) throws -> Bitmap
  ) throws -> [RuleFinding] {
    let lines = scene.separate(scene.lines.filter { isMeasured($0, in: scene) })
    let graphics = scene.graphics(besides: lines)
    let marks = lines.compactMap { Mark($0, in: scene) } + graphics.map { Mark($0) }
    guard !marks.isEmpty else { return [] }
    let flat = try FlatPixels(of: scene.scene, painted: painted, painting: paint)
    let isSmall = marks.count * scene.overlays.count <= scene.maximumPairCount
    var measured = marks.map { mark in
      isSmall ? mark.onlyInk(in: scene).flatMap { flat.contrast(of: $0, in: mark.area) } : nil
    }
    let others = marks.indices.filter { measured[$0] == nil }
    let areas = Dictionary(uniqueKeysWithValues: others.map { ($0, marks[$0].area) })
    for (part, indices) in ScenePart.all(containing: areas, of: scene) where !indices.isEmpty {
      let pixels = try TextPixels(
        of: scene.scene, indices.compactMap { marks[$0].line },
        indices.compactMap { marks[$0].graphic }, in: part, painted: flat, painting: paint)
      for index in indices { measured[index] = contrast(of: marks[index], pixels) }
    }
    return findings(of: zip(marks, measured), in: scene)
  }

  /// A line of text or a graphic.
  private struct Mark {
    var line: PaintedLine?
    var graphic: PaintedGraphic?
    /// The part that is measured.
    var area: Rect
    /// The color with its opacity, 0xAARRGGBB; `nil` if it has several.
    var color: UInt32?
    /// The indices of the first and the last command.
    var commands: ClosedRange<Int>
    /// A Boolean value that indicates whether no group changes the color.
    var keepsColor: Bool

    /// Creates the mark of a line; `nil` if most of it is covered.
    init?(_ line: PaintedLine, in scene: AuditedScene) {
      guard let area = scene.uncovered(line) else { return nil }
      (self.line, self.area, color) = (line, area, line.onlyColor)
      (commands, keepsColor) = (line.command...line.command, line.keepsColor)
    }

    init(_ graphic: PaintedGraphic) {
      (self.graphic, area, color) = (graphic, graphic.visible, graphic.paint.solidPixel)
      let first = graphic.commands.first ?? 0
      commands = first...max(graphic.commands.last ?? first, first)
      keepsColor = graphic.keepsColor
    }

    /// Returns the color if it and the background are the only colors; `nil` if there can be others.
    func onlyInk(in scene: AuditedScene) -> UInt32? {
      keepsColor && scene.isEven(area, around: commands) ? color : nil
    }
  }

  /// The ratio that WCAG 2.2 requires of graphics.
  private static let graphicMinimum = 3.0

  private static func findings(
    of marks: some Sequence<(Mark, TextContrast?)>, in scene: AuditedScene
  ) -> [RuleFinding] {
    var found: [RuleFinding] = []
    // Of the lines of a node, the one with the lowest contrast relative to its minimum is reported.
    var worst: [Int: (share: Double, finding: RuleFinding)] = [:]
    for case (let mark, let contrast?) in marks {
      if let graphic = mark.graphic, contrast.ratio < graphicMinimum {
        let isSystem = SystemColors.paint(graphic, contrast, in: scene)
        found.append(
          finding(
            isSystem ? .contrastSystem : .contrastGraphics, graphic.node, graphic.visible, contrast,
            minimum: graphicMinimum, ("symbol", "a graphic")))
      }
      guard let line = mark.line else { continue }
      let isLarge = line.size >= 24 || line.isBold && line.size >= 18.5
      let minimum = scene.options.contrast.minimum(isLarge: isLarge)
      let share = contrast.ratio / minimum
      guard share < 1, share < worst[line.node]?.share ?? 1 else { continue }
      let isSystem = SystemColors.paint(line, contrast, in: scene)
      worst[line.node] = (
        share,
        finding(
          isSystem ? .contrastSystem : .contrast, line.node, line.visible, contrast,
          minimum: minimum, ("text", isLarge ? "large text" : "text"))
      )
    }
    return worst.values.map(\.finding) + found
  }

  private static func isMeasured(_ line: PaintedLine, in scene: AuditedScene) -> Bool {
    let state = scene.states[line.node]
    return scene.isLegible(line) && !state.isHidden && !state.isInPicture && !state.isDisabled
      && !state.isStandIn
  }

  private static func contrast(of mark: Mark, _ pixels: TextPixels) -> TextContrast? {
    guard var contrast = pixels.contrast(in: mark.area), contrast.covered > 0 else { return nil }
    // What has exactly the color of its background changes no pixel, and neither does what an image
    // covers. The color in the command decides which of them it is.
    if contrast.visible == 0 {
      guard let ink = mark.color, ink >> 24 == 0xFF, let ground = pixels.ground(in: mark.area),
        tintype_contrast_ratio(ink, ground) < 1.05
      else { return nil }
      (contrast.ratio, contrast.ink, contrast.ground) = (1, ink, ground)
    }
    return contrast
  }

  private static func finding(
    _ rule: AuditRule, _ node: Int, _ frame: Rect, _ contrast: TextContrast, minimum: Double,
    _ kind: (name: String, needing: String)
  ) -> RuleFinding {
    let (measured, required) = ("\(contrast.ratio.ratioText):1", "\(minimum.ratioText):1")
    let lightness = abs(LightnessContrast.value(of: contrast.ink, on: contrast.ground))
    return RuleFinding(
      rule: rule, node: node, frame: frame, measured: measured, required: required,
      message: """
        The \(kind.name) \(contrast.ink.colorText) on \(contrast.ground.colorText) has a contrast of \
        \(measured) (Lc \(lightness.rounded().pointText)); \(kind.needing) needs \(required). Use a \
        \(contrast.needsDarkerInk ? "darker" : "lighter") \(kind.name), or another background.
        """)
  }
}

extension PaintedLine {
  /// The color of the line with its opacity; `nil` if it has several.
  fileprivate var onlyColor: UInt32? {
    var found: UInt32?
    for span in line.spans {
      guard span.background == nil else { return nil }
      guard let pixel = span.paint.solidPixel else { return nil }
      guard found == nil || found == pixel else { return nil }
      found = pixel
    }
    return found
  }
}

extension PaintCommand.Paint {
  /// The color with its opacity, 0xAARRGGBB; `nil` for other paints.
  fileprivate var solidPixel: UInt32? {
    guard case .color(let color) = self else { return nil }
    let opacity = UInt32((color.opacity.clampedToUnit * 255).rounded())
    return color.pixel & 0xFFFFFF | opacity << 24
  }
}

extension TextContrast {
  /// A Boolean value that indicates whether the text is darker than its background.
  fileprivate var needsDarkerInk: Bool {
    // Black on the background against white on it.
    tintype_contrast_ratio(0xFF00_0000, ground) >= tintype_contrast_ratio(0xFFFF_FFFF, ground)
  }
}

extension UInt32 {
  /// The color as `#RRGGBB`.
  fileprivate var colorText: String {
    let digits = String(self & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: Swift.max(6 - digits.count, 0)) + digits
  }
}
