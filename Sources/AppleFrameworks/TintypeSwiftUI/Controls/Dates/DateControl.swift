// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The state of a date picker with buttons.
private final class DateControlState {
  /// The panels of the buttons.
  enum Panel {
    case date, time
  }

  /// The open panel, if any.
  var panel: Panel?
}

/// A date picker in one of the built-in styles.
struct DateControl {
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  let label: ComponentList

  private var date: Date { bounds.clamp(selection.wrappedValue) }

  /// Returns the nodes of a row with buttons.
  func compactNodes(in scope: ViewScope) -> [Node] {
    let buttons = buttons(components, in: scope)
    return scope.nodes(of: DatePickerRow(label: label, value: ComponentList(buttons)))
  }

  /// Returns the nodes of a calendar, above a button for the time.
  func graphicalNodes(in scope: ViewScope) -> [Node] {
    guard components.contains(.date) else { return compactNodes(in: scope) }
    let calendar = scope.component(month(in: scope), at: .part("calendar"))
    guard components.contains(.hourAndMinute) else { return scope.nodes(of: calendar) }
    let buttons = buttons(.hourAndMinute, in: scope)
    let title = ComponentList(Engine.Text(SystemText.time.string(for: scope.environment.locale)))
    return scope.nodes(
      of: Engine.VStack(spacing: 0) {
        calendar
        DatePickerRow(label: title, value: ComponentList(buttons)).padding(.horizontal, 12)
      })
  }

  /// Returns the nodes of wheels, with the label in front of them.
  func wheelNodes(in scope: ViewScope) -> [Node] {
    let wheels = scope.component(wheels(components, in: scope), at: .part("wheels"))
    return scope.nodes(of: DatePickerRow(label: label, value: ComponentList(wheels)))
  }

  private func buttons(_ components: DatePickerComponents, in scope: ViewScope) -> [any Component] {
    let state = scope.node.effect { DateControlState() }
    let formats = DateFormats(scope.environment)
    var buttons: [any Component] = []
    if components.contains(.date) {
      let view = month(in: scope)
      buttons.append(button(formats.date(date), .date, state, width: 336, view, in: scope))
    }
    if components.contains(.hourAndMinute) {
      let view = wheels(.hourAndMinute, in: scope)
      buttons.append(button(formats.time(date), .time, state, width: 216, view, in: scope))
    }
    return buttons
  }

  /// Returns a button, and presents its panel if it is open.
  private func button(
    _ text: String, _ panel: DateControlState.Panel, _ state: DateControlState, width: Double,
    _ content: some View, in scope: ViewScope
  ) -> any Component {
    let frame = scope.node.effect { FrameReference() }
    let isOpen = state.panel == panel
    if isOpen {
      let close: () -> Void = { state.panel = nil }
      scope.present(
        Presentation(id: panel, name: "DatePickerPanel") { scope, screen in
          let anchor = Rect(frame.frame(in: scope.evaluation.number))
          let content = ComponentList(scope.component(content, at: .content))
          return PresentationLayer(
            component: DatePanel(
              on: screen, anchor: anchor, width: width, content: content,
              dismiss: scope.action(close)),
            isModal: true)
        })
    }
    let action: () -> Void = { state.panel = isOpen ? nil : panel }
    return DateButton(text, isOpen: isOpen, action: scope.action(action))
      .geometryProbe(scope.placement(of: frame, named: "a date picker"))
  }

  private func month(in scope: ViewScope) -> MonthView {
    let calendar = scope.environment.calendar
    let (date, bounds, selection) = (date, bounds, selection)
    let selected = calendar.startOfDay(for: date)
    return MonthView(
      label: scope.context.text(of: label), anchor: date, bounds: bounds,
      isSelected: { $0 == selected }
    ) { day in
      // The time of the day is kept.
      let distance = calendar.dateComponents([.day], from: selected, to: day).day ?? 0
      let new = calendar.date(byAdding: .day, value: distance, to: date) ?? day
      selection.wrappedValue = bounds.clamp(new)
    }
  }

  private func wheels(_ components: DatePickerComponents, in scope: ViewScope) -> DateWheels {
    let mode: DateWheels.Mode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    let selection = selection
    return DateWheels(
      label: scope.context.text(of: label), date: date, bounds: bounds, mode: mode,
      set: { selection.wrappedValue = $0 })
  }
}
