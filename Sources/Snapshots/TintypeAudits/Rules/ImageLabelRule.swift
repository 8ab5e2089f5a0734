// SPDX-License-Identifier: MIT

import TintypeScene

/// Images have an accessibility label, or are hidden from accessibility.
///
/// Source: WCAG 2.2, success criterion 1.1.1. Symbols have the name that the system gives them: the
/// Human Interface Guidelines ask for a label only of custom symbols.
enum ImageLabelRule: SceneRule {
  static let rule = AuditRule.imageLabel

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    scene.elements.compactMap { element in
      let semantics = element.semantics
      guard semantics.traits.contains(.isImage),
        semantics.traits.isDisjoint(with: .controls), semantics.actions.isEmpty,
        semantics.label?.words.isEmpty ?? true, semantics.value?.words.isEmpty ?? true,
        !scene.containsSymbol(element.place)
      else { return nil }
      return RuleFinding(
        rule: rule, node: element.place, frame: element.frame, measured: "no label",
        required: "a label, or hidden",
        message: """
          The image has no accessibility label. Add .accessibilityLabel(_:), or hide a decoration \
          with .accessibilityHidden(true).
          """)
    }
  }
}
