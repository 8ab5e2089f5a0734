// SPDX-License-Identifier: MIT

/// What a scheduler should say of the work that it is about to be given.
///
/// The methods of a scheduler take no place in the source. Whoever calls one and knows it binds an
/// origin around the call.
package struct WorkOrigin: Sendable {
  /// Where the work is started.
  package var place: CreationPlace?
  /// The type of the object that it is for.
  package var owner: String?
  /// Whether the ledger has it already, so that the scheduler must not enter it again.
  package var isEntered: Bool
  /// The ticket under which the ledger has it already.
  var ticket: Ledger.Ticket?

  package init(place: CreationPlace? = nil, owner: String? = nil, isEntered: Bool = false) {
    self.place = place
    self.owner = owner
    self.isEntered = isEntered
  }

  /// The origin of what is scheduled here.
  @TaskLocal package static var current: WorkOrigin?
}

extension Ledger {
  /// Enters work that a scheduler is given, with its origin where one is bound.
  ///
  /// - Parameters:
  ///   - kind: What kind of work it is.
  ///   - scheduler: The scheduler's name.
  ///   - scope: The test that it belongs to.
  /// - Returns: What strikes it out; `nil` where no test runs, or where it has been entered.
  package static func begin(
    _ kind: PendingWork.Kind,
    on scheduler: @autoclosure () -> String,
    in scope: @autoclosure () -> Scope? = Ledger.scope
  ) -> Ticket? {
    let origin = WorkOrigin.current
    if origin?.isEntered == true { return nil }
    return begin(
      PendingWork(kind, on: scheduler(), place: origin?.place, owner: origin?.owner),
      in: scope())
  }
}
