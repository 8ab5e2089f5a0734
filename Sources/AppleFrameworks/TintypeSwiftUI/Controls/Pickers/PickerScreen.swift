// SPDX-License-Identifier: MIT

import TintypeComponents

extension ViewScope {
  /// Returns the nodes of a row with the label and the value of a picker, which leads to a screen.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - value: The selected option.
  ///   - screen: Returns the view of the screen for a closure that removes the screen.
  /// - Returns: The nodes.
  func pickerLink(
    label: ComponentList, value: ComponentList, screen: (@escaping () -> Void) -> any View
  ) -> [Node] {
    let presenter = node.effect { Presenter() }
    let stack = environment.navigationLevel?.stack
    presenter.view = screen { stack?.remove(presenter) }
    let row = Engine.LabeledContent(label: label, content: value)
    let level = environment.navigationLevel
    let open = level.map { level in
      action { () -> Void in level.stack.push(presenter, above: level.index) }
    }
    let isEnabled = environment.isEnabled
    guard context.environment.hasRowLinks else {
      return nodes(
        of: row.accessibilityAddTraits(open == nil ? [.isButton, .isDisabled] : .isButton)
          .onTapGesture { open?() }
          .disabled(open == nil))
    }
    return nodes(
      of: row.layoutValue(key: RowLinkKey.self, value: RowLink(perform: isEnabled ? open : nil)))
  }
}

/// The screen with the options of a picker.
struct PickerScreen<Options: View> {
  let title: String
  let options: Options
}

extension PickerScreen: View {
  var body: some View {
    List { options }.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
  }
}
