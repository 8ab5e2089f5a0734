// SPDX-License-Identifier: MIT

import TintypeComponents

// Variants: ToggleStyle -> ControlGroupStyle | DatePickerStyle | DisclosureGroupStyle | FormStyle
//   | GaugeStyle | GroupBoxStyle | LabelStyle | LabeledContentStyle | MenuStyle
//   | NavigationSplitViewStyle | ProgressViewStyle | TableStyle | TextEditorStyle
extension ViewScope {
  /// Returns the nodes of the body that a style creates.
  func nodes<S: ToggleStyle>(of style: S, _ configuration: S.Configuration) -> [Node] {
    nodes(styledBy: style, of: (any ToggleStyle).self, configuration) {
      $0.makeBody(configuration: $1)
    }
  }
}
