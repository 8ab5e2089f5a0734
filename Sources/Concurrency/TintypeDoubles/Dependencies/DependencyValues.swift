// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The dependencies of the code under test: clients, clocks and the like.
///
/// Code reads them with ``Dependency``. A test sets them with ``withDependencies(_:operation:)`` or
/// for a ``TestStore``. They are bound to the task, so that tests that run in parallel each have
/// their own.
public struct DependencyValues: Sendable {
  /// The source of the default values.
  public enum Context: Hashable, Sendable {
    /// The program's default values.
    case live
    /// The default values for tests.
    case test
  }

  /// The source of the default values; by default that for tests in a test process.
  public var context: Context
  private var values: [ObjectIdentifier: any Sendable] = [:]
  private var defaults = Defaults()
  /// The source location of the declaration of the dependency that is being read.
  var declaration: CreationSite?

  /// Creates values of which none is set.
  ///
  /// - Parameter context: The source of the default values; `nil` for that of tests in a test
  ///   process, otherwise that of the program.
  public init(context: Context? = nil) {
    self.context = context ?? (TestProcess.isCurrent ? .test : .live)
  }

  /// The values that are bound to the current task.
  public static var current: DependencyValues { DependencyContext.current.values ?? process }

  /// The values for code that runs without bound values.
  static let process = DependencyValues()

  /// Returns these values with new default values for tests.
  func forTest() -> DependencyValues {
    var values = self
    values.context = .test
    values.defaults = Defaults()
    return values
  }

  /// The value of a key.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get {
      if let value = values[ObjectIdentifier(key)] as? Key.Value { return value }
      return switch context {
      case .live: defaults.value(key, .live, declaration) { key.liveValue }.value
      case .test: testDefault(key)
      }
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  private func testDefault<Key: DependencyKey>(_ key: Key.Type) -> Key.Value {
    let found = defaults.value(key, .test, declaration) { key.testValue }
    guard found.isMissing else { return found.value }
    let context = DependencyContext.current
    if !context.isUpdating {
      IssueReporter.report(
        DependencyIssue.noTestValue(
          key: ValueText.name(of: key), value: ValueText.name(of: Key.Value.self)),
        at: declaration ?? context.lookup?.declaration)
    }
    return found.value
  }
}

/// The default values that have been read, so that each is created once for all readers that share
/// them.
private final class Defaults: Sendable {
  private struct Slot: Hashable {
    var key: ObjectIdentifier
    var context: DependencyValues.Context
  }

  private struct Entry: Sendable {
    var value: any Sendable
    var isMissing: Bool
  }

  private let entries = Mutex<[Slot: Entry]>([:])

  func value<Key: DependencyKey>(
    _ key: Key.Type, _ context: DependencyValues.Context, _ declaration: CreationSite?,
    make: () -> Key.Value
  ) -> (value: Key.Value, isMissing: Bool) {
    let slot = Slot(key: ObjectIdentifier(key), context: context)
    if let entry = entries.withLock({ $0[slot] }), let value = entry.value as? Key.Value {
      return (value, entry.isMissing)
    }
    // Not under the lock: creating a value may read another one.
    let outer = DependencyContext.current
    let lookup = DefaultLookup(declaration: declaration ?? outer.lookup?.declaration)
    let made = DependencyContext.$current.withValue(outer.with(lookup: lookup), operation: make)
    let entry = entries.withLock { entries in
      let entry = entries[slot] ?? Entry(value: made, isMissing: lookup.isMissingTestValue)
      entries[slot] = entry
      return entry
    }
    return (entry.value as? Key.Value ?? made, entry.isMissing)
  }
}

/// Runs an operation with other dependencies.
///
/// ```swift
/// let model = withDependencies {
///   $0.userClient.currentUser = { .mock }
/// } operation: {
///   ProfileModel()
/// }
/// ```
///
/// - Parameters:
///   - update: Changes the bound dependencies. Reading a dependency in order to change a part of it
///     does not count as a use.
///   - operation: The operation to run.
/// - Returns: The operation's return value.
/// - Throws: Any error that either closure throws.
@discardableResult
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
  let context = DependencyContext.current
  let values = try (context.values ?? .process).updated(update)
  return try DependencyContext.$current.withValue(
    context.with(values: values), operation: operation)
}

/// Runs an operation with other dependencies.
///
/// - Parameters:
///   - update: Changes the bound dependencies. Reading a dependency in order to change a part of it
///     does not count as a use.
///   - isolation: The actor that runs the operation; by default the caller's.
///   - operation: The operation to run.
/// - Returns: The operation's return value.
/// - Throws: Any error that either closure throws.
@discardableResult
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let context = DependencyContext.current
  let values = try (context.values ?? .process).updated(update)
  return try await DependencyContext.$current.withValue(
    context.with(values: values), operation: operation)
}

extension DependencyValues {
  /// Runs an operation, such as a single test, with new default values for tests.
  ///
  /// Values that are already set are kept.
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - isolation: The actor that runs the operation; by default the caller's.
  ///   - operation: The operation to run.
  /// - Returns: The operation's return value.
  /// - Throws: Any error that the operation throws.
  @discardableResult
  package static func withTest<R>(
    _ update: (inout DependencyValues) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    let context = DependencyContext.current
    let values = (context.values ?? .process).forTest().updated(update)
    return try await DependencyContext.$current.withValue(
      context.with(values: values), operation: operation)
  }

  /// Returns these values with changes.
  func updated(_ update: (inout DependencyValues) throws -> Void) rethrows -> DependencyValues {
    var values = self
    try DependencyContext.$current.withValue(
      DependencyContext.current.with(isUpdating: true)
    ) {
      try update(&values)
    }
    return values
  }
}

/// An issue of a dependency, with advice on how to fix it.
enum DependencyIssue: CustomStringConvertible, Sendable {
  /// A test uses a dependency that has only a live implementation.
  case noTestValue(key: String, value: String)
  /// A test uses the continuous clock without setting one.
  case noClock

  var description: String {
    switch self {
    case .noTestValue(let key, let value):
      """
      \(key) has no test implementation, but was accessed in a test. The live \(value) was used.

      To fix:
      • Set it for this test, as in “withDependencies { $0.… = … }”.
      • Set a default for all tests: “static let testValue: \(value) = …” in \(key), with members \
      that are “unimplemented("…")”, so that each test sets the members that it uses.
      """
    case .noClock:
      """
      continuousClock has no test implementation, but was used in a test.

      To fix:
      • Set a clock that does not wait: “$0.continuousClock = ImmediateClock()”.
      • Set a clock that the test advances: “let clock = TestClock()”, \
      “$0.continuousClock = clock”, “await clock.advance(by: .seconds(1))”.
      """
    }
  }
}

/// Detection of test processes.
enum TestProcess {
  /// A Boolean value that indicates whether SwiftPM or Xcode started this process to run tests.
  static let isCurrent = isTest(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  /// Returns whether a process with the given arguments and environment runs tests.
  static func isTest(arguments: [String], environment: [String: String]) -> Bool {
    let marks = ["XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"]
    if marks.contains(where: { environment[$0] != nil }) { return true }
    let name = arguments.first?.split(separator: "/").last ?? ""
    return name.hasSuffix(".xctest") || name == "xctest" || name == "swiftpm-testing-helper"
  }
}
