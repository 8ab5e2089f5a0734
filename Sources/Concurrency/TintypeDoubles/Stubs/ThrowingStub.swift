// SPDX-License-Identifier: MIT

import Observation
import Synchronization

/// A stub of a function: a test configures its results, and it records its calls.
///
/// A double has one for each function of the protocol that it implements:
///
/// ```swift
/// final class MockSession: Session {
///   nonisolated(unsafe)
///   var loadStub: ThrowingStub<URL, Data, any Error>!
///
///   func load(_ url: URL) throws -> Data { try loadStub(url) }
/// }
/// ```
///
/// Each call takes the first result of ``resultQueue``, or ``defaultResult`` if the queue is empty,
/// and is recorded in ``calls``, in one step under a lock: a stub may be called from any thread.
/// Observers of ``calls`` see each change.
/// ``unconfigured(_:returning:type:fileID:filePath:line:column:)`` creates a stub that fails the
/// test if it was not configured.
public final class ThrowingStub<Arguments, ReturnType, ErrorType> where ErrorType: Error {
  /// The guarded state; a value that the lock itself stores would have to be sendable.
  ///
  /// `@unchecked`: it is only accessed under the stub's lock.
  private final class Storage: @unchecked Sendable {
    var defaultResult: Result<ReturnType, ErrorType>
    var resultQueue: ArraySlice<Result<ReturnType, ErrorType>>
    var calls: [Call] = []
    var missingConfiguration: MissingConfiguration?
    let exhaustion: StubExhaustion

    init(
      defaultResult: Result<ReturnType, ErrorType>,
      resultQueue: [Result<ReturnType, ErrorType>],
      exhaustion: StubExhaustion,
      missingConfiguration: MissingConfiguration?
    ) {
      self.defaultResult = defaultResult
      self.resultQueue = resultQueue[...]
      (self.exhaustion, self.missingConfiguration) = (exhaustion, missingConfiguration)
    }

    /// The issue of the latest call, which received the default result.
    var issue: ((_ caller: String, _ arguments: String) -> StubIssue)? {
      if let missingConfiguration {
        return { .unconfigured(missingConfiguration, caller: $0, arguments: $1) }
      }
      guard exhaustion == .fails else { return nil }
      let number = calls.count
      return { .exhausted(caller: $0, arguments: $1, call: number) }
    }
  }

  private let lock = Mutex(())
  private let storage: Storage
  private let registrar = ObservationRegistrar()

  /// Creates a stub.
  ///
  /// - Parameters:
  ///   - defaultResult: The result of calls after the queue is empty.
  ///   - resultQueue: The results of the first calls, in their order.
  ///   - exhausted: The behavior of calls after the queue is empty.
  public convenience init(
    defaultResult: Result<ReturnType, ErrorType>,
    resultQueue: [Result<ReturnType, ErrorType>] = [],
    exhausted: StubExhaustion = .usesDefault
  ) {
    self.init(
      defaultResult: defaultResult, resultQueue: resultQueue, exhausted: exhausted,
      missingConfiguration: nil)
  }

  init(
    defaultResult: Result<ReturnType, ErrorType>,
    resultQueue: [Result<ReturnType, ErrorType>],
    exhausted: StubExhaustion,
    missingConfiguration: MissingConfiguration?
  ) {
    storage = Storage(
      defaultResult: defaultResult, resultQueue: resultQueue, exhaustion: exhausted,
      missingConfiguration: missingConfiguration)
  }

  private func locked<R>(_ body: (Storage) -> R) -> R {
    lock.withLock { _ in Guarded(value: body(storage)) }.value
  }

  /// The result of calls after the queue is empty.
  public var defaultResult: Result<ReturnType, ErrorType> {
    get { locked { $0.defaultResult } }
    set {
      locked { storage in
        storage.defaultResult = newValue
        storage.missingConfiguration = nil
      }
    }
  }

  /// The results of the next calls, in their order.
  public var resultQueue: [Result<ReturnType, ErrorType>] {
    get { locked { Array($0.resultQueue) } }
    set { locked { $0.resultQueue = newValue[...] } }
  }

  /// The calls so far, in their order; observable.
  public var calls: [Call] {
    registrar.access(self, keyPath: \.calls)
    return locked { $0.calls }
  }

  /// Removes the recorded calls; the queue and the default result are unchanged.
  public func clearCalls() {
    registrar.withMutation(of: self, keyPath: \.calls) { locked { $0.calls = [] } }
  }

  /// Calls the stub.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - function: The calling function.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: The value of this call's result.
  /// - Throws: The error of this call's result.
  public func callAsFunction(
    _ arguments: Arguments,
    function: StaticString = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(ErrorType) -> ReturnType {
    registrar.willSet(self, keyPath: \.calls)
    let (result, issue) = locked { storage in
      let queued = storage.resultQueue.popFirst()
      let result = queued ?? storage.defaultResult
      storage.calls.append(Call(arguments: arguments, result: result))
      return (result, queued == nil ? storage.issue : nil)
    }
    registrar.didSet(self, keyPath: \.calls)
    if let issue {
      IssueReporter.report(
        issue("\(function)", ValueText.line(arguments)),
        at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    return try result.get()
  }
}

/// A value that is returned from under the lock.
///
/// `@unchecked`: a stub's values are passed to its callers, as they would be without a lock.
private struct Guarded<Value>: @unchecked Sendable {
  let value: Value
}

extension ThrowingStub: Observable {}

extension ThrowingStub: Sendable where Arguments: Sendable, ReturnType: Sendable {}

/// The behavior of calls after a stub's queue is empty.
public enum StubExhaustion: Hashable, Sendable {
  /// The call receives the default result.
  case usesDefault
  /// The call receives the default result, and an issue is reported.
  case fails
}

extension ThrowingStub {
  /// A call of a stub.
  ///
  /// It can be passed to any thread, since it is immutable. Arguments that are objects must be
  /// synchronized by their owner.
  public struct Call: Sendable {
    /// The arguments of the call.
    public nonisolated(unsafe) let arguments: Arguments
    /// The returned value or thrown error.
    public nonisolated(unsafe) let result: Result<ReturnType, ErrorType>
  }

  /// The arguments of each call, in their order.
  public var callArguments: [Arguments] { calls.map(\.arguments) }

  /// The result of each call, in their order.
  public var callResults: [Result<ReturnType, ErrorType>] { calls.map(\.result) }
}

extension ThrowingStub.Call where ErrorType == Never {
  /// The returned value.
  public var returnValue: ReturnType {
    switch result {
    case .success(let value): value
    }
  }
}

extension ThrowingStub.Call where ReturnType == Void {
  /// The thrown error, if any.
  public var error: ErrorType? {
    switch result {
    case .success: nil
    case .failure(let error): error
    }
  }
}

extension ThrowingStub where ErrorType == Never {
  /// The return value of each call, in their order.
  public var callReturnValues: [ReturnType] { calls.map(\.returnValue) }
}

extension ThrowingStub where ReturnType == Void {
  /// The error of each call, in their order; `nil` for a call that did not throw.
  public var callErrors: [ErrorType?] { calls.map(\.error) }
}
