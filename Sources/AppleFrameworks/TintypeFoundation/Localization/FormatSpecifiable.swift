// SPDX-License-Identifier: MIT

import Foundation

/// A type of values that can be interpolated in a localized string with a specifier.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the argument of a format string.
  associatedtype _Arg: CVarArg

  /// The argument of a format string.
  var _arg: _Arg { get }
  /// The specifier in a format string.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  /// The argument of a format string.
  public var _arg: Int64 { Int64(self) }
  /// The specifier in a format string.
  public var _specifier: String { Self.bitWidth < 64 ? "%d" : "%lld" }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  /// The argument of a format string.
  public var _arg: UInt64 { UInt64(self) }
  /// The specifier in a format string.
  public var _specifier: String { Self.bitWidth < 64 ? "%u" : "%llu" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The argument of a format string.
  public var _arg: Double { Double(self) }
  /// The specifier in a format string.
  public var _specifier: String { self is Float ? "%f" : "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
