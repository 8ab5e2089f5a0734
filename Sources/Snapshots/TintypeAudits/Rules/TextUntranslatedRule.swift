// SPDX-License-Identifier: MIT

import TintypeScene

/// A text that another locale translates is translated.
///
/// Source: WCAG 2.2, success criterion 3.1.2.
enum TextUntranslatedRule {
  static let rule = AuditRule.textUntranslated

  static func findings(
    in scene: AuditedScene, _ translations: SceneTranslations
  ) -> [RuleFinding] {
    scene.scene.nodes.indices.compactMap { node in
      guard let text = scene.scene.nodes[node].words,
        let translation = translations.translation(of: text, at: scene.path(of: node))
      else { return nil }
      return RuleFinding(
        rule: rule, node: node, frame: scene.scene.nodes[node].frame,
        measured: "“\(text.excerpt)”", required: "a translation",
        message: """
          The text “\(text.excerpt)” is the same as in \(translations.base.locale), but \
          \(translation.locale) has “\(translation.text.excerpt)”. Translate it, or add an exception \
          if it is the same in this language.
          """)
    }
  }
}
