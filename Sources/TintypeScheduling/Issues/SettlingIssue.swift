// SPDX-License-Identifier: MIT

/// Why work could not be brought to rest.
enum SettlingIssue: Hashable, Sendable {
  /// The runtime has no seams that are known.
  case unknownRuntime
  /// What was started went on for more steps than were allowed.
  case endless(limit: Int)
  /// A condition did not hold after all rounds.
  case unsettled(rounds: Int, pending: [PendingWork], waiting: [PendingWork] = [])
}

extension SettlingIssue: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownRuntime:
      """
      settled { } cannot run tasks here: this version of the Swift runtime is not one whose seams are \
      known, or another library uses them. Write the test as async and call \
      `await settle(until: { … })` instead, or give the component an immediate scheduler.
      """
    case .endless(let limit):
      """
      What was started in settled { } is still running after \(limit) steps: a task that never ends, \
      such as a loop around Task.yield(). Cancel it before the end of settled { }, let it wait for a \
      clock of the test, or pass a higher limit.
      """
    case .unsettled(let rounds, let pending, let waiting):
      """
      The condition of settle(until:) does not hold after \(rounds) rounds.\
      \(Self.list("Pending", pending))\
      \(Self.list("Waiting until the test advances a clock or a scheduler", waiting)) What \
      waits for time or for another thread needs a clock or a scheduler of the test; a condition that \
      never holds needs another one.
      """
    }
  }

  private static func list(_ title: String, _ work: [PendingWork]) -> String {
    work.isEmpty
      ? ""
      : " \(title): \(work.prefix(10).map(\.description).joined(separator: "; "))"
        + (work.count > 10 ? "; and \(work.count - 10) more." : ".")
  }
}
