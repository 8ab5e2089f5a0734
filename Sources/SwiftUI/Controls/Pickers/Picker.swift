// SPDX-License-Identifier: MIT

import TintypeComponents

/// A control that selects one of several options.
///
/// The options are the views of its content. Each is selected by its tag, or by its identifier if a
/// `ForEach` creates it.
public struct Picker<Label, SelectionValue, Content>: View, PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
  private nonisolated(unsafe) let selection: PickerSelection<SelectionValue>
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let content: Content
  private nonisolated(unsafe) let currentValueLabel: (any View)?

  nonisolated init(
    _ selection: PickerSelection<SelectionValue>, label: Label, content: Content,
    currentValueLabel: (any View)? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a picker with a label.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(selection), label: label(), content: content())
  }

  /// Creates a picker with a label, and a view that a closed menu shows instead of the selected
  /// option.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: label(), content: content(),
      currentValueLabel: currentValueLabel())
  }

  /// Creates a picker with a label for several values; no option is selected if they differ.
  public nonisolated init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(PickerSelection(sources, selection), label: label(), content: content())
  }

  /// Creates a picker with a label for several values, and a view that a closed menu shows instead
  /// of the selected option.
  public nonisolated init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      PickerSelection(sources, selection), label: label(), content: content(),
      currentValueLabel: currentValueLabel())
  }

  /// Creates a picker with a label.
  @available(iOS, deprecated: 100000.0, renamed: "init(selection:content:label:)")
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: label, content: content())
  }
}

/// The value that a picker selects.
struct PickerSelection<Value: Hashable> {
  /// The closure that returns the value; it returns `nil` if several values differ.
  let get: () -> Value?
  /// The closure that sets all values.
  let set: (Value) -> Void

  init(_ binding: Binding<Value>) {
    get = { binding.wrappedValue }
    set = { binding.wrappedValue = $0 }
  }

  init<C>(_ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>)
  where C: RandomAccessCollection {
    let bindings = sources.map { $0[keyPath: selection] }
    get = {
      guard let first = bindings.first?.wrappedValue else { return nil }
      return bindings.allSatisfy { $0.wrappedValue == first } ? first : nil
    }
    set = { value in for binding in bindings { binding.wrappedValue = value } }
  }
}

extension Picker {
  func nodes(in scope: ViewScope) -> [Node] {
    var scope = scope
    let style = scope.context.environment.pickerStyle
    // Only rows of forms and lists show the title of a menu on iOS.
    if style == .menu || style == .automatic, !scope.environment.showsMenuLabels,
      scope.environment.labelsVisibility == .automatic
    {
      scope.context.environment.labelsHidden = true
    }
    let selection = selection
    let binding = scope.engineBinding {
      selection.get().map { ViewTag(selection: $0) } ?? .none
    } set: { (tag: ViewTag) in
      if let value = tag.value(as: Value.self) { selection.set(value) }
    }
    let content = ComponentList(
      scope.component(content.environment(\.hasImplicitTags, true), at: .part("content")))
    if let controls = scope.environment.presentedControls, controls.kind == .menu {
      let isDismissing = scope.environment.menuActionDismissBehavior != .disabled
      let menuBinding = scope.engineBinding {
        binding.wrappedValue
      } set: { tag in
        controls.perform(isDismissing: isDismissing) {
          if let value = tag.value(as: Value.self) { selection.set(value) }
        }
      }
      return scope.nodes(of: MenuPickerItems(selection: menuBinding, content: content))
    }
    return scope.nodes(
      of: Engine.Picker(
        selection: binding, content: content, label: scope.list(label, at: "label"),
        currentValue: currentValueLabel.map { list($0, in: scope) }, hasMenuActions: true))
  }

  private typealias Value = SelectionValue

  private func list(_ view: some View, in scope: ViewScope) -> ComponentList {
    scope.list(view, at: "currentValueLabel")
  }
}

private enum MenuLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether pickers with a menu show their labels; `false` by
  /// default.
  ///
  /// Rows of forms and lists set it.
  var showsMenuLabels: Bool {
    get { self[MenuLabelsKey.self] }
    set { self[MenuLabelsKey.self] = newValue }
  }
}
