// SPDX-License-Identifier: MIT

import Foundation

extension DatePicker where Label == Text {
  // Variants: string(titleKey)
  /// Creates a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, components: displayedComponents, label: Text(titleKey))
  }

  // Variants: ClosedRange<Date> -> PartialRangeFrom<Date> | PartialRangeThrough<Date>
  // Variants: string(titleKey)
  /// Creates a picker with a title for dates in a range.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, in: DateBounds(range), components: displayedComponents,
      label: Text(titleKey))
  }
}
