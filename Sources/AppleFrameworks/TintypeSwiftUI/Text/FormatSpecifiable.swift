// SPDX-License-Identifier: MIT

import Foundation

// Variants: Int8; Int32; %d -> Int16; Int32; %d | Int32; Int32; %d | Int64; Int64; %lld
//   | Int; Int64; %lld | UInt8; UInt32; %u | UInt16; UInt32; %u | UInt32; UInt32; %u
//   | UInt64; UInt64; %llu | UInt; UInt64; %llu | Float; Float; %f | Double; Double; %lf
//   | CGFloat; CGFloat; %lf
extension Int8: _FormatSpecifiable {
  /// The argument of a format string.
  public var _arg: Int32 { Int32(self) }
  /// The specifier in a format string.
  public var _specifier: String { "%d" }
}
