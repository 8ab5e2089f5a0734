// SPDX-License-Identifier: MIT

// Not a property wrapper: doubles are mostly `Sendable`, and the storage of a wrapper in a
// `Sendable` class cannot be `nonisolated(unsafe)`. A wrapper would also not know the name of its
// property.

/// The description of an unconfigured stub in an issue.
struct MissingConfiguration: Sendable {
  /// The property's name, if given.
  var name: String?
  /// The type that declares the property, if known.
  var type: String
  var place: CreationSite
}

extension ThrowingStub {
  /// Returns a stub that reports an issue when it is called: the initial value of a property until
  /// a test configures it.
  ///
  /// ```swift
  /// nonisolated(unsafe)
  /// var performActionStub: Stub<String, Bool> = .unconfigured()
  /// nonisolated(unsafe)
  /// var stylesheetStub: Stub<Void, Stylesheet> = .unconfigured(returning: .standard)
  /// ```
  ///
  /// It replaces a stub that is declared with `!`. If a test does not configure it, the test fails
  /// with a message that names the double, the function and its arguments, instead of ending the
  /// process and all other tests with it. The function must return a value nevertheless. Types that
  /// conform to ``EmptyValue`` return that value; stubs of `any Error` throw an
  /// ``UnimplementedError``; for every other type, the compiler requires the value in the
  /// declaration, so that no value can be missing at run time.
  ///
  /// - Parameters:
  ///   - name: The property's name for the issue; without it, the issue reports the calling
  ///     function.
  ///   - fallback: The return value after the issue was reported.
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
      CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns a stub that reports an issue when it is called, and then throws an error.
  ///
  /// - Parameters:
  ///   - name: The property's name for the issue; without it, the issue reports the calling
  ///     function.
  ///   - fallback: The error that is thrown after the issue was reported.
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
      CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private convenience init(
    _ name: String?, _ result: Result<ReturnType, ErrorType>, _ type: StaticString,
    _ place: CreationSite
  ) {
    self.init(
      defaultResult: result, resultQueue: [], exhausted: .usesDefault,
      missingConfiguration: MissingConfiguration(name: name, type: "\(type)", place: place))
  }
}

extension ThrowingStub {
  /// Returns a stub that reports an issue when it is called, and then returns an empty value.
  ///
  /// The return type is an ``EmptyValue``, a tuple of such types, or `Void`, which is the empty
  /// tuple.
  ///
  /// - Parameters:
  ///   - name: The property's name for the issue; without it, the issue reports the calling
  ///     function.
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
  /// Returns a stub that reports an issue when it is called, and then throws an
  /// ``UnimplementedError``.
  ///
  /// - Parameters:
  ///   - name: The property's name for the issue; without it, the issue reports the calling
  ///     function.
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

/// A type with an empty value, such as an empty string or `nil`.
///
/// An unconfigured stub returns it after it has reported an issue.
public protocol EmptyValue {
  /// The empty value.
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

// Variants: Int -> Int8 | Int16 | Int32 | Int64 | UInt | UInt8 | UInt16 | UInt32 | UInt64 | Float |
//   Double | Duration
extension Int: EmptyValue {}

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
  /// A stream that ends immediately.
  public static var emptyValue: Self { Self { $0.finish() } }
}
