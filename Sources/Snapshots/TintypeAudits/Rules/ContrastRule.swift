// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeImaging
import TintypeScene

/// Text has enough contrast with what is painted behind it.
///
/// Source: WCAG 2.2, success criteria 1.4.3 and 1.4.6. They exempt disabled controls and decoration,
/// which is text that is hidden from accessibility here, and text in pictures, which is text in an
/// image with a label. Text that a material blurs is not read.
enum ContrastRule {
  static func findings(
    in scene: AuditedScene, painting paint: (Scene) throws -> Bitmap
  ) throws -> [RuleFinding] {
    let lines = scene.separate(scene.lines.filter { isMeasured($0, in: scene) })
    guard !lines.isEmpty else { return [] }
    let pixels = try TextPixels(of: scene.scene, lines, painting: paint)
    // Of the lines of a node, the one with the lowest contrast relative to its minimum is reported.
    var worst: [Int: (share: Double, finding: RuleFinding)] = [:]
    for line in lines {
      let isLarge = line.size >= 24 || line.isBold && line.size >= 18.5
      let minimum = scene.options.contrast.minimum(isLarge: isLarge)
      guard let area = scene.uncovered(line),
        let contrast = contrast(of: line, in: area, pixels), contrast.ratio < minimum
      else { continue }
      let share = contrast.ratio / minimum
      if let known = worst[line.node], known.share <= share { continue }
      worst[line.node] = (
        share, finding(line, contrast, minimum: minimum, isLarge: isLarge, in: scene)
      )
    }
    return worst.values.map(\.finding)
  }

  private static func isMeasured(_ line: PaintedLine, in scene: AuditedScene) -> Bool {
    let state = scene.states[line.node]
    return scene.isLegible(line) && !state.isHidden && !state.isInPicture && !state.isDisabled
  }

  private static func contrast(
    of line: PaintedLine, in area: Rect, _ pixels: TextPixels
  ) -> TextContrast? {
    guard var contrast = pixels.contrast(in: area), contrast.covered > 0 else { return nil }
    // Text of exactly the color of its background changes no pixel, and neither does text that an
    // image covers. The color in the command decides which of them it is.
    if contrast.visible == 0 {
      guard let ink = line.onlyColor, let ground = pixels.ground(in: area),
        tintype_contrast_ratio(ink, ground) < 1.05
      else { return nil }
      (contrast.ratio, contrast.ink, contrast.ground) = (1, ink, ground)
    }
    return contrast
  }

  private static func finding(
    _ line: PaintedLine, _ contrast: TextContrast, minimum: Double, isLarge: Bool,
    in scene: AuditedScene
  ) -> RuleFinding {
    let (measured, required) = ("\(contrast.ratio.ratioText):1", "\(minimum.ratioText):1")
    let isSystem = SystemColors.paint(line, contrast, in: scene)
    return RuleFinding(
      rule: isSystem ? .contrastSystem : .contrast, node: line.node, frame: line.visible,
      measured: measured,
      required: required,
      message: """
        The text \(contrast.ink.colorText) on \(contrast.ground.colorText) has a contrast of \
        \(measured); \(isLarge ? "large text" : "text") needs \(required). Use a \
        \(contrast.needsDarkerInk ? "darker" : "lighter") text, or another background.
        """)
  }
}

extension PaintedLine {
  /// The opaque color of the line; `nil` if it has several, or a translucent one.
  fileprivate var onlyColor: UInt32? {
    var found: UInt32?
    for span in line.spans {
      guard case .color(let color) = span.paint, color.opacity >= 1 else { return nil }
      func level(_ value: Double) -> UInt32 { UInt32((value.clampedToUnit * 255).rounded()) }
      let pixel = 0xFF00_0000 | level(color.red) << 16 | level(color.green) << 8 | level(color.blue)
      guard found == nil || found == pixel else { return nil }
      found = pixel
    }
    return found
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
