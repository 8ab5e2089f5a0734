// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A control that selects a date, by the calendar, the time zone and the locale of the environment.
public struct DatePicker<Label>: View, PrimitiveView where Label: View {
  /// The components of a date that a user can select.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let bounds: DateBounds
  private let components: DatePickerComponents
  private nonisolated(unsafe) let label: Label

  nonisolated init(
    _ selection: Binding<Date>, in bounds: DateBounds = DateBounds(),
    components: DatePickerComponents, label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  /// Creates a picker with a label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - displayedComponents: The components that a user can select; the date and the time by
  ///     default.
  ///   - label: The label.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, components: displayedComponents, label: label())
  }

  // Variants: ClosedRange<Date> -> PartialRangeFrom<Date> | PartialRangeThrough<Date>
  /// Creates a picker with a label for dates in a range.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, in: DateBounds(range), components: displayedComponents, label: label())
  }
}

extension DatePicker {
  func nodes(in scope: ViewScope) -> [Node] {
    let style = scope.environment.style((any DatePickerStyle).self)
    if let style, !(style is any EngineDatePickerStyle) {
      return scope.nodes(of: style, configuration(in: scope))
    }
    let control = DateControl(
      selection: selection, bounds: bounds, components: components,
      label: scope.list(label, at: "label"))
    switch (style as? any EngineDatePickerStyle)?.layout ?? .compact {
    case .compact: return control.compactNodes(in: scope)
    case .graphical: return control.graphicalNodes(in: scope)
    case .wheel: return control.wheelNodes(in: scope)
    }
  }

  private func configuration(in scope: ViewScope) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      selection: selection, displayedComponents: components, minimumDate: bounds.minimum,
      maximumDate: bounds.maximum,
      label: .init(label, in: scope, at: "label"))
  }
}
