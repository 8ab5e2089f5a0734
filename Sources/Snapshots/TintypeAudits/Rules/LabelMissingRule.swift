// SPDX-License-Identifier: MIT

import TintypeScene

/// Controls have an accessibility label.
///
/// Source: WCAG 2.2, success criterion 4.1.2. Fields, toggles and adjustable controls need a label in
/// addition to their value; the dots of pages have none. A symbol in a control has a name.
enum LabelMissingRule: SceneRule {
  static let rule = AuditRule.labelMissing

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    scene.elements.compactMap { element in
      let semantics = element.semantics
      let isControl =
        !semantics.traits.isDisjoint(with: .controls)
        || semantics.actions.contains { $0 == .tap || $0 == .enter }
      guard isControl, semantics.label?.words.isEmpty ?? true else { return nil }
      let needsBoth = !semantics.traits.isDisjoint(with: [.isToggle, .isTextField, .isAdjustable])
      let value = semantics.value?.words ?? ""
      guard value.isEmpty || needsBoth && !scene.states[element.place].isOfSystem,
        needsBoth || !scene.containsSymbol(element.place)
      else { return nil }
      return RuleFinding(
        rule: rule, node: element.place, frame: element.frame,
        measured: value.isEmpty ? "no label" : "only the value “\(value.excerpt)”",
        required: "a label",
        message: """
          The control has no accessibility label, so VoiceOver reads \
          \(value.isEmpty ? "only its kind" : "only its value, “\(value.excerpt)”"). Add \
          .accessibilityLabel(_:).
          """)
    }
  }
}
