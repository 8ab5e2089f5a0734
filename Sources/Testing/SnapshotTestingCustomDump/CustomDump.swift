// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting

extension Snapshotting where Format == String {
  /// Writes a value in the format of swift-custom-dump 1.7, which resembles Swift's own syntax.
  ///
  /// ```swift
  /// assertInlineSnapshot(of: user, as: .customDump) {
  ///   """
  ///   User(
  ///     favoriteNumbers: [
  ///       [0]: 42
  ///     ],
  ///     name: "Ada"
  ///   )
  ///   """
  /// }
  /// ```
  ///
  /// Dictionaries and sets are sorted by the texts of their keys and elements. In every locale,
  /// dates are in UTC and durations in English. References have the extension `txt`.
  public static var customDump: Self {
    SimplySnapshotting.lines.pullback { (value: Value) in
      var dump = DumpWriter()
      return try dump.lines(of: value, isRoot: true).joined(separator: "\n")
    }
  }
}

/// An error for a value that is nested too deeply for a dump.
struct DumpTooDeep: Error, CustomStringConvertible {
  var description: String {
    """
    The value is nested deeper than the stack of the thread allows. Take a snapshot of a part of it.
    """
  }
}
