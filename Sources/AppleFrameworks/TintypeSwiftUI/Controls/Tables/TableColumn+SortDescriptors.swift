// SPDX-License-Identifier: MIT

import Foundation

extension TableColumn
where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
  // Variants: Bool -> Date | Double | Float | Int | Int8 | Int16 | Int32 | Int64 | UInt | UInt8
  //   | UInt16 | UInt32 | UInt64 | UUID
  // Variants: ">, @ViewBuilder"; sorted by -> "?>, @ViewBuilder"; sorted by optional
  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `Bool` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column of strings with a title that can be sorted.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(Text(titleKey)) { Text($0[keyPath: value]) }
  }

  // Variants: KeyPath<RowValue, String>; sorted by
  //   -> KeyPath<RowValue, String?>; sorted by optional
  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by strings.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }
}
