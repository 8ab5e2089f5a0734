// SPDX-License-Identifier: MIT

import Foundation

extension TableColumn
where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by Boolean values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional Boolean values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by dates.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional dates.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `Double` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `Double` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `Float` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `Float` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `Int16` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `Int16` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `Int32` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `Int32` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `Int64` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `Int64` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `Int8` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `Int8` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `Int` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `Int` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int?>,
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

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by strings.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional strings.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String?>,
    comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `UInt16` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `UInt16` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `UInt32` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `UInt32` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `UInt64` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `UInt64` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `UInt8` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `UInt8` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by `UInt` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional `UInt` values.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by identifiers.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by optional identifiers.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }
}
