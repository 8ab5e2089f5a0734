// SPDX-License-Identifier: MIT

/// The test, the origin and the subscription that work belongs to when it is scheduled.
struct WorkContext: Sendable {
  /// A replacement for the scope of the running test.
  enum ScopeBinding: Sendable {
    case scope(Ledger.Scope)
    /// Work is not recorded, as outside of a test.
    case unrecorded
  }

  /// The replacement for the scope of the running test, if there is one.
  var scope: ScopeBinding?
  /// The origin of the work that is being scheduled.
  var origin: WorkOrigin?
  /// The subscription that is being made.
  var subscription: Subscription?

  /// The context of the current task.
  ///
  /// It must be task-local: the requirements of `Scheduler` and `Publisher`, which are Combine's, have
  /// no parameter for it, and a task records its work in the scope of the test that started it.
  @TaskLocal static var current = WorkContext()

  // Actions that run at once nest in the functions that bind a context. So the copy to bind, which has
  // many words, is made in a function that has returned by then and takes no space on the stack.

  static func replacing(scope: ScopeBinding) -> WorkContext {
    var context = current
    context.scope = scope
    return context
  }

  static func replacing(origin: WorkOrigin?) -> WorkContext {
    var context = current
    context.origin = origin
    return context
  }

  static func replacing(subscription: Subscription) -> WorkContext {
    var context = current
    context.subscription = subscription
    return context
  }
}

extension Ledger {
  /// The scope of the test that runs here; `nil` where none is known.
  package static var scope: Scope? {
    switch WorkContext.current.scope {
    case .scope(let scope): scope
    case .unrecorded: nil
    case nil: installedScope
    }
  }

  /// Records the work of an operation in a scope of its own.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - operation: What is run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  package static func withScope<R>(_ scope: Scope, operation: () throws -> R) rethrows -> R {
    try WorkContext.$current.withValue(.replacing(scope: .scope(scope)), operation: operation)
  }

  /// Records the work of an operation in a scope of its own.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - isolation: The actor on which the operation runs; the caller's.
  ///   - operation: What is run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  package static func withScope<R>(
    _ scope: Scope,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await WorkContext.$current.withValue(
      .replacing(scope: .scope(scope)), operation: operation)
  }

  /// Records no work of an operation, as outside of a test.
  package static func withoutScope<R>(operation: () throws -> R) rethrows -> R {
    try WorkContext.$current.withValue(.replacing(scope: .unrecorded), operation: operation)
  }

  /// Records no work of an operation, as outside of a test.
  package static func withoutScope<R>(
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
  ) async rethrows -> R {
    try await WorkContext.$current.withValue(
      .replacing(scope: .unrecorded), operation: operation)
  }
}

/// The place and the object that schedule work.
///
/// The methods of a scheduler have no parameter for it. A caller that knows it binds an origin around
/// the call.
///
/// It is a class so that a context takes few words, in each stack frame in which actions nest.
package final class WorkOrigin: Sendable {
  /// Where the work is started.
  package let place: CreationPlace?
  /// The type of the object that the work is for.
  package let owner: String?
  /// A Boolean value that indicates whether the ledger has an entry for the work, so that the scheduler
  /// must not make another one.
  package let isEntered: Bool
  /// The ticket of that entry.
  let ticket: Ledger.Ticket?

  package init(
    place: CreationPlace? = nil, owner: String? = nil, isEntered: Bool = false,
    ticket: Ledger.Ticket? = nil
  ) {
    self.place = place
    self.owner = owner
    self.isEntered = isEntered
    self.ticket = ticket
  }

  /// The origin of the work that is scheduled here.
  package static var current: WorkOrigin? { WorkContext.current.origin }

  /// Runs an operation whose work has an origin.
  package static func withValue<R>(
    _ origin: WorkOrigin?, operation: () throws -> R
  ) rethrows -> R {
    try WorkContext.$current.withValue(.replacing(origin: origin), operation: operation)
  }
}

extension WorkOrigin {
  /// Passes the place of a call to a scheduler, unless a place is bound already.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - body: Calls the scheduler.
  /// - Returns: What the body returns.
  static func binding<R>(_ place: CreationPlace, _ body: () -> R) -> R {
    hasPlace ? body() : WorkContext.$current.withValue(completed(by: place), operation: body)
  }

  /// Runs an action, which does not inherit the origin of its own scheduling.
  static func forgetting(_ action: () -> Void) {
    if isBound {
      WorkContext.$current.withValue(.replacing(origin: nil), operation: action)
    } else {
      action()
    }
  }

  private static var hasPlace: Bool { current?.place != nil }

  private static var isBound: Bool { current != nil }

  private static func completed(by place: CreationPlace) -> WorkContext {
    let origin = current
    return .replacing(
      origin: WorkOrigin(
        place: place, owner: origin?.owner, isEntered: origin?.isEntered ?? false,
        ticket: origin?.ticket))
  }
}

extension Ledger {
  /// Enters work that a scheduler is given, with the origin that is bound.
  ///
  /// - Parameters:
  ///   - kind: The kind of the work.
  ///   - scheduler: The scheduler's name.
  ///   - scope: The scope of its test.
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
