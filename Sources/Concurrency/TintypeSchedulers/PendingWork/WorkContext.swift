// SPDX-License-Identifier: MIT

/// The test, the origin and the subscription that scheduled work belongs to.
package struct WorkContext: Sendable {
  /// A replacement for the scope of the running test.
  package enum ScopeBinding: Sendable {
    case scope(WorkTracker.Scope)
    /// Work is not tracked, as outside of a test.
    case unrecorded
  }

  /// The replacement for the scope of the running test, if there is one.
  var scope: ScopeBinding?
  /// The origin of the work that is being scheduled.
  var origin: WorkOrigin?
  /// The subscription that is being created.
  var subscription: WatchedSubscription?

  /// The context of the current task.
  ///
  /// It must be task-local: the requirements of `Scheduler` and `Publisher`, which are Combine's,
  /// have no parameter for it, and a task registers its work in the scope of the test that started
  /// it.
  @TaskLocal package static var current = WorkContext()

  // Immediate actions nest in the functions that bind a context. The copy to bind is large, so it
  // is made in a function that has already returned and uses no stack space.

  package static func replacing(scope: ScopeBinding) -> WorkContext {
    var context = current
    context.scope = scope
    return context
  }

  package static func replacing(origin: WorkOrigin?) -> WorkContext {
    var context = current
    context.origin = origin
    return context
  }

  package static func replacing(subscription: WatchedSubscription) -> WorkContext {
    var context = current
    context.subscription = subscription
    return context
  }
}

extension WorkTracker {
  /// The scope of the running test; `nil` if unknown.
  package static var scope: Scope? {
    switch WorkContext.current.scope {
    case .scope(let scope): scope
    case .unrecorded: nil
    case nil: installedScope
    }
  }

  /// Registers the work of an operation in the given scope.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - operation: The operation to run.
  /// - Returns: The operation's return value.
  /// - Throws: Any error that the operation throws.
  package static func withScope<R>(_ scope: Scope, operation: () throws -> R) rethrows -> R {
    try WorkContext.$current.withValue(.replacing(scope: .scope(scope)), operation: operation)
  }

  /// Registers the work of an operation in the given scope.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - isolation: The actor that runs the operation; by default the caller's.
  ///   - operation: The operation to run.
  /// - Returns: The operation's return value.
  /// - Throws: Any error that the operation throws.
  package static func withScope<R>(
    _ scope: Scope,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await WorkContext.$current.withValue(
      .replacing(scope: .scope(scope)), operation: operation)
  }

  /// Runs an operation without tracking its work, as outside of a test.
  package static func withoutScope<R>(operation: () throws -> R) rethrows -> R {
    try WorkContext.$current.withValue(.replacing(scope: .unrecorded), operation: operation)
  }

  /// Runs an operation without tracking its work, as outside of a test.
  package static func withoutScope<R>(
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
  ) async rethrows -> R {
    try await WorkContext.$current.withValue(
      .replacing(scope: .unrecorded), operation: operation)
  }
}

/// The source location and the object that schedule work.
///
/// The methods of a scheduler have no parameter for it. A caller that has it binds an origin
/// around the call.
///
/// It is a class so that a context uses little space in each stack frame in which actions nest.
package final class WorkOrigin: Sendable {
  /// The source location at which the work is started.
  package let place: CreationSite?
  /// The type of the object that the work is for.
  package let owner: String?
  /// A Boolean value that indicates whether the work is already registered, so that the scheduler
  /// must not register it again.
  package let isEntered: Bool
  /// The token of that entry.
  let token: WorkTracker.Token?

  package init(
    place: CreationSite? = nil, owner: String? = nil, isEntered: Bool = false,
    token: WorkTracker.Token? = nil
  ) {
    self.place = place
    self.owner = owner
    self.isEntered = isEntered
    self.token = token
  }

  /// The origin of the work that is being scheduled.
  package static var current: WorkOrigin? { WorkContext.current.origin }

  /// Runs an operation whose work has the given origin.
  package static func withValue<R>(_ origin: WorkOrigin?, operation: () throws -> R) rethrows -> R {
    try WorkContext.$current.withValue(.replacing(origin: origin), operation: operation)
  }
}

extension WorkOrigin {
  /// Binds the source location of a call to a scheduler, unless a location is bound already.
  ///
  /// - Parameters:
  ///   - place: The location.
  ///   - body: Calls the scheduler.
  /// - Returns: The body's return value.
  package static func binding<R>(_ place: CreationSite, _ body: () -> R) -> R {
    hasPlace ? body() : WorkContext.$current.withValue(completed(by: place), operation: body)
  }

  /// Runs an action without the origin of its own scheduling.
  package static func forgetting(_ action: () -> Void) {
    if isBound {
      WorkContext.$current.withValue(.replacing(origin: nil), operation: action)
    } else {
      action()
    }
  }

  private static var hasPlace: Bool { current?.place != nil }

  private static var isBound: Bool { current != nil }

  private static func completed(by place: CreationSite) -> WorkContext {
    let origin = current
    return .replacing(
      origin: WorkOrigin(
        place: place, owner: origin?.owner, isEntered: origin?.isEntered ?? false,
        token: origin?.token))
  }
}

extension WorkTracker {
  /// Registers work that is passed to a scheduler, with the bound origin.
  ///
  /// - Parameters:
  ///   - kind: The kind of the work.
  ///   - scheduler: The scheduler's name.
  ///   - scope: The scope of its test.
  /// - Returns: A token that removes the entry; `nil` outside of a test, or if the work is already
  ///   registered.
  package static func begin(
    _ kind: PendingWork.Kind,
    on scheduler: @autoclosure () -> String,
    in scope: @autoclosure () -> Scope? = WorkTracker.scope
  ) -> Token? {
    let origin = WorkOrigin.current
    if origin?.isEntered == true { return nil }
    return begin(
      PendingWork(kind, on: scheduler(), place: origin?.place, owner: origin?.owner),
      in: scope())
  }
}
