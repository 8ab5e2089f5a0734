// SPDX-License-Identifier: MIT

/// A control that selects one of several options.
///
/// ```swift
/// Picker("Flavor", selection: Binding(model, \.flavor)) {
///   Text("Chocolate").tag(Flavor.chocolate)
///   Text("Vanilla").tag(Flavor.vanilla)
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// A picker takes all available width.
public struct Picker<Tag: Hashable & Sendable>: PrimitiveComponent {
  private let label: ComponentList
  private let selection: Binding<Tag>
  private let content: ComponentList
  private let currentValue: ComponentList?
  private let hasMenuActions: Bool

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: The title, which segments do not show.
  ///   - selection: The tag of the selected component. Without a match, no component is selected;
  ///     if several match, the first one is.
  ///   - content: The components; a component without a tag of the selection's type cannot be
  ///     selected.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Tag>,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.init(
      selection: selection, content: content(), label: ComponentList([Text(title)]),
      currentValue: nil, hasMenuActions: false)
  }

  /// Creates a picker with a label of components.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected component.
  ///   - content: The components.
  ///   - label: The label, whose text is the accessibility label of segments and rows.
  ///   - currentValue: The components that a closed menu shows; `nil` for the selected one.
  ///   - hasMenuActions: A Boolean value that indicates whether a closed menu has an action for
  ///     each option, `ActionKind.pick(_:)`, which assistive technologies do not offer.
  package init(
    selection: Binding<Tag>, content: ComponentList, label: ComponentList,
    currentValue: ComponentList?, hasMenuActions: Bool
  ) {
    self.label = label
    self.selection = selection
    self.content = content
    self.currentValue = currentValue
    self.hasMenuActions = hasMenuActions
  }

  /// Returns a node that contains the segments, the rows, or the menu row of the selection.
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
      return context.control(
        "Picker", control.accessibilityLabel(context.text(of: label)), isTall: true)
    case .automatic, .menu:
      var inner = context
      inner.environment.foregroundStyle = environment.pickerValueColor
      let options = PickerOption.options(
        of: content, selection: selection, in: inner, font: font,
        selectedWeight: font.weight)
      let chosen = options.first { $0.isSelected }.map { ComponentList([$0.content]) }
      let picker = MenuPicker(label: label, chosen: currentValue ?? chosen)
        .minimumTapArea(in: environment)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
      guard hasMenuActions else { return context.control("Picker", picker, isTall: true) }
      return context.control(
        "Picker", picker.actions(PickerOption.actions(of: options)), isTall: true)
    case .inline:
      let picker = InlinePicker(label: label, options: options())
        .accessibilityElement(children: .contain)
        .accessibilityLabel(context.text(of: label))
      return context.control("Picker", picker, isTall: true)
    }
  }
}

/// The style of pickers.
public enum PickerStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The default style, a menu.
  case automatic
  /// A row of segments.
  case segmented
  /// The title and the selection of a closed menu.
  case menu
  /// A row for each option, with a check mark at the selected one.
  case inline
}

private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.automatic
}

extension EnvironmentValues {
  /// The style of pickers; a closed menu by default.
  public var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension Component {
  /// Sets the style of the pickers inside the component.
  public func pickerStyle(_ style: PickerStyle) -> some Component {
    environment(\.pickerStyle, style)
  }
}

extension EnvironmentValues {
  /// The color of the selection in a closed menu: the tint, or gray in a row of a list.
  fileprivate var pickerValueColor: Color {
    isListRow && platformMetrics.list.hasGrayPickerValues
      ? .secondary : controlColors.text(tint)
  }
}

/// The title with the selection at its end, or below it at accessibility sizes.
///
/// In a row of a list, a selection that does not fit beside the title is below it, with the insets
/// of a button, as recordings of iOS 26 show.
struct MenuPicker: Component {
  let label: ComponentList
  let chosen: ComponentList?
  @Environment(\.self) private var environment

  var body: some Component {
    let value = HStack(spacing: 4) {
      if let chosen { chosen }
      Symbol("chevron.up.chevron.down").imageScale(.small).accessibilityHidden()
    }
    .font(environment.controlFont())
    .foregroundStyle(environment.pickerValueColor)
    .opacity(environment.plainOpacity)
    .overlay { FocusRing(outline: .rounded(4)) }
    let name = label.font(environment.controlFont())
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
    if environment.labelsHidden {
      // The label is read before the value, which has the same origin.
      ZStack(alignment: .topLeading) {
        HiddenAccessibilityLabel(label: label)
        value
      }
    } else {
      if environment.isListRow, !environment.dynamicTypeSize.isAccessibilitySize {
        ViewThatFits(in: .horizontal) {
          environment.labeledRow(name) { value }
          stacked(value)
        }
      } else {
        environment.labeledRow(name) { value }
      }
    }
  }

  private func stacked(_ value: some Component) -> some Component {
    let button = environment.platformMetrics.controls[.regular]
    return VStack(alignment: .leading, spacing: 3) {
      // Only the selection shows that the control is disabled.
      label.font(environment.controlFont())
      value.padding(.horizontal, button.horizontalPadding)
        .padding(.vertical, button.verticalPadding)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The title above a row for each option, with separators between the rows.
struct InlinePicker: Component {
  let label: ComponentList
  let options: [PickerOption]
  @Environment(\.self) private var environment

  var body: some Component {
    VStack(alignment: .leading, spacing: 0) {
      if !environment.labelsHidden {
        label.font(.footnote)
          .foregroundStyle(environment.controlColors.text(.secondary))
          .padding(.bottom, 4)
          .accessibilityHidden()
      }
      ForEach(Array(options.indices), id: \.self) { index in
        if index > 0 { Divider() }
        PickerRow(option: options[index])
      }
    }
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
  }
}

/// An option with a check mark at its end if it is selected.
private struct PickerRow: PrimitiveComponent {
  let option: PickerOption

  func nodes(in context: ResolutionContext) -> [Node] {
    let row = PickerRowBody(option: option).minimumTapArea(in: context.environment)
    return context.control("PickerRow", option.choosable(row))
  }
}

private struct PickerRowBody: Component {
  let option: PickerOption
  @Environment(\.self) private var environment

  var body: some Component { option.row(in: environment).padding(.vertical, 8) }
}
