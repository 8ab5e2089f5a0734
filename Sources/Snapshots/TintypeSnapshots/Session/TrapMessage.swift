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

/// The restart of a test program after a trap.
package enum TrapRestart {
  /// The number of traps after which the process ends.
  private static let limit = 16

  /// Calls a closure that takes a snapshot.
  ///
  /// If it traps in a test program, the program starts again in the same process, where
  /// ``TintypeRuns/TrappedSnapshots`` contains the identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the snapshot, without line breaks.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  package static func without<R>(_ identifier: String, _ body: () throws -> R) rethrows -> R {
    let trapped = TrappedSnapshots.identifiers
    // Another program could have effects that may not occur twice.
    guard CommandLine.arguments.first?.hasSuffix(".xctest") == true, trapped.count < limit else {
      return try body()
    }
    let value = (trapped + [identifier]).joined(separator: "\n")
    tintype_set_trap_restart("\(TrappedSnapshots.variable)=\(value)")
    defer { tintype_set_trap_restart(nil) }
    return try body()
  }
}
