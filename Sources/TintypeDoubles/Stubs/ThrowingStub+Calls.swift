// SPDX-License-Identifier: MIT

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
