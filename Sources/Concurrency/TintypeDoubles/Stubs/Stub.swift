// SPDX-License-Identifier: MIT

/// A stub of a function that does not throw, so that its calls need no `try`.
///
/// ```swift
/// mock.performActionStub = Stub(defaultReturnValue: true)
/// mock.logEventStub = .init()
/// ```
public typealias Stub<Arguments, ReturnType> = ThrowingStub<Arguments, ReturnType, Never>

extension ThrowingStub where ErrorType == Never {
  /// Creates a stub that returns values.
  ///
  /// - Parameters:
  ///   - defaultReturnValue: The return value of calls after the queue is empty.
  ///   - returnValueQueue: The return values of the first calls, in their order.
  ///   - exhausted: The behavior of calls after the queue is empty.
  public convenience init(
    defaultReturnValue: ReturnType,
    returnValueQueue: [ReturnType],
    exhausted: StubExhaustion = .usesDefault
  ) {
    self.init(
      defaultResult: .success(defaultReturnValue),
      resultQueue: returnValueQueue.map(Result.success),
      exhausted: exhausted)
  }

  /// The return value of calls after the queue is empty.
  public var defaultReturnValue: ReturnType {
    switch defaultResult {
    case .success(let value): value
    }
  }

  /// The return values of the next calls, in their order.
  public var returnValueQueue: [ReturnType] {
    resultQueue.map { result in
      switch result {
      case .success(let value): value
      }
    }
  }
}

extension ThrowingStub where ReturnType == Void, ErrorType == Never {
  /// Creates a stub that only records its calls.
  public convenience init() { self.init(defaultReturnValue: ()) }
}

extension ThrowingStub {
  /// Creates a stub that returns a value.
  ///
  /// - Parameters:
  ///   - defaultReturnValue: The return value of calls after the queue is empty.
  ///   - resultQueue: The results of the first calls, in their order.
  ///   - exhausted: The behavior of calls after the queue is empty.
  public convenience init(
    defaultReturnValue: ReturnType,
    resultQueue: [Result<ReturnType, ErrorType>] = [],
    exhausted: StubExhaustion = .usesDefault
  ) {
    self.init(
      defaultResult: .success(defaultReturnValue), resultQueue: resultQueue, exhausted: exhausted)
  }

  /// Creates a stub that throws an error.
  ///
  /// - Parameters:
  ///   - defaultError: The error of calls after the queue is empty.
  ///   - resultQueue: The results of the first calls, in their order.
  ///   - exhausted: The behavior of calls after the queue is empty.
  public convenience init(
    defaultError: ErrorType,
    resultQueue: [Result<ReturnType, ErrorType>] = [],
    exhausted: StubExhaustion = .usesDefault
  ) {
    self.init(
      defaultResult: .failure(defaultError), resultQueue: resultQueue, exhausted: exhausted)
  }
}

extension ThrowingStub where Arguments == Void {
  /// Calls the stub.
  ///
  /// - Parameters:
  ///   - function: The calling function.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: The value of this call's result.
  /// - Throws: The error of this call's result.
  public func callAsFunction(
    function: StaticString = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(ErrorType) -> ReturnType {
    try self(
      (), function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension ThrowingStub where ReturnType == Void {
  /// Creates a stub that returns nothing, and may throw.
  ///
  /// - Parameters:
  ///   - defaultError: The error of calls after the queue is empty; `nil` for none.
  ///   - errorQueue: The errors of the first calls, in their order; `nil` for none.
  ///   - exhausted: The behavior of calls after the queue is empty.
  public convenience init(
    defaultError: ErrorType?,
    errorQueue: [ErrorType?] = [],
    exhausted: StubExhaustion = .usesDefault
  ) {
    self.init(
      defaultResult: .init(error: defaultError),
      resultQueue: errorQueue.map(Result.init(error:)),
      exhausted: exhausted)
  }

  /// The error of calls after the queue is empty; `nil` for none.
  public var defaultError: ErrorType? {
    switch defaultResult {
    case .success: nil
    case .failure(let error): error
    }
  }

  /// The errors of the next calls, in their order; `nil` for none.
  public var errorQueue: [ErrorType?] {
    resultQueue.map { result in
      switch result {
      case .success: nil
      case .failure(let error): error
      }
    }
  }
}

extension Result where Success == Void {
  fileprivate init(error: Failure?) { self = error.map(Result.failure) ?? .success(()) }
}
