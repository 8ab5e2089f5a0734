// SPDX-License-Identifier: MIT

/// An effect that follows the change of a state by an action.
public struct Effect<Action> {
  /// The work of a `.run`.
  struct Run {
    var priority: TaskPriority?
    /// The source location of the `.run`.
    var place: CreationSite
    var operation: @Sendable (Send<Action>) async -> Void
  }

  enum Operation {
    case none
    case send(Action)
    case run(Run)
    case merge([Effect])
    case concatenate([Effect])
    indirect case cancellable(Effect, id: AnyHashable, cancelInFlight: Bool)
    case cancel(id: AnyHashable)
    /// An effect of a child whose state is at the key path.
    indirect case inside(_ state: AnyKeyPath, Effect)
    /// The cancellation of all effects of the child whose state is at the key path.
    case leaving(_ state: AnyKeyPath)
  }

  let operation: Operation

  init(_ operation: Operation) { self.operation = operation }

  /// An effect that does nothing.
  public static var none: Effect { Effect(.none) }

  /// Returns an effect that sends another action immediately.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effect.
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Returns an effect that performs asynchronous work, which can send actions.
  ///
  /// An uncaught error is reported as an issue at the location of this call, unless it is a
  /// `CancellationError`.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - fileID: The file ID of the work.
  ///   - filePath: The file path of the work.
  ///   - line: The line of the work.
  ///   - column: The column of the work.
  ///   - operation: The work.
  ///   - handler: Handles the errors of the work.
  /// - Returns: The effect.
  public static func run(
    priority: TaskPriority? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil
  ) -> Effect {
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Effect(
      .run(
        Run(priority: priority, place: place) { send in
          do {
            try await operation(send)
          } catch is CancellationError {
            return
          } catch {
            if let handler {
              await handler(error, send)
            } else {
              IssueReporter.report(
                StoreIssue.effectThrew(error: ValueText.line(error), place: place), at: place)
            }
          }
        }))
  }

  /// Returns an effect that cancels the effects with an identifier.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The effect.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(id: AnyHashable(id)))
  }

  /// Returns a cancellable effect.
  ///
  /// Each nested feature has its own identifiers: a feature cancels its own effects with an
  /// identifier and those of its child features, but not those of its parent.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - cancelInFlight: Whether running effects with this identifier are canceled first.
  /// - Returns: The effect.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    Effect(.cancellable(self, id: AnyHashable(id), cancelInFlight: cancelInFlight))
  }

  /// Returns this effect as an effect of the child whose state is at a key path.
  func inside(_ state: AnyKeyPath) -> Effect {
    if case .none = operation { return self }
    return Effect(.inside(state, self))
  }

  static func leaving(_ state: AnyKeyPath) -> Effect { Effect(.leaving(state)) }
}

extension Effect {
  /// Returns an effect that runs effects concurrently.
  ///
  /// - Parameter effects: The effects; they start in their order.
  /// - Returns: The effect.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Returns an effect that runs effects concurrently.
  ///
  /// - Parameter effects: The effects; they start in their order.
  /// - Returns: The effect.
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    let effects = effects.filter { !$0.isNone }
    return effects.count == 1 ? effects[0] : effects.isEmpty ? .none : Effect(.merge(effects))
  }

  /// Returns an effect that runs effects one after another.
  ///
  /// - Parameter effects: The effects; each starts when the previous one is done.
  /// - Returns: The effect.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Returns an effect that runs effects one after another.
  ///
  /// - Parameter effects: The effects; each starts when the previous one is done.
  /// - Returns: The effect.
  public static func concatenate(_ effects: some Sequence<Effect>) -> Effect {
    let effects = effects.filter { !$0.isNone }
    return effects.count == 1 ? effects[0] : effects.isEmpty ? .none : Effect(.concatenate(effects))
  }

  /// Returns an effect that runs this effect and another one concurrently.
  ///
  /// - Parameter other: The other effect.
  /// - Returns: The effect.
  public func merge(with other: Effect) -> Effect { .merge(self, other) }

  /// Returns an effect that runs this effect, then another one.
  ///
  /// - Parameter other: The other effect.
  /// - Returns: The effect.
  public func concatenate(with other: Effect) -> Effect { .concatenate(self, other) }

  /// Returns an effect whose actions are transformed.
  ///
  /// - Parameter transform: Returns the new action.
  /// - Returns: The effect.
  public func map<Other>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
    switch operation {
    case .none: Effect<Other>(.none)
    case .send(let action): Effect<Other>(.send(transform(action)))
    case .run(let run):
      Effect<Other>(
        .run(
          Effect<Other>.Run(priority: run.priority, place: run.place) { send in
            await run.operation(send.contramap(transform))
          }))
    case .merge(let effects): Effect<Other>(.merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects): Effect<Other>(.concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let effect, let id, let cancelInFlight):
      Effect<Other>(.cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight))
    case .cancel(let id): Effect<Other>(.cancel(id: id))
    case .inside(let state, let effect): Effect<Other>(.inside(state, effect.map(transform)))
    case .leaving(let state): Effect<Other>(.leaving(state))
    }
  }

  private var isNone: Bool {
    if case .none = operation { true } else { false }
  }

  /// A Boolean value that indicates whether the effect takes no time.
  var isInstant: Bool {
    switch operation {
    case .none, .send, .cancel, .leaving: true
    case .run: false
    case .merge(let effects), .concatenate(let effects): effects.allSatisfy(\.isInstant)
    case .cancellable(let effect, _, _), .inside(_, let effect): effect.isInstant
    }
  }
}

/// A function that effects send their actions with.
///
/// A canceled effect no longer sends actions.
public struct Send<Action>: Sendable {
  /// Delivers an action to the effect's store.
  ///
  /// The isolation is the caller's. The action is boxed, because it is transferred to the store.
  private let deliver: @Sendable (Transfer<Action>, isolated (any Actor)?) async -> Void

  init(_ deliver: @escaping @Sendable (Transfer<Action>, isolated (any Actor)?) async -> Void) {
    self.deliver = deliver
  }

  /// Sends an action; the store has reduced it when this returns.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - isolation: The caller's actor; the default.
  public func callAsFunction(
    _ action: sending Action, isolation: isolated (any Actor)? = #isolation
  ) async {
    guard !Task.isCancelled else { return }
    await deliver(Transfer(action), isolation)
  }

  /// Returns a function that sends actions of another type, embedded in this type.
  func contramap<Child>(_ embed: @escaping @Sendable (Child) -> Action) -> Send<Child> {
    Send<Child> { [deliver] action, isolation in
      await deliver(Transfer(embed(action.value)), isolation)
    }
  }
}

/// A value that is transferred from one owner to another.
///
/// `@unchecked`: the sender keeps no reference to the value, so one owner at a time uses it.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
