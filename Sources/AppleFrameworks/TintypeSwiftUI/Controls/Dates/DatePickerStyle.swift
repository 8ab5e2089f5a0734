// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The properties of a date picker that are available to its style.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The date.
  @Binding public var selection: Date
  /// The components that a user can select.
  public var displayedComponents: DatePickerComponents
  /// The earliest date, if any.
  public var minimumDate: Date?
  /// The latest date, if any.
  public var maximumDate: Date?
  /// The label.
  public let label: Label

  init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents, minimumDate: Date?,
    maximumDate: Date?, label: Label
  ) {
    _selection = selection
    self.displayedComponents = displayedComponents
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.label = label
  }

  /// The range of dates.
  fileprivate var bounds: DateBounds {
    switch (minimumDate, maximumDate) {
    case (nil, nil): DateBounds()
    case (let minimum?, nil): DateBounds(minimum...)
    case (nil, let maximum?): DateBounds(...maximum)
    case (let minimum?, let maximum?): DateBounds(minimum...max(minimum, maximum))
    }
  }
}

/// The layouts of the built-in styles.
enum DatePickerLayout {
  case compact, graphical, wheel
}

/// A built-in date picker style.
@MainActor
protocol EngineDatePickerStyle: DatePickerStyle {
  nonisolated var layout: DatePickerLayout { get }
}

extension EngineDatePickerStyle {
  /// Returns a date picker with the style.
  func styled(_ configuration: DatePickerStyleConfiguration) -> some View {
    DatePicker(
      configuration.$selection, in: configuration.bounds,
      components: configuration.displayedComponents, label: configuration.label
    )
    .datePickerStyle(self)
  }
}
