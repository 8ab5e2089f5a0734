// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

// Drawn by TintypeComponents/Controls/Pickers/WheelPicker.swift.

/// Wheels in which a user selects a date.
struct DateWheels {
  /// The components that the wheels select.
  enum Mode {
    case date, month, time, dateAndTime
  }

  /// The accessibility label.
  let label: String
  /// The date.
  let date: Date
  /// The range of the dates that can be selected.
  let bounds: DateBounds
  /// The components.
  let mode: Mode
  /// The action of a selection.
  let set: (Date) -> Void
}

extension DateWheels: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let formats = DateFormats(scope.environment)
    let builder = WheelBuilder(
      date: bounds.clamp(date), bounds: bounds, formats: formats, set: set, scope: scope)
    let wheels =
      switch mode {
      case .date: formats.order.map(builder.wheel)
      case .month: formats.order.filter { $0 != .day }.map(builder.wheel)
      case .time: builder.timeWheels
      case .dateAndTime: [builder.dayWheel] + builder.timeWheels
      }
    return scope.nodes(of: TintypeComponents.WheelPicker(label: label, wheels: wheels))
  }
}

/// Creates the wheels of a date.
private struct WheelBuilder {
  let date: Date
  let bounds: DateBounds
  let formats: DateFormats
  let set: (Date) -> Void
  let scope: ViewScope

  private var calendar: Calendar { formats.calendar }

  /// Returns the accessibility label of a wheel.
  private func name(of component: SystemText) -> String {
    component.string(for: scope.environment.locale)
  }

  /// The wheels of the hour, the minute, and the half of the day.
  var timeWheels: [Wheel] {
    [wheel(.hour), wheel(.minute)] + (formats.hasHalfDays ? [halfDayWheel] : [])
  }

  /// Returns the wheel of a component.
  func wheel(_ component: Calendar.Component) -> Wheel {
    switch component {
    case .year:
      wheel(name(of: .year), width: nil, text: formats.year) { adding($0, .year) }
    case .month:
      wheel(name(of: .month), width: nil, text: formats.monthName) {
        adding(wrapped($0, .month, in: .year), .month)
      }
    case .day:
      wheel(name(of: .day), width: 44, text: { formats.number(calendar.component(.day, from: $0)) })
      {
        adding(wrapped($0, .day, in: .month), .day)
      }
    case .hour:
      wheel(name(of: .hour), width: 44, text: hour) { adding(wrapped($0, .hour, in: .day), .hour) }
    default:
      wheel(
        name(of: .minute), width: 44,
        text: { formats.number(calendar.component(.minute, from: $0), digits: 2) }
      ) {
        adding(wrapped($0, .minute, in: .hour), .minute)
      }
    }
  }

  /// The wheel of the days of all months.
  var dayWheel: Wheel {
    wheel(name(of: .date), width: nil, text: formats.shortDay) { adding($0, .day) }
  }

  /// The wheel of the halves of a day.
  private var halfDayWheel: Wheel {
    let isLate = calendar.component(.hour, from: date) >= 12
    return wheel("AM/PM", width: 56) {
      calendar.component(.hour, from: $0) < 12 ? calendar.amSymbol : calendar.pmSymbol
    } date: { distance in
      switch distance {
      case 0: date
      case 1 where !isLate: adding(12, .hour)
      case -1 where isLate: adding(-12, .hour)
      default: nil
      }
    }
  }

  private func hour(_ date: Date) -> String {
    let hour = calendar.component(.hour, from: date)
    return formats.number(formats.hasHalfDays ? (hour + 11) % 12 + 1 : hour)
  }

  private func adding(_ value: Int, _ component: Calendar.Component) -> Date? {
    calendar.date(byAdding: component, value: value, to: date)
  }

  /// Returns a distance that stays in the range of a component, whose wheel has no ends.
  private func wrapped(
    _ distance: Int, _ component: Calendar.Component, in larger: Calendar.Component
  ) -> Int {
    guard let range = calendar.range(of: component, in: larger, for: date), !range.isEmpty else {
      return distance
    }
    let index = calendar.component(component, from: date) - range.lowerBound
    let target = (index + distance) % range.count
    return (target < 0 ? target + range.count : target) - index
  }

  private func wheel(
    _ label: String, width: Double?, text: (Date) -> String, date target: @escaping (Int) -> Date?
  ) -> Wheel {
    let (bounds, set) = (bounds, set)
    let rows = (-Wheel.reach...Wheel.reach).map { distance -> WheelRow? in
      guard let date = target(distance) else { return nil }
      return WheelRow(
        ComponentList(Engine.Text(text(date))), isEnabled: bounds.clamp(date) == date)
    }
    return Wheel(
      label: label, value: text(date), rows: rows, width: width
    ) { [tree = scope.evaluation.tree] distance in
      guard let date = target(distance) else { return }
      tree.perform([{ set(bounds.clamp(date)) }])
    }
  }
}
