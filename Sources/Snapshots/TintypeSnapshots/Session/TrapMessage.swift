// SPDX-License-Identifier: MIT

import CTintypeSignals
import TintypeRuns

/// The message about the snapshot that ends its process by a trap.
enum TrapMessage {
  /// Calls a closure.
  ///
  /// If it traps, the name of the snapshot and the place of its assertion are printed.
  static func naming<R>(
    _ name: SnapshotName, at site: CallSite, _ body: () throws -> R
  ) rethrows -> R {
    tintype_set_trap_message(
      """
      \(site.file):\(site.line): error: The process ended while it took the snapshot “\(name)”. \
      Correct the code that the last “Fatal error” or the backtrace names.

      """)
    defer { tintype_set_trap_message(nil) }
    return try body()
  }
}
