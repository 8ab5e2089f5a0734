// SPDX-License-Identifier: MIT

/// A closure that fails the test if it is called, for the members of a client that is a struct.
///
/// ```swift
/// static let testValue = UserClient(
///   currentUser: unimplemented("UserClient.currentUser"),
///   isSignedIn: unimplemented("UserClient.isSignedIn", placeholder: false))
/// ```
///
/// - Parameters:
///   - name: What is called.
///   - fileID: Where it is declared.
///   - filePath: Where it is declared.
///   - line: Where it is declared.
///   - column: Where it is declared.
/// - Returns: A closure of any parameters that throws an ``UnimplementedError``.
public func unimplemented<each Argument, Value>(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Value {
  let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (arguments: repeat each Argument) in
    reportUnimplemented(name, (repeat each arguments), at: place)
    throw UnimplementedError(name: name)
  }
}

/// A closure that fails the test if it is called, for the members of a client that is a struct.
///
/// - Parameters:
///   - name: What is called.
///   - placeholder: What the closure returns after the test has failed; nothing where it returns
///     nothing.
///   - fileID: Where it is declared.
///   - filePath: Where it is declared.
///   - line: Where it is declared.
///   - column: Where it is declared.
/// - Returns: A closure of any parameters that returns the placeholder.
public func unimplemented<each Argument, Value>(
  _ name: String,
  placeholder: @autoclosure @escaping @Sendable () -> Value,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Value {
  let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (arguments: repeat each Argument) in
    reportUnimplemented(name, (repeat each arguments), at: place)
    return placeholder()
  }
}

private func reportUnimplemented<Arguments>(
  _ name: String, _ arguments: Arguments, at place: CreationPlace
) {
  IssueReporter.report(
    StubIssue.unimplemented(name: name, arguments: ValueText.line(arguments), place: place),
    at: place)
}
