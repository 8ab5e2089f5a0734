// SPDX-License-Identifier: MIT

public import Foundation

/// A control for a date, which is painted as a placeholder.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// The style.
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  /// A Boolean value that indicates whether the time is a multiple of the interval.
  open var roundsToMinuteInterval: Bool = true
  /// The date: by default the start of the year 2001, because there is no clock.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The first date; none by default.
  open var minimumDate: Date?
  /// The last date; none by default.
  open var maximumDate: Date?
  /// The parts of the date.
  open var datePickerMode = Mode.dateAndTime
  /// The style that the app prefers; it has no effect.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The number of minutes between two values.
  open var minuteInterval = 1
  /// The duration in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The locale, `nil` for the current one.
  open var locale: Locale?
  /// The time zone, `nil` for the current one.
  open var timeZone: TimeZone?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  open var calendar: Calendar! = Calendar.current

  /// Sets the date, without an animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The size of wheels in points, 320 × 216.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The parts of a date.
  @nonexhaustive(warn)
  public enum Mode: Int, Sendable {
    /// The time of day.
    case time = 0
    /// The day.
    case date = 1
    /// The day and the time of day.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// The year and the month.
    case yearAndMonth = 4
  }
}

/// The styles of a control for a date.
@nonexhaustive(warn)
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A button that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A view with wheels of values, which is painted as a placeholder.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// A Boolean value that indicates whether the selection is marked.
  open var showsSelectionIndicator: Bool = true
  /// Returns the size of a row in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: bounds.width, height: 32)
  }
  /// Returns `nil`, because rows are not shown.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// The object with the number of values.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The object with the titles of values; its methods are never called.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of values of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the selected value of a wheel.
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

  /// Selects a value of a wheel, without an animation.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }

  /// Does nothing, because the values are not shown.
  open func reloadAllComponents() {}

  /// Does nothing, because the values are not shown.
  open func reloadComponent(_ component: Int) {}

  /// The size of wheels in points, 320 × 216.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// An object with the number of values of wheels.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of values of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object with the titles of values; its methods are never called.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {}
