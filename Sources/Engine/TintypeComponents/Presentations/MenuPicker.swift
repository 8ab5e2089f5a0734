// SPDX-License-Identifier: MIT

/// The options of a picker as a group of items of a menu, with a check mark at the selected one.
package struct MenuPickerItems<Tag: Hashable & Sendable>: PrimitiveComponent {
  private let selection: Binding<Tag>
  private let content: ComponentList

  /// Creates the items.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected option, which is set when an item is tapped.
  ///   - content: The options.
  package init(selection: Binding<Tag>, content: ComponentList) {
    (self.selection, self.content) = (selection, content)
  }

  /// Returns a node for each option between the boundaries of the group.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let options = PickerOption.options(
      of: content, selection: selection, in: context, font: .body, selectedWeight: .regular)
    let boundary = context.nodes(of: Divider())
    let items = options.flatMap { option in
      context.nodes(
        of: Button(action: { option.choose?() }) {
          MenuItemLabel(ComponentList([option.content]), isChecked: option.isSelected)
        }
        .disabled(option.choose == nil)
        .accessibilityAddTraits(option.isSelected ? .isSelected : []))
    }
    .map { $0.dialogButton(.standard) }
    return boundary + items + boundary
  }
}
