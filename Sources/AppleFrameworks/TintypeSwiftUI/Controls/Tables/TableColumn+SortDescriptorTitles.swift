// SPDX-License-Identifier: MIT

import Foundation

extension TableColumn
where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
  /// Creates a column with a title that can be sorted by Boolean values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional Boolean values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Bool?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by dates.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Date>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional dates.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Date?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `Double` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Double>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `Double` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Double?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `Float` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Float>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `Float` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Float?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `Int16` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Int16>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `Int16` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Int16?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `Int32` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Int32>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `Int32` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Int32?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `Int64` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Int64>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `Int64` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Int64?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `Int8` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Int8>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `Int8` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Int8?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `Int` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Int>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `Int` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Int?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column of strings with a title that can be sorted.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where S: StringProtocol, Content == Text {
    self.init(Text(title)) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a title that can be sorted by strings.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional strings.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `UInt16` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UInt16>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `UInt16` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UInt16?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `UInt32` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UInt32>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `UInt32` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UInt32?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `UInt64` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UInt64>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `UInt64` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UInt64?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `UInt8` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UInt8>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `UInt8` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UInt8?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by `UInt` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UInt>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional `UInt` values.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UInt?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by identifiers.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UUID>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }

  /// Creates a column with a title that can be sorted by optional identifiers.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, UUID?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), cell: content)
  }
}
