// SPDX-License-Identifier: MIT

import TintypeScene

/// Labels are not names of files or symbols.
///
/// Source: WCAG 2.2, failure F30 of success criterion 1.1.1. SwiftUI uses the name of an image in the
/// asset catalog as its label.
enum LabelFileNameRule: SceneRule {
  static let rule = AuditRule.labelFileName

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    scene.elements.compactMap { element in
      let traits = element.semantics.traits
      guard !traits.isDisjoint(with: Semantics.Traits.controls.union(.isImage)),
        let label = element.semantics.label?.words, isName(label)
      else { return nil }
      return RuleFinding(
        rule: rule, node: element.place, frame: element.frame,
        measured: "“\(label.excerpt)”", required: "words",
        message: """
          The label “\(label.excerpt)” is the name of a file or a symbol. Describe what it shows or \
          does with .accessibilityLabel(_:).
          """)
    }
  }

  /// Returns whether a label is the name of a file or a symbol.
  static func isName(_ label: String) -> Bool {
    guard !label.isEmpty, label.utf8.count <= 200, label.utf8.allSatisfy({ $0 < 0x80 }) else {
      return false
    }
    let lower = label.lowercased()
    if let dot = lower.lastIndex(of: "."), dot > lower.startIndex,
      extensions.contains(String(lower[lower.index(after: dot)...]))
    {
      return true
    }
    guard !label.contains(where: { " @/:".contains($0) }) else { return false }
    let parts = lower.split { "_-.".contains($0) }.map(String.init)
    if label.contains("_"), parts.count > 1 { return true }
    // Camera files, such as IMG1234 or DSC-0001.
    let letters = lower.prefix { $0.isLetter }
    let digits = lower.dropFirst(letters.count).drop { $0 == "-" }
    if ["img", "dsc", "image", "photo", "pic", "screenshot"].contains(String(letters)),
      !digits.isEmpty, digits.allSatisfy(\.isNumber)
    {
      return true
    }
    // Symbols, such as arrow.left.circle, and assets, such as icon-close.
    guard parts.count > 1, label == lower else { return false }
    if label.contains("."), parts.contains(where: symbolParts.contains) { return true }
    return label.contains("-") && parts.contains(where: assetParts.contains)
  }

  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "pdf", "webp", "heic", "bmp", "tiff",
  ]
  private static let symbolParts: Set<String> = [
    "fill", "circle", "square", "slash", "left", "right", "up", "down", "badge", "rectangle",
    "plus", "minus", "xmark", "checkmark", "arrow", "chevron", "person", "exclamationmark",
    "questionmark", "magnifyingglass", "trash", "bell", "heart", "star", "app", "triangle",
  ]
  private static let assetParts: Set<String> = [
    "ic", "icon", "icn", "img", "image", "btn", "bg", "logo", "asset", "avatar", "placeholder",
    "filled", "outline", "white", "black", "dark", "light", "24", "32", "48", "2x", "3x",
  ]
}
