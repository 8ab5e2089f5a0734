// SPDX-License-Identifier: MIT

// Variants: A widget; Widget
//   -> The widgets of an app; WidgetBundle
//   | The content of a widget; WidgetConfiguration
//   | A widget with a control; ControlWidget
//   | The content of a widget with a control; ControlWidgetConfiguration
//   | The control of a widget; ControlWidgetTemplate
/// A widget.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public protocol Widget {}

// Variants: A result builder of widgets; WidgetBundleBuilder
//   -> A widget without content; EmptyWidgetConfiguration
//   | A widget in an availability check; LimitedAvailabilityConfiguration
//   | A result builder of widgets with controls; ControlWidgetConfigurationBuilder
//   | A result builder of controls of widgets; ControlWidgetTemplateBuilder
//   | A widget without a control; EmptyControlWidgetTemplate
/// A result builder of widgets.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public struct WidgetBundleBuilder {}
