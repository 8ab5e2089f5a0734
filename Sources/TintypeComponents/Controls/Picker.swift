// SPDX-License-Identifier: MIT

/// A choice of one among several.
///
/// ```swift
/// Picker("Flavour", selection: Binding(model, \.flavour)) {
///   Text("Chocolate").tag(Flavour.chocolate)
///   Text("Vanilla").tag(Flavour.vanilla)
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// It takes all the width it is offered.
public struct Picker<Tag: Hashable & Sendable>: PrimitiveComponent {
  private let title: String
  private let selection: Binding<Tag>
  private let content: ComponentList

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: What is chosen; segments do not show it.
  ///   - selection: The tag of the component that is chosen; none is where no component has it, and
  ///     the first where several do.
  ///   - content: The components; those without a tag of the type cannot be chosen.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Tag>,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.title = String(title)
    self.selection = selection
    self.content = content()
  }

  /// A node that holds the segments, the rows, or the row of what is chosen.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let font = environment.controlFont()
    let options = {
      PickerOption.options(
        of: content, selection: selection, in: context, font: font,
        selectedWeight: font.weight)
    }
    switch environment.pickerStyle {
    case .segmented:
      let control = SegmentedControl(selection: selection) { content }
      return context.control("Picker", control.accessibilityLabel(title))
    case .automatic, .menu:
      var inner = context
      inner.environment.foregroundStyle = environment.controlColors.text(environment.tint)
      let options = PickerOption.options(
        of: content, selection: selection, in: inner, font: font,
        selectedWeight: font.weight)
      let picker = MenuPicker(title: title, chosen: options.first { $0.isSelected }?.content)
        .tapRoom(in: environment)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
      return context.control("Picker", picker)
    case .inline:
      let picker = InlinePicker(title: title, options: options())
        .accessibilityElement(children: .contain)
        .accessibilityLabel(title)
      return context.control("Picker", picker)
    }
  }
}

/// The form of pickers.
public enum PickerStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The usual form, a menu.
  case automatic
  /// Segments side by side.
  case segmented
  /// The title and what is chosen, from which a menu would open; it is shown closed.
  case menu
  /// A row for each component, with a mark at the one that is chosen.
  case inline
}

private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.automatic
}

extension EnvironmentValues {
  /// The form of pickers; a closed menu by default.
  public var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension Component {
  /// Sets the form of the pickers inside.
  public func pickerStyle(_ style: PickerStyle) -> some Component {
    environment(\.pickerStyle, style)
  }
}
