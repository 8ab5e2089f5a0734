// SPDX-License-Identifier: MIT

// Variants: ToggleStyle; ToggleStyleConfiguration; toggles
//   -> ButtonStyle; ButtonStyleConfiguration; buttons
//   | ControlGroupStyle; ControlGroupStyleConfiguration; groups of controls
//   | DatePickerStyle; DatePickerStyleConfiguration; date pickers
//   | FormStyle; FormStyleConfiguration; forms
//   | GaugeStyle; GaugeStyleConfiguration; gauges
//   | GroupBoxStyle; GroupBoxStyleConfiguration; group boxes
//   | LabelStyle; LabelStyleConfiguration; labels
//   | LabeledContentStyle; LabeledContentStyleConfiguration; labeled contents
//   | MenuStyle; MenuStyleConfiguration; menus
//   | NavigationSplitViewStyle; NavigationSplitViewStyleConfiguration; navigation split views
//   | PrimitiveButtonStyle; PrimitiveButtonStyleConfiguration; buttons
//   | ProgressViewStyle; ProgressViewStyleConfiguration; progress views
//   | TextEditorStyle; TextEditorStyleConfiguration; text editors
/// A type that defines the appearance and interaction of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of one of the controls.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates the body of one of the controls.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

// Variants: toggleStyle; ToggleStyle; toggles
//   -> controlGroupStyle; ControlGroupStyle; groups of controls
//   | datePickerStyle; DatePickerStyle; date pickers
//   | gaugeStyle; GaugeStyle; gauges
//   | groupBoxStyle; GroupBoxStyle; group boxes
//   | labeledContentStyle; LabeledContentStyle; labeled contents
//   | menuStyle; MenuStyle; menus
//   | progressViewStyle; ProgressViewStyle; progress views
//   | tableStyle; TableStyle; tables
//   | textFieldStyle; TextFieldStyle; text fields
extension View {
  /// Sets the style of the toggles within the view.
  public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    addingStyle(style as any ToggleStyle)
  }
}
