// SPDX-License-Identifier: MIT

/// Returns a closure that reports an issue when it is called, for the members of a client
/// structure.
///
/// ```swift
/// static let testValue = UserClient(
///   currentUser: unimplemented("UserClient.currentUser"),
///   isSignedIn: unimplemented("UserClient.isSignedIn", placeholder: false))
/// ```
///
/// - Parameters:
///   - name: The name of the closure.
///   - fileID: The file ID of the declaration.
///   - filePath: The file path of the declaration.
///   - line: The line of the declaration.
///   - column: The column of the declaration.
/// - Returns: A closure with any parameters that throws an ``UnimplementedError``.
public func unimplemented<each Argument, Value>(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Value {
  let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (arguments: repeat each Argument) in
    reportUnimplemented(name, (repeat each arguments), at: place)
    throw UnimplementedError(name: name)
  }
}

/// Returns a closure that reports an issue when it is called, for the members of a client
/// structure.
///
/// - Parameters:
///   - name: The name of the closure.
///   - placeholder: The closure's return value after the issue was reported; `()` for a closure
///     without a return value.
///   - fileID: The file ID of the declaration.
///   - filePath: The file path of the declaration.
///   - line: The line of the declaration.
///   - column: The column of the declaration.
/// - Returns: A closure with any parameters that returns the placeholder.
public func unimplemented<each Argument, Value>(
  _ name: String,
  placeholder: @autoclosure @escaping @Sendable () -> Value,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Value {
  let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (arguments: repeat each Argument) in
    reportUnimplemented(name, (repeat each arguments), at: place)
    return placeholder()
  }
}

private func reportUnimplemented<Arguments>(
  _ name: String, _ arguments: Arguments, at place: CreationSite
) {
  IssueReporter.report(
    StubIssue.unimplemented(name: name, arguments: ValueText.line(arguments), place: place),
    at: place)
}

/// The error of an unconfigured throwing stub or closure; the issue has already been reported.
public struct UnimplementedError: Error, CustomStringConvertible {
  /// The name of the called function, such as `MockSession.loadStub`.
  public let name: String

  /// A sentence with the name of the called function.
  public var description: String { "\(name) has no implementation in this test." }
}

/// An issue of a stub, with advice on how to fix it.
enum StubIssue: CustomStringConvertible, Sendable {
  /// A stub without a configuration was called.
  case unconfigured(MissingConfiguration, caller: String, arguments: String)
  /// A stub was called more often than its queue has results.
  case exhausted(caller: String, arguments: String, call: Int)
  /// An unimplemented closure was called.
  case unimplemented(name: String, arguments: String, place: CreationSite)

  var description: String {
    switch self {
    case .unconfigured(let missingConfiguration, let caller, let arguments):
      // For a stub in a local variable, `type` is the name of the function.
      let owner = missingConfiguration.type.contains("(") ? "" : "\(missingConfiguration.type)."
      let stub =
        missingConfiguration.name.map { "\(owner)\($0)" } ?? "The stub of \(owner)\(caller)"
      let property = missingConfiguration.name ?? "\(caller.prefix { $0 != "(" })Stub"
      return """
        \(stub) was called, but the test has not configured it.

          Called by: \(caller)
          With: \(arguments)
          Declared: \(missingConfiguration.place)

        To fix:
        • Configure it before it is called, as in “mock.\(property) = Stub(…)”.
        • If every test may call it, declare it with a default: “= Stub(…)” instead of \
        “= .unconfigured()”.
        • If it must not be called here, check why the code under test calls it.
        """
    case .exhausted(let caller, let arguments, let call):
      return """
        A stub has no more results: this was call \(call).

          Called by: \(caller)
          With: \(arguments)

        To fix:
        • Add a result to its queue for each call that the test expects.
        • If further calls are fine, omit “exhausted: .fails”, so that they return the default.
        • If there should be no further call, check why the code under test makes one.
        """
    case .unimplemented(let name, let arguments, let place):
      return """
        \(name) was called, but has no implementation in this test.

          With: \(arguments)
          Declared: \(place)

        To fix:
        • Implement it for this test, as in \
        “withDependencies { $0.client.member = … } operation: { … }”.
        • If it must not be called here, check why the code under test calls it.
        """
    }
  }
}
