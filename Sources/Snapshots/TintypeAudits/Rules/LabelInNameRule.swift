// SPDX-License-Identifier: MIT

import TintypeScene

/// The label of a control contains its visible text.
///
/// Source: WCAG 2.2, success criterion 2.5.3: people who control a device by voice say what they
/// see. A finding requires that no visible text of the control is in its label or its value. Bars
/// replace titles that do not fit, so they are exempt.
enum LabelInNameRule: SceneRule {
  static let rule = AuditRule.labelInName

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    let spoken: Semantics.Traits = [.isButton, .isLink, .isToggle, .isTab]
    var texts: [Int: [String]] = [:]
    for line in scene.lines where line.isReadable && line.visible.isPlace {
      texts[line.node, default: []].append(line.line.string)
    }
    return scene.targets.compactMap { target in
      let semantics = target.semantics
      guard !semantics.traits.isDisjoint(with: spoken), !semantics.traits.contains(.isTextField),
        !scene.states[target.place].isInBar, let label = semantics.label?.words, !label.isEmpty
      else { return nil }
      let names = Self.letters(label + " " + (semantics.value ?? ""))
      var visible: [String] = []
      for node in scene.nodes(inside: target.place) where !scene.states[node].isHidden {
        guard let lines = texts[node] else { continue }
        visible.append(lines.joined(separator: " ").words)
      }
      // Single letters and numbers, such as initials and counts, are not a name.
      visible = visible.filter { $0.count(where: \.isLetter) >= 2 }
      guard let first = visible.first, !visible.contains(where: { Self.isNamed($0, names) }) else {
        return nil
      }
      return RuleFinding(
        rule: rule, node: target.place, frame: target.frame,
        measured: "“\(label.excerpt)”", required: "contains “\(first.excerpt)”",
        message: """
          The visible text “\(first.excerpt)” is not in the label “\(label.excerpt)”, so that it \
          cannot be said to activate the control. Begin the label with the visible text.
          """)
    }
  }

  /// Returns whether a text, or its first word, is in a name; truncated texts end with an ellipsis.
  private static func isNamed(_ text: String, _ name: String) -> Bool {
    let letters = letters(text)
    guard !letters.isEmpty else { return true }
    if name.contains(letters) || letters.contains(name) { return true }
    // A line can end inside of a word.
    if name.filter({ $0 != " " }).contains(letters.filter { $0 != " " }) { return true }
    let first = letters.split(separator: " ").first ?? ""
    return name.split(separator: " ").contains(first)
  }

  /// The words in lower case, without punctuation.
  private static func letters(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
