// SPDX-License-Identifier: MIT

/// A widget.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public protocol Widget {}

/// The widgets of an app.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public protocol WidgetBundle {}

/// The content of a widget.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public protocol WidgetConfiguration {}

/// A result builder of widgets.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public struct WidgetBundleBuilder {}

/// A widget without content.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public struct EmptyWidgetConfiguration {}

/// A widget in an availability check.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public struct LimitedAvailabilityConfiguration {}

/// A widget with a control.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public protocol ControlWidget {}

/// The content of a widget with a control.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public protocol ControlWidgetConfiguration {}

/// The control of a widget.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public protocol ControlWidgetTemplate {}

/// A result builder of widgets with controls.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public struct ControlWidgetConfigurationBuilder {}

/// A result builder of controls of widgets.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public struct ControlWidgetTemplateBuilder {}

/// A widget without a control.
@available(
  *, unavailable, message: "Widgets do not run on Linux. Test the view of the entry directly."
)
public struct EmptyControlWidgetTemplate {}
