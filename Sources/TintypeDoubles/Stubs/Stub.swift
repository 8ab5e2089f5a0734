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
