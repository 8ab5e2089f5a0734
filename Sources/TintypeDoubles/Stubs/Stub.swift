// SPDX-License-Identifier: MIT

/// A function that a test configures and that throws nothing, so that its calls need no `try`.
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
  ///   - defaultReturnValue: What each call returns that finds the queue empty.
  ///   - returnValueQueue: What the first calls return, in their order.
  ///   - exhausted: Whether a call that finds the queue empty is a mistake.
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

  /// What each call returns that finds the queue empty.
  public var defaultReturnValue: ReturnType {
    switch defaultResult {
    case .success(let value): value
    }
  }

  /// What the next calls return, in their order.
  public var returnValueQueue: [ReturnType] {
    resultQueue.map { result in
      switch result {
      case .success(let value): value
      }
    }
  }
}

extension ThrowingStub where ReturnType == Void, ErrorType == Never {
  /// Creates a stub that does nothing but remember its calls.
  public convenience init() {
    self.init(defaultReturnValue: ())
  }
}

extension ThrowingStub {
  /// Creates a stub that returns a value.
  ///
  /// - Parameters:
  ///   - defaultReturnValue: What each call returns that finds the queue empty.
  ///   - resultQueue: The results of the first calls, in their order.
  ///   - exhausted: Whether a call that finds the queue empty is a mistake.
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
  ///   - defaultError: What each call throws that finds the queue empty.
  ///   - resultQueue: The results of the first calls, in their order.
  ///   - exhausted: Whether a call that finds the queue empty is a mistake.
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
  ///   - function: The function that calls it.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: The value of the result that it was this call's turn to get.
  /// - Throws: The error of that result.
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
  ///   - defaultError: What each call throws that finds the queue empty; `nil` for nothing.
  ///   - errorQueue: What the first calls throw, in their order; `nil` for nothing.
  ///   - exhausted: Whether a call that finds the queue empty is a mistake.
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

  /// What each call throws that finds the queue empty; `nil` for nothing.
  public var defaultError: ErrorType? {
    switch defaultResult {
    case .success: nil
    case .failure(let error): error
    }
  }

  /// What the next calls throw, in their order; `nil` for nothing.
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
  fileprivate init(error: Failure?) {
    self = error.map(Result.failure) ?? .success(())
  }
}
