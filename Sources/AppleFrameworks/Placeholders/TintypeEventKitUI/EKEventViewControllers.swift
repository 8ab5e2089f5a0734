// SPDX-License-Identifier: MIT

@_exported public import EventKit
@_exported public import Foundation
@_exported public import TintypeUIKit

/// The results of an event's editor.
public enum EKEventEditViewAction: Int, Sendable {
  /// The user canceled.
  case canceled
  /// The event was saved.
  case saved
  /// The event was deleted.
  case deleted

  /// The earlier name of `canceled`.
  public static var cancelled: Self { .canceled }
}

/// The object that is called at the end of an event's editor.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called at the end, which is never reached.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Returns the calendar for a new event.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// Returns a calendar that is not stored.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    EKCalendar()
  }
}

/// The editor of an event, which is not shown: a `UIViewControllerRepresentable` shows a placeholder.
open class EKEventEditViewController: UINavigationController, _PlaceholderContent {
  /// The object that is called at the end.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The calendars.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore! = EKEventStore()
  /// The event.
  open var event: EKEvent?

  /// Does nothing, because there is no editor.
  open func cancelEditing() {}
}

/// The results of an event's view.
public enum EKEventViewAction: Int, Sendable {
  /// The user closed the view.
  case done
  /// The user answered.
  case responded
  /// The event was deleted.
  case deleted
}

/// The object that is called at the end of an event's view.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// Called at the end, which is never reached.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// The view of an event, which is not shown: a `UIViewControllerRepresentable` shows a placeholder.
open class EKEventViewController: UIViewController, _PlaceholderContent {
  /// The object that is called at the end.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var event: EKEvent!
  /// A Boolean value that indicates whether the event can be changed.
  open var allowsEditing = false
  /// A Boolean value that indicates whether the calendar is shown.
  open var allowsCalendarPreview = false
}

/// The numbers of calendars that can be selected.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One.
  case single
  /// Several.
  case multiple
}

/// The calendars that can be selected.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All.
  case allCalendars
  /// Those that can be changed.
  case writableCalendarsOnly
}

/// The object that is called for changes of a selection, of which there are none.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// Called after a change.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// Called at the end.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Called after the user canceled.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Does nothing.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// The selection of calendars, which is not shown: a `UIViewControllerRepresentable` shows a
/// placeholder.
open class EKCalendarChooser: UIViewController, _PlaceholderContent {
  /// The object that is called for changes.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// The number of calendars that can be selected.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// The selected calendars.
  open var selectedCalendars: Set<EKCalendar> = []
  /// A Boolean value that indicates whether there is a button that closes the selection.
  open var showsDoneButton = false
  /// A Boolean value that indicates whether there is a button that cancels the selection.
  open var showsCancelButton = false

  /// Creates a selection.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType = .event,
    eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }
}
