// SPDX-License-Identifier: MIT

import TintypeComponents

// Drawn by TintypeComponents/Controls/Pickers/Picker.swift.

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

  // Variants: ", and a view that a closed menu shows"; ", currentValueLabel: currentValueLabel()";
  //   ", @ViewBuilder currentValueLabel: () -> some View" -> ""; ""; ""
  /// Creates a picker with a label, and a view that a closed menu shows.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: label(), content: content(),
      currentValueLabel: currentValueLabel())
  }

  // Variants: ", and a view that a closed menu shows"; ", currentValueLabel: currentValueLabel()";
  //   ", @ViewBuilder currentValueLabel: () -> some View" -> ""; ""; ""
  /// Creates a picker with a label for several values, and a view that a closed menu shows.
  ///
  /// No option is selected if the values differ.
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

  init(get: @escaping () -> Value?, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

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
    if style == .menu || style == .automatic, !scope.context.environment.hasRowLinks,
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
      scope.withoutLazyElements.component(
        content.environment(\.hasImplicitTags, true), at: .part("content")))
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
    let label = scope.list(label, at: "label")
    let currentValue = currentValueLabel.map { list($0, in: scope) }
    switch scope.environment.pickerLayout {
    case .wheel:
      return scope.nodes(
        of: WheelPickerOptions(label: label, selection: binding, content: content))
    case .navigationLink:
      let option = SelectedPickerOption(selection: binding, content: content)
      return scope.pickerLink(label: label, value: currentValue ?? ComponentList(option)) {
        screen(removing: $0, in: scope)
      }
    case .standard: break
    }
    if style == .inline, scope.context.environment.hasRowLinks {
      return scope.nodes(of: PickerListRows(label: label, selection: binding, content: content))
    }
    let picker = TintypeComponents.Picker(
      selection: binding, content: content, label: label, currentValue: currentValue,
      hasMenuActions: true)
    guard style == .menu || style == .automatic else { return scope.nodes(of: picker) }
    return menu(picker, in: scope)
  }

  /// Returns the nodes of a closed menu, and presents the open one.
  private func menu(_ picker: TintypeComponents.Picker<ViewTag>, in scope: ViewScope) -> [Node] {
    let state = scope.node.effect { MenuState() }
    let frame = scope.node.effect { FrameReference() }
    if state.isOpen {
      let close: () -> Void = { state.isOpen = false }
      scope.present(.menu(self, at: frame, isFixed: true, close: close, dismiss: close))
    }
    let open: () -> Void = { state.isOpen = true }
    return scope.nodes(
      of: picker.geometryProbe(scope.placement(of: frame, named: "a picker"))
        .onTapGesture(perform: scope.action(open))
        .disabled(!scope.environment.isEnabled))
  }

  /// Returns the screen with the options, which a selection removes.
  private func screen(removing remove: @escaping () -> Void, in scope: ViewScope) -> any View {
    let selection = selection
    let options = Picker<EmptyView, SelectionValue, Content>(
      PickerSelection(get: selection.get) { value in
        selection.set(value)
        remove()
      }, label: EmptyView(), content: content
    )
    .pickerStyle(.inline)
    return PickerScreen(title: scope.text(of: label, at: "label"), options: options)
  }

  private typealias Value = SelectionValue

  private func list(_ view: some View, in scope: ViewScope) -> ComponentList {
    scope.list(view, at: "currentValueLabel")
  }
}
