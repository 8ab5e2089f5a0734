// SPDX-License-Identifier: MIT

/// The options of a picker on a wheel.
package struct WheelPickerOptions<Tag: Hashable & Sendable>: PrimitiveComponent {
  private let label: ComponentList
  private let selection: Binding<Tag>
  private let content: ComponentList

  /// Creates a wheel.
  ///
  /// - Parameters:
  ///   - label: The label, whose text is the accessibility label.
  ///   - selection: The tag of the selected option; without a match, the first one is shown.
  ///   - content: The options.
  package init(label: ComponentList, selection: Binding<Tag>, content: ComponentList) {
    (self.label, self.selection, self.content) = (label, selection, content)
  }

  /// Returns a node that contains the wheel.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let options = PickerOption.options(
      of: content, selection: selection, in: context, font: .system(size: 21),
      selectedWeight: .regular)
    let selected = options.firstIndex(where: \.isSelected) ?? 0
    let rows = (-Wheel.reach...Wheel.reach).map { distance -> WheelRow? in
      let index = selected + distance
      guard options.indices.contains(index) else { return nil }
      return WheelRow(ComponentList([options[index].content]))
    }
    let label = context.text(of: label)
    let value = options.indices.contains(selected) ? options[selected].content.plainText : ""
    var wheel = Wheel(label: label, value: value, rows: rows) { distance in
      let index = selected + distance
      if options.indices.contains(index) { options[index].choose?() }
    }
    wheel.actions = PickerOption.actions(of: options)
    return context.control("Picker", WheelPicker(wheel: wheel), isTall: true)
  }
}

/// The selected option of a picker.
package struct SelectedPickerOption<Tag: Hashable & Sendable>: PrimitiveComponent {
  private let selection: Binding<Tag>
  private let content: ComponentList

  /// Creates the component for the options of a picker.
  package init(selection: Binding<Tag>, content: ComponentList) {
    (self.selection, self.content) = (selection, content)
  }

  /// Returns the node of the selected option, if any.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let font = context.environment.font
    return PickerOption.options(
      of: content, selection: selection, in: context, font: font, selectedWeight: font.weight
    )
    .first(where: \.isSelected).map { [$0.content] } ?? []
  }
}

/// The options of a picker as rows of a list, with a check mark at the selected one.
package struct PickerListRows<Tag: Hashable & Sendable>: PrimitiveComponent {
  private let label: ComponentList
  private let selection: Binding<Tag>
  private let content: ComponentList

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - label: The content of the first row; empty for none.
  ///   - selection: The tag of the selected option.
  ///   - content: The options.
  package init(label: ComponentList, selection: Binding<Tag>, content: ComponentList) {
    (self.label, self.selection, self.content) = (label, selection, content)
  }

  /// Returns a node with a child for each row.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let font = context.environment.controlFont()
    let options = PickerOption.options(
      of: content, selection: selection, in: context, font: font, selectedWeight: font.weight)
    let isLabelHidden = label.elements.isEmpty || context.environment.labelsHidden
    let title = isLabelHidden ? [] : context.nodes(of: label)
    let rows = options.flatMap { option in
      context.control("PickerRow", option.choosable(PickerListRow(option: option)))
    }
    var picker = context.node("Picker", .component, children: title + rows)
    picker.isTallControl = true
    return [picker]
  }
}

private struct PickerListRow: Component {
  let option: PickerOption
  @Environment(\.self) private var environment

  var body: some Component {
    option.row(in: environment)
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
  }
}
