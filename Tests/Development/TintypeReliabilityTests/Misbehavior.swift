// SPDX-License-Identifier: MIT

import Foundation
import TintypeRuns
import TintypeSnapshots

/// The behavior of this target's tests, controlled by the variable `TINTYPE_MISBEHAVIOR`.
///
/// If the variable is not set, all tests pass. `scripts/measure/reliability` sets it and checks the exit code
/// of `tintype test`.
enum Misbehavior {
  /// The elements of the variable, such as `change` and `xctest-exit`.
  private static let words = Set(
    (ProcessInfo.processInfo.environment["TINTYPE_MISBEHAVIOR"] ?? "").split(separator: " ")
      .map(String.init))

  /// Returns a Boolean value that indicates whether the variable contains an element.
  static func has(_ word: String) -> Bool { words.contains(word) }

  /// The value of the snapshots.
  static var value: String { has("change") ? "changed" : "value" }

  /// The number of snapshots in a test that records many.
  static var count: Int { has("many") ? 200 : 1 }

  /// Ends the process if the variable requests it.
  ///
  /// - Parameter framework: The prefix of the elements, `xctest` or `testing`.
  static func end(_ framework: String) {
    if has("\(framework)-exit") { exit(0) }
    if has("\(framework)-kill") { kill(getpid(), SIGKILL) }
  }

  /// Traps as the code of a preview if the variable requests it.
  ///
  /// - Parameter framework: The prefix of the element, `xctest` or `testing`.
  /// - Returns: Whether an earlier program of this process trapped here.
  static func trapsOnce(_ framework: String) -> Bool {
    let identifier = "Reliability/\(framework)"
    guard has("\(framework)-trap"), !TrappedSnapshots.identifiers.contains(identifier) else {
      return has("\(framework)-trap")
    }
    return TrapRestart.without(identifier) { fatalError("The variable requests it.") }
  }
}
