// SPDX-License-Identifier: MIT

/// A type that has one value that says nothing, such as an empty string or `nil`.
///
/// A stub that nobody has configured returns it, after it has failed the test.
public protocol EmptyValue {
  /// The value that says nothing.
  static var emptyValue: Self { get }
}

extension Bool: EmptyValue {
  /// `false`.
  public static var emptyValue: Bool { false }
}

extension EmptyValue where Self: AdditiveArithmetic {
  /// Zero.
  public static var emptyValue: Self { .zero }
}

extension Int: EmptyValue {}
extension Int8: EmptyValue {}
extension Int16: EmptyValue {}
extension Int32: EmptyValue {}
extension Int64: EmptyValue {}
extension UInt: EmptyValue {}
extension UInt8: EmptyValue {}
extension UInt16: EmptyValue {}
extension UInt32: EmptyValue {}
extension UInt64: EmptyValue {}
extension Float: EmptyValue {}
extension Double: EmptyValue {}
extension Duration: EmptyValue {}

extension EmptyValue where Self: RangeReplaceableCollection {
  /// The empty collection.
  public static var emptyValue: Self { Self() }
}

extension String: EmptyValue {}
extension Substring: EmptyValue {}
extension Array: EmptyValue {}
extension ArraySlice: EmptyValue {}
extension ContiguousArray: EmptyValue {}

extension Dictionary: EmptyValue {
  /// The empty dictionary.
  public static var emptyValue: Self { [:] }
}

extension Set: EmptyValue {
  /// The empty set.
  public static var emptyValue: Self { [] }
}

extension Optional: EmptyValue {
  /// `nil`.
  public static var emptyValue: Self { nil }
}

extension AsyncStream: EmptyValue {
  /// The stream that ends at once.
  public static var emptyValue: Self { Self { $0.finish() } }
}
