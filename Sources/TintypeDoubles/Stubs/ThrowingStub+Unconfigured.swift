// SPDX-License-Identifier: MIT

// A property wrapper would read no better and do less: doubles are mostly `Sendable`, and the storage
// of a wrapper in a `Sendable` class cannot be `nonisolated(unsafe)`. Nor would it know the name of
// its property.

/// A stub that nobody has configured, as its issue tells of it.
struct StubLack: Sendable {
  /// The property's name, where it was told.
  var name: String?
  /// The type that declares it, where that is known.
  var type: String
  var place: CreationPlace
}

/// The error of a throwing stub or closure that nobody has configured; the test has failed already.
public struct UnimplementedError: Error, CustomStringConvertible {
  /// What was called, such as `MockSession.loadStub`.
  public let name: String

  /// What was called, in a sentence.
  public var description: String { "\(name) has no implementation in this test." }
}

extension ThrowingStub {
  /// A stub that fails the test if it is called: what a property holds until a test configures it.
  ///
  /// ```swift
  /// nonisolated(unsafe)
  /// var performActionStub: Stub<String, Bool> = .unconfigured()
  /// nonisolated(unsafe)
  /// var stylesheetStub: Stub<Void, Stylesheet> = .unconfigured(returning: .standard)
  /// ```
  ///
  /// It is used as a stub that was declared with `!`, but a test that forgets it fails, with words
  /// that name the double, the function and its arguments, instead of ending the process and with it
  /// every other test. A function must return something even so. Types with an ``EmptyValue`` return
  /// that; stubs of `any Error` throw an ``UnimplementedError``; for every other type the compiler
  /// asks for the value here, in the declaration, so that nothing is left to find out in a run.
  ///
  /// - Parameters:
  ///   - name: The property's name for the issue; without one it tells the function that called.
  ///   - fallback: What a call returns after the test has failed.
  ///   - type: The type that declares the property.
  ///   - fileID: Where it is declared.
  ///   - filePath: Where it is declared.
  ///   - line: Where it is declared.
  ///   - column: Where it is declared.
  /// - Returns: The stub.
  public static func unconfigured(
    _ name: String? = nil,
    returning fallback: ReturnType,
    type: StaticString = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingStub {
    ThrowingStub(
      name, .success(fallback), type,
      CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A stub that fails the test if it is called, and then throws an error.
  ///
  /// - Parameters:
  ///   - name: The property's name for the issue; without one it tells the function that called.
  ///   - fallback: What a call throws after the test has failed.
  ///   - type: The type that declares the property.
  ///   - fileID: Where it is declared.
  ///   - filePath: Where it is declared.
  ///   - line: Where it is declared.
  ///   - column: Where it is declared.
  /// - Returns: The stub.
  public static func unconfigured(
    _ name: String? = nil,
    throwing fallback: ErrorType,
    type: StaticString = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingStub {
    ThrowingStub(
      name, .failure(fallback), type,
      CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private convenience init(
    _ name: String?, _ result: Result<ReturnType, ErrorType>, _ type: StaticString,
    _ place: CreationPlace
  ) {
    self.init(
      defaultResult: result, resultQueue: [], exhausted: .usesDefault,
      lack: StubLack(name: name, type: "\(type)", place: place))
  }
}

extension ThrowingStub {
  /// A stub that fails the test if it is called, and then returns an empty value.
  ///
  /// The return type is an ``EmptyValue``, a tuple of them or `Void`, which is the tuple of none.
  ///
  /// - Parameters:
  ///   - name: The property's name for the issue; without one it tells the function that called.
  ///   - type: The type that declares the property.
  ///   - fileID: Where it is declared.
  ///   - filePath: Where it is declared.
  ///   - line: Where it is declared.
  ///   - column: Where it is declared.
  /// - Returns: The stub.
  public static func unconfigured<each Value: EmptyValue>(
    _ name: String? = nil,
    type: StaticString = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingStub where ReturnType == (repeat each Value) {
    unconfigured(
      name, returning: (repeat (each Value).emptyValue), type: type, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

extension ThrowingStub where ErrorType == any Error {
  /// A stub that fails the test if it is called, and then throws an ``UnimplementedError``.
  ///
  /// - Parameters:
  ///   - name: The property's name for the issue; without one it tells the function that called.
  ///   - type: The type that declares the property.
  ///   - fileID: Where it is declared.
  ///   - filePath: Where it is declared.
  ///   - line: Where it is declared.
  ///   - column: Where it is declared.
  /// - Returns: The stub.
  @_disfavoredOverload
  public static func unconfigured(
    _ name: String? = nil,
    type: StaticString = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingStub {
    unconfigured(
      name,
      throwing: UnimplementedError(name: name ?? "A stub of \(type)"),
      type: type, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
