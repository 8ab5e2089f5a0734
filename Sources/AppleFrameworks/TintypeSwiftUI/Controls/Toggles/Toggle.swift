// SPDX-License-Identifier: MIT

import TintypeComponents

// Drawn by TintypeComponents/Controls/Toggles/Toggle.swift.

/// A control that switches between on and off.
public struct Toggle<Label>: View, PrimitiveView where Label: View {
  private let isOn: Binding<Bool>
  private nonisolated(unsafe) let isMixed: () -> Bool
  private nonisolated(unsafe) let label: Label

  nonisolated init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool, content: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    label = content
  }

  nonisolated init<C>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, content: Label)
  where C: RandomAccessCollection {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        reading: { bindings.allSatisfy(\.wrappedValue) },
        writing: { isOn in for binding in bindings { binding.wrappedValue = isOn } }),
      isMixed: {
        bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue)
      },
      content: content)
  }

  /// Creates a toggle with a label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: { false }, content: label())
  }

  /// Creates a toggle for several values; it is mixed if only some of them are on.
  public nonisolated init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn, content: label())
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a style.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    let isMixed = configuration.isMixed
    self.init(
      isOn: configuration.$isOn, isMixed: { isMixed }, content: configuration.label)
  }
}

extension Toggle {
  func nodes(in scope: ViewScope) -> [Node] {
    if let controls = scope.environment.presentedControls, controls.kind == .menu {
      let isOn = isOn
      return scope.menuItem(label, isChecked: isOn.wrappedValue, in: controls) {
        isOn.wrappedValue.toggle()
      }
    }
    let style = scope.environment.style((any ToggleStyle).self)
    let value = scope.binding(isOn)
    guard let style, !(style is any EngineToggleStyle) else {
      var scope = scope
      if let style = style as? any EngineToggleStyle {
        scope.context.environment.toggleStyle = style.engine
        scope.setTint(style.tint)
      } else if scope.environment.isInBar {
        scope.context.environment.toggleStyle = .button
      }
      let label = scope.list(label, at: "label")
      return scope.nodes(of: TintypeComponents.Toggle(isOn: value, isMixed: isMixed()) { label })
    }
    let configuration = ToggleStyleConfiguration(
      label: .init(label, in: scope, at: "label"),
      isOn: isOn, isMixed: isMixed())
    let body = StyleComponent(in: scope) { $0.nodes(of: style, configuration) }
    return scope.nodes(
      of: TintypeComponents.Toggle(isOn: value, isMixed: isMixed(), body: ComponentList(body)))
  }
}
