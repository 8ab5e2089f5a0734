// SPDX-License-Identifier: MIT

import TintypeScene

/// The accessibility traits do not contradict each other or the actions.
///
/// Source: WCAG 2.2, success criterion 4.1.2, and Apple's documentation of the traits.
enum TraitsRule: SceneRule {
  static let rule = AuditRule.traits

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    scene.elements.compactMap { element in
      let isMenu = menus.contains(scene.types[element.place])
      guard let (measured, required, message) = contradiction(in: element.semantics, isMenu) else {
        return nil
      }
      return RuleFinding(
        rule: rule, node: element.place, frame: element.frame, measured: measured,
        required: required, message: message)
    }
  }

  /// The types of controls that open a menu or a panel, which is no action of a scene.
  private static let menus: Set<String> = [
    "Picker", "PickerRow", "Menu", "ColorPicker", "DatePicker", "DateButton", "ShareLink",
    "DisclosureGroup",
  ]

  private static func contradiction(
    in semantics: Semantics, _ isMenu: Bool
  ) -> (String, String, String)? {
    let (traits, actions) = (semantics.traits, semantics.actions)
    let pairs: [(Semantics.Traits, Semantics.Traits)] = [
      (.isButton, .isLink), (.isHeader, .isTextField), (.isHeader, .isToggle),
      (.isTab, .isTextField), (.isLink, .isTextField), (.isAdjustable, .isTextField),
      (.isStaticText, .isTextField), (.isStaticText, .isToggle), (.isStaticText, .isAdjustable),
    ]
    for (one, other) in pairs where traits.isSuperset(of: one.union(other)) {
      let names = one.union(other).names.joined(separator: " and ")
      return (
        names, "one of them",
        "The traits \(names) contradict each other. Remove one of them."
      )
    }
    guard !traits.contains(.isDisabled) else { return nil }
    if traits.contains(.isAdjustable), !actions.contains(.increment),
      !actions.contains(.decrement)
    {
      return (
        "isAdjustable without an action", "increment or decrement",
        "The element is adjustable, but has no action to adjust it. Add .accessibilityAdjustableAction(_:)."
      )
    }
    if !isMenu, !traits.isDisjoint(with: [.isButton, .isLink, .isToggle]), actions.isEmpty {
      let names = traits.intersection([.isButton, .isLink, .isToggle]).names
        .joined(separator: " and ")
      return (
        "\(names) without an action", "an action",
        "The element has the trait \(names), but no action. Use a control, or remove the trait."
      )
    }
    return nil
  }
}
