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
  ///   - fileID: The file ID of the declaration.
  ///   - filePath: The file path of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
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
  ///   - fileID: The file ID of the declaration.
  ///   - filePath: The file path of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
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
  ///   - fileID: The file ID of the declaration.
  ///   - filePath: The file path of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
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
  ///   - fileID: The file ID of the declaration.
  ///   - filePath: The file path of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
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

/// A type that has one value that says nothing, such as an empty string or `nil`.
///
/// A stub that nobody has configured returns it, after it has failed the test.
public protocol EmptyValue {
  /// The value that says nothing.
  static var emptyValue: Self { get }
}

extension Bool: EmptyValue {
  /// `false`.
  public static var emptyValue: Bool { false }
}

extension EmptyValue where Self: AdditiveArithmetic {
  /// Zero.
  public static var emptyValue: Self { .zero }
}

extension Int: EmptyValue {}
extension Int8: EmptyValue {}
extension Int16: EmptyValue {}
extension Int32: EmptyValue {}
extension Int64: EmptyValue {}
extension UInt: EmptyValue {}
extension UInt8: EmptyValue {}
extension UInt16: EmptyValue {}
extension UInt32: EmptyValue {}
extension UInt64: EmptyValue {}
extension Float: EmptyValue {}
extension Double: EmptyValue {}
extension Duration: EmptyValue {}

extension EmptyValue where Self: RangeReplaceableCollection {
  /// The empty collection.
  public static var emptyValue: Self { Self() }
}

extension String: EmptyValue {}
extension Substring: EmptyValue {}
extension Array: EmptyValue {}
extension ArraySlice: EmptyValue {}
extension ContiguousArray: EmptyValue {}

extension Dictionary: EmptyValue {
  /// The empty dictionary.
  public static var emptyValue: Self { [:] }
}

extension Set: EmptyValue {
  /// The empty set.
  public static var emptyValue: Self { [] }
}

extension Optional: EmptyValue {
  /// `nil`.
  public static var emptyValue: Self { nil }
}

extension AsyncStream: EmptyValue {
  /// The stream that ends at once.
  public static var emptyValue: Self { Self { $0.finish() } }
}
