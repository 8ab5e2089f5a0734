// SPDX-License-Identifier: MIT

import Observation
import Synchronization

/// A function that a test configures, and that remembers how it was called.
///
/// A double keeps one for each function of the protocol that it stands in for:
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
/// Each call takes the first result of ``resultQueue``, or ``defaultResult`` once that is empty, and
/// is entered in ``calls``, in one step under a lock: a stub may be called from any thread. Those who
/// observe ``calls`` see each change. ``unconfigured(_:returning:type:fileID:filePath:line:column:)``
/// makes a stub that fails the test where nobody has configured it.
public final class ThrowingStub<Arguments, ReturnType, ErrorType> where ErrorType: Error {
  /// What is guarded: a value of the lock's would have to be sendable.
  ///
  /// `@unchecked`: it is only touched under the stub's lock.
  private final class Storage: @unchecked Sendable {
    var defaultResult: Result<ReturnType, ErrorType>
    var resultQueue: ArraySlice<Result<ReturnType, ErrorType>>
    var calls: [Call] = []
    var lack: StubLack?
    let exhaustion: StubExhaustion

    init(
      defaultResult: Result<ReturnType, ErrorType>,
      resultQueue: [Result<ReturnType, ErrorType>],
      exhaustion: StubExhaustion,
      lack: StubLack?
    ) {
      self.defaultResult = defaultResult
      self.resultQueue = resultQueue[...]
      self.exhaustion = exhaustion
      self.lack = lack
    }

    /// What is wrong with the latest call, which got the default.
    var issue: ((_ caller: String, _ arguments: String) -> StubIssue)? {
      if let lack { return { .unconfigured(lack, caller: $0, arguments: $1) } }
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
  ///   - defaultResult: The result of each call that finds the queue empty.
  ///   - resultQueue: The results of the first calls, in their order.
  ///   - exhausted: Whether a call that finds the queue empty is a mistake.
  public convenience init(
    defaultResult: Result<ReturnType, ErrorType>,
    resultQueue: [Result<ReturnType, ErrorType>] = [],
    exhausted: StubExhaustion = .usesDefault
  ) {
    self.init(
      defaultResult: defaultResult, resultQueue: resultQueue, exhausted: exhausted, lack: nil)
  }

  init(
    defaultResult: Result<ReturnType, ErrorType>,
    resultQueue: [Result<ReturnType, ErrorType>],
    exhausted: StubExhaustion,
    lack: StubLack?
  ) {
    storage = Storage(
      defaultResult: defaultResult, resultQueue: resultQueue, exhaustion: exhausted, lack: lack)
  }

  private func locked<R>(_ body: (Storage) -> R) -> R {
    lock.withLock { _ in Guarded(value: body(storage)) }.value
  }

  /// The result of each call that finds the queue empty.
  public var defaultResult: Result<ReturnType, ErrorType> {
    get { locked { $0.defaultResult } }
    set {
      locked { storage in
        storage.defaultResult = newValue
        storage.lack = nil
      }
    }
  }

  /// The results of the next calls, in their order.
  public var resultQueue: [Result<ReturnType, ErrorType>] {
    get { locked { Array($0.resultQueue) } }
    set { locked { $0.resultQueue = newValue[...] } }
  }

  /// The calls so far, in their order; it can be observed.
  public var calls: [Call] {
    registrar.access(self, keyPath: \.calls)
    return locked { $0.calls }
  }

  /// Forgets the calls so far; the queue and the default stay.
  public func clearCalls() {
    registrar.withMutation(of: self, keyPath: \.calls) { locked { $0.calls = [] } }
  }

  /// Calls the stub.
  ///
  /// - Parameters:
  ///   - arguments: What it is called with.
  ///   - function: The function that calls it.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: The value of the result that it was this call's turn to get.
  /// - Throws: The error of that result.
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
        at: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    return try result.get()
  }
}

/// What the lock hands out.
///
/// `@unchecked`: a stub's values go to whoever called it, as they would without a lock.
private struct Guarded<Value>: @unchecked Sendable {
  let value: Value
}

extension ThrowingStub: Observable {}

extension ThrowingStub: Sendable where Arguments: Sendable, ReturnType: Sendable {}

/// What becomes of a call that finds a stub's queue empty.
public enum StubExhaustion: Hashable, Sendable {
  /// It gets the default, and that is all.
  case usesDefault
  /// It gets the default, and the test fails.
  case fails
}

extension ThrowingStub {
  /// One call of a stub.
  ///
  /// It can be handed to any thread, whatever it carries: nothing in it ever changes. Arguments that
  /// are objects are another's to guard.
  public struct Call: Sendable {
    /// What the stub was called with.
    public nonisolated(unsafe) let arguments: Arguments
    /// What it returned or threw.
    public nonisolated(unsafe) let result: Result<ReturnType, ErrorType>
  }

  /// What each call was made with, in their order.
  public var callArguments: [Arguments] { calls.map(\.arguments) }

  /// What each call returned or threw, in their order.
  public var callResults: [Result<ReturnType, ErrorType>] { calls.map(\.result) }
}

extension ThrowingStub.Call where ErrorType == Never {
  /// What the stub returned.
  public var returnValue: ReturnType {
    switch result {
    case .success(let value): value
    }
  }
}

extension ThrowingStub.Call where ReturnType == Void {
  /// What the stub threw, if it did.
  public var error: ErrorType? {
    switch result {
    case .success: nil
    case .failure(let error): error
    }
  }
}

extension ThrowingStub where ErrorType == Never {
  /// What each call returned, in their order.
  public var callReturnValues: [ReturnType] { calls.map(\.returnValue) }
}

extension ThrowingStub where ReturnType == Void {
  /// What each call threw, in their order; `nil` for a call that threw nothing.
  public var callErrors: [ErrorType?] { calls.map(\.error) }
}
