// SPDX-License-Identifier: MIT

/// The executor of an actor with a context of its own.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// An executor that performs one job at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// The context of an actor, which runs on the default executor of actors.
///
/// `@unchecked`: only the actor uses the context.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext

  /// Creates an executor.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Performs a job immediately; actors run on the default executor instead.
  public func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedSerialExecutor())
  }
}

/// An actor with a context of its own.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// The object with the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the model with an identifier; `nil` if there is none of the type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
