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
    guard !lines.isEmpty || !graphics.isEmpty else { return [] }
    let pixels = try TextPixels(of: scene.scene, lines, graphics, painted: painted, painting: paint)
    return findings(of: lines, pixels, in: scene)
      + graphics.compactMap { graphic in
        guard let contrast = contrast(of: graphic.paint.solidPixel, in: graphic.visible, pixels),
          contrast.ratio < graphicMinimum
        else { return nil }
        let isSystem = SystemColors.paint(graphic, contrast, in: scene)
        return finding(
          isSystem ? .contrastSystem : .contrastGraphics, graphic.node, graphic.visible, contrast,
          minimum: graphicMinimum, ("symbol", "a graphic"))
      }
  }

  /// The ratio that WCAG 2.2 requires of graphics.
  private static let graphicMinimum = 3.0

  private static func findings(
    of lines: [PaintedLine], _ pixels: TextPixels, in scene: AuditedScene
  ) -> [RuleFinding] {
    // Of the lines of a node, the one with the lowest contrast relative to its minimum is reported.
    var worst: [Int: (share: Double, finding: RuleFinding)] = [:]
    for line in lines {
      let isLarge = line.size >= 24 || line.isBold && line.size >= 18.5
      let minimum = scene.options.contrast.minimum(isLarge: isLarge)
      guard let area = scene.uncovered(line),
        let contrast = contrast(of: line.onlyColor, in: area, pixels), contrast.ratio < minimum
      else { continue }
      let share = contrast.ratio / minimum
      if let known = worst[line.node], known.share <= share { continue }
      let isSystem = SystemColors.paint(line, contrast, in: scene)
      worst[line.node] = (
        share,
        finding(
          isSystem ? .contrastSystem : .contrast, line.node, line.visible, contrast,
          minimum: minimum, ("text", isLarge ? "large text" : "text"))
      )
    }
    return worst.values.map(\.finding)
  }

  private static func isMeasured(_ line: PaintedLine, in scene: AuditedScene) -> Bool {
    let state = scene.states[line.node]
    return scene.isLegible(line) && !state.isHidden && !state.isInPicture && !state.isDisabled
  }

  private static func contrast(
    of color: UInt32?, in area: Rect, _ pixels: TextPixels
  ) -> TextContrast? {
    guard var contrast = pixels.contrast(in: area), contrast.covered > 0 else { return nil }
    // What has exactly the color of its background changes no pixel, and neither does what an image
    // covers. The color in the command decides which of them it is.
    if contrast.visible == 0 {
      guard let ink = color, let ground = pixels.ground(in: area),
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
  /// The opaque color of the line; `nil` if it has several, or a translucent one.
  fileprivate var onlyColor: UInt32? {
    var found: UInt32?
    for span in line.spans {
      guard let pixel = span.paint.solidPixel else { return nil }
      guard found == nil || found == pixel else { return nil }
      found = pixel
    }
    return found
  }
}

extension PaintCommand.Paint {
  /// The pixel of an opaque color; `nil` for other paints.
  fileprivate var solidPixel: UInt32? {
    guard case .color(let color) = self, color.opacity >= 1 else { return nil }
    return color.pixel
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
