// SPDX-License-Identifier: MIT

import TintypeScene

/// Different controls have different labels.
///
/// Source: WCAG 2.2, success criterion 2.4.9, which it takes from links to all controls. Controls that
/// differ in their value, hint or traits are told apart by them. Keys of a keyboard are exempt, and an
/// item of a bar may do the same as a button of the screen.
enum LabelDuplicateRule: SceneRule {
  static let rule = AuditRule.labelDuplicate

  private struct Spoken: Hashable {
    var label: String
    var value: String
    var hint: String
    var traits: Semantics.Traits
    var isInBar: Bool
  }

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    var first: [Spoken: Int] = [:]
    return scene.targets.compactMap { target in
      let semantics = target.semantics
      guard let label = semantics.label?.words, !label.isEmpty,
        !semantics.traits.contains(.isKeyboardKey)
      else { return nil }
      let spoken = Spoken(
        label: label, value: semantics.value?.words ?? "", hint: semantics.hint?.words ?? "",
        traits: semantics.traits, isInBar: scene.states[target.place].isInBar)
      guard let known = first.updateValue(first[spoken] ?? target.place, forKey: spoken) else {
        return nil
      }
      return RuleFinding(
        rule: rule, node: target.place, frame: target.frame,
        measured: "“\(label.excerpt)” twice", required: "a label of its own",
        message: """
          The control at \(scene.path(of: known)) has the same label, “\(label.excerpt)”. Name \
          what each of them acts on, such as “Remove Ada”.
          """)
    }
  }
}
