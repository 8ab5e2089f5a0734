// SPDX-License-Identifier: MIT

public import Foundation

/// A calendar, which is not painted: it is shown as a placeholder.
@MainActor @preconcurrency
open class UICalendarView: UIView, _PlaceholderContent {
  /// The object with the decorations; its methods are never called.
  open var delegate: (any UICalendarViewDelegate)?
  /// The selection.
  open var selectionBehavior: UICalendarSelection?
  /// The locale.
  open var locale: Locale = .current
  /// The calendar.
  open var calendar: Calendar = .current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The design of the font.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default
  /// The days that can be shown.
  open var availableDateRange: DateInterval = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month.
  open var visibleDateComponents: DateComponents = DateComponents()
  /// A Boolean value that indicates whether there are decorations.
  open var wantsDateDecorations: Bool = true
  /// Has no effect, because decorations are not shown.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  /// Sets the month, without an animation.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// The decoration of a day.
  @MainActor @preconcurrency
  open class Decoration: NSObject {
    /// The size of a decoration.
    @nonexhaustive(warn)
    public enum Size: Int, Sendable {
      /// Small.
      case small = 0
      /// Medium.
      case medium = 1
      /// Large.
      case large = 2
    }

    /// Returns a dot.
    open class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration()
    }
    /// Returns an image.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: Size = .medium
    ) -> Decoration {
      Decoration()
    }
    /// Returns a view.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration()
    }
  }
}

/// An object with the decorations of days; its methods are never called.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration of a day.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
}

extension UICalendarViewDelegate {
  /// Returns no decoration.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    nil
  }
}

/// The selection of a calendar.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  /// Has no effect, because days are not shown.
  open func updateSelectableDates() {}
}

/// The selection of one day.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that follows the selection; its methods are never called.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day.
  open var selectedDate: DateComponents?

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  /// Sets the day, without an animation.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }
}

/// An object that follows a selection; its methods are never called.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called after a day was selected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns a Boolean value that indicates whether a day can be selected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    true
  }
}

/// The selection of several days.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that follows the selection; its methods are never called.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days.
  open var selectedDates: [DateComponents] = []

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  /// Sets the days, without an animation.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}

/// An object that follows a selection; its methods are never called.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called after a day was selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called after a day was deselected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

extension UICalendarSelectionMultiDateDelegate {
  /// Does nothing.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {}
}
