// SPDX-License-Identifier: MIT

import TintypeScene

/// The semantic colors of the system, some of which have less contrast than WCAG requires.
///
/// iOS draws its own labels, placeholders and tinted buttons with them, and gives them more contrast
/// if people ask for it, so that these findings have a rule of their own.
enum SystemColors {
  /// Colors of text that is meant to recede: placeholders and inactive labels.
  private static let faint: Set<String> = ["tertiary", "quaternary", "placeholderText"]
  /// Colors of controls and of text that is to be noticed.
  private static let tints: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "accentColor", "link",
  ]

  /// Returns whether the system causes the low contrast of a line, whose text has a system color, or
  /// is white or black on one.
  ///
  /// Less than 3:1, or 1.5:1 for text that is meant to recede, is not caused by the system: its color
  /// was made for another background. 3:1 is the minimum of WCAG 2.2 for large text and graphics.
  static func paint(_ line: PaintedLine, _ contrast: TextContrast, in scene: AuditedScene) -> Bool {
    if contrast.ratio >= 1.5, scene.states[line.node].isOfSystem { return true }
    let names = line.line.spans.map { span -> String? in
      guard case .color(let color) = span.paint else { return nil }
      return color.name
    }
    func all(in known: Set<String>) -> Bool {
      names.allSatisfy { $0.map(known.contains) ?? false }
    }
    if contrast.ratio >= 1.5, all(in: faint) { return true }
    guard contrast.ratio >= 3 else { return false }
    if all(in: faint.union(tints).union(["primary", "secondary"])) { return true }
    let isPlain = line.line.spans.allSatisfy { $0.paint.isBlackOrWhite }
    return isPlain && isTint(contrast.ground, behind: line.node, in: scene)
  }

  /// Returns whether the system causes the low contrast of a graphic, which has a system color, or is
  /// white or black on one.
  ///
  /// Some tints have less than 3:1 on the system's background, so that 1.5:1 is the limit for all.
  static func paint(
    _ graphic: PaintedGraphic, _ contrast: TextContrast, in scene: AuditedScene
  ) -> Bool {
    guard contrast.ratio >= 1.5 else { return false }
    if scene.states[graphic.node].isOfSystem { return true }
    if case .color(let color) = graphic.paint, let name = color.name,
      faint.union(tints).union(["primary", "secondary"]).contains(name)
    {
      return true
    }
    return graphic.paint.isBlackOrWhite && isTint(contrast.ground, behind: graphic.node, in: scene)
  }

  /// Returns whether a node or one of its ancestors has a background in a tint that has the color of
  /// a pixel.
  private static func isTint(_ pixel: UInt32, behind node: Int, in scene: AuditedScene) -> Bool {
    var next: Int? = node
    while let current = next {
      let isFound = scene.scene.nodes[current].attributes.contains { attribute in
        guard case .color(let color) = attribute.value, let name = color.name else { return false }
        return tints.contains(name) && color.pixel == pixel
      }
      if isFound { return true }
      next = scene.tree.parents[current]
    }
    return false
  }
}

extension PaintCommand.Paint {
  fileprivate var isBlackOrWhite: Bool {
    guard case .color(let color) = self else { return false }
    return [0xFF00_0000, 0xFFFF_FFFF].contains(color.pixel) && color.opacity >= 1
  }
}

extension ResolvedColor {
  /// The opaque color as the value of a pixel.
  var pixel: UInt32 {
    func level(_ value: Double) -> UInt32 { UInt32((value.clampedToUnit * 255).rounded()) }
    return 0xFF00_0000 | level(red) << 16 | level(green) << 8 | level(blue)
  }
}
