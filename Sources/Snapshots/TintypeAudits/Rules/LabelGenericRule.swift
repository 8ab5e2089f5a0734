// SPDX-License-Identifier: MIT

import TintypeScene

/// Labels name the purpose, not the kind of the element.
///
/// Sources: WCAG 2.2, success criterion 2.4.4 and its failure F84, and Apple's “Writing great
/// accessibility labels”: VoiceOver reads the kind of an element after its label.
enum LabelGenericRule: SceneRule {
  static let rule = AuditRule.labelGeneric

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    scene.elements.compactMap { element in
      let traits = element.semantics.traits
      guard !traits.isDisjoint(with: Semantics.Traits.controls.union(.isImage)),
        let label = element.semantics.label?.words, kinds.contains(label.lowercased().bare)
      else { return nil }
      return RuleFinding(
        rule: rule, node: element.place, frame: element.frame,
        measured: "“\(label.excerpt)”", required: "a purpose",
        message: """
          The label “\(label.excerpt)” does not tell what the element is for. Name its purpose, \
          such as “Share photo”.
          """)
    }
  }

  /// The names of kinds, and phrases that fit any control.
  private static let kinds: Set<String> = [
    "button", "btn", "icon", "icon button", "image", "image button", "img", "picture", "photo icon",
    "link", "tap", "tap here", "click", "click here", "click me", "tap me", "press here", "here",
    "label", "text", "text field", "textfield", "field", "input", "toggle", "switch", "slider",
    "stepper", "picker", "checkbox", "tab", "item", "cell", "row", "view", "element", "control",
    "untitled", "unlabeled", "placeholder", "graphic", "symbol", "thumbnail", "logo image",
    "read more", "learn more", "more info", "details here", "unknown",
  ]
}

extension String {
  /// The text without punctuation at its ends.
  fileprivate var bare: String {
    let isWord: (Character) -> Bool = { $0.isLetter || $0.isNumber }
    guard let first = firstIndex(where: isWord), let last = lastIndex(where: isWord) else {
      return ""
    }
    return String(self[first...last])
  }
}
