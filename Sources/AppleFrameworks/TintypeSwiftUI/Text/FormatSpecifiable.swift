// SPDX-License-Identifier: MIT

import Foundation

extension Int: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: Int64 { Int64(self) }
  /// The specifier in a format string.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: Int32 { Int32(self) }
  /// The specifier in a format string.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: Int32 { Int32(self) }
  /// The specifier in a format string.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: Int32 { self }
  /// The specifier in a format string.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: Int64 { self }
  /// The specifier in a format string.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: UInt64 { UInt64(self) }
  /// The specifier in a format string.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: UInt32 { UInt32(self) }
  /// The specifier in a format string.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: UInt32 { UInt32(self) }
  /// The specifier in a format string.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: UInt32 { self }
  /// The specifier in a format string.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: UInt64 { self }
  /// The specifier in a format string.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: Float { self }
  /// The specifier in a format string.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: Double { self }
  /// The specifier in a format string.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: CGFloat { self }
  /// The specifier in a format string.
  public var _specifier: String { "%lf" }
}
