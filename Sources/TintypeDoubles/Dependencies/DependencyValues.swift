// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// What the code under test gets from outside: clients, clocks and the like.
///
/// Code reads them with ``Dependency``; a test sets them with
/// ``withDependencies(_:operation:)`` or for a ``TestStore``. They are bound to the task, so that
/// tests that run beside each other have each their own.
public struct DependencyValues: Sendable {
  /// Whose values are taken where none is set.
  public enum Context: Hashable, Sendable {
    /// Those of the program.
    case live
    /// Those of tests.
    case test
  }

  /// Whose values are taken where none is set; by default those of tests in the process of a test.
  public var context: Context
  private var values: [ObjectIdentifier: any Sendable] = [:]
  private var defaults = Defaults()
  /// Where the dependency that is read from these values is declared.
  var declaration: CreationPlace?

  /// Creates values of which none is set.
  ///
  /// - Parameter context: Whose values are taken instead; by default those of tests in the process
  ///   of a test.
  public init(context: Context = TestProcess.isCurrent ? .test : .live) {
    self.context = context
  }

  /// The values that are bound here.
  public static var current: DependencyValues { DependencyContext.current.values ?? process }

  /// The values of code for which none are bound.
  static let process = DependencyValues()

  /// These values with the defaults of tests, made anew.
  func forTest() -> DependencyValues {
    var values = self
    values.context = .test
    values.defaults = Defaults()
    return values
  }

  /// The dependency of a key.
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

/// The defaults that have been asked for, so that each is made once for those who share them.
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
    _ key: Key.Type, _ context: DependencyValues.Context, _ declaration: CreationPlace?,
    make: () -> Key.Value
  ) -> (value: Key.Value, isMissing: Bool) {
    let slot = Slot(key: ObjectIdentifier(key), context: context)
    if let entry = entries.withLock({ $0[slot] }), let value = entry.value as? Key.Value {
      return (value, entry.isMissing)
    }
    // Not under the lock: making one value may ask for another.
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

extension DependencyValues {
  /// The scheduler on which the code under test shows what changes.
  ///
  /// In tests there is none until one is set: whatever is scheduled fails the test, and runs at once.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static var liveValue: AnySchedulerOf<DispatchQueue> { .main }
  static var testValue: AnySchedulerOf<DispatchQueue> { .unimplemented("mainQueue") }
}

extension DependencyValues {
  /// The clock by which the code under test waits.
  ///
  /// In tests there is none until one is set: a wait fails the test, and ends as if it were cancelled.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> {
    MissingClock(place: DependencyContext.current.lookup?.declaration)
  }
}

/// The clock of tests that have set none.
struct MissingClock: Clock {
  typealias Instant = OffsetInstant<Duration>

  /// Where the code under test declares it.
  let place: CreationPlace?
  private let first = First()

  var now: Instant {
    report()
    return Instant()
  }

  init(place: CreationPlace?) { self.place = place }

  /// To sleep is to ask for the time first: a test is told once.
  private func report() {
    if first.isNow { IssueReporter.report(DependencyIssue.noClock, at: place) }
  }

  private final class First: Sendable {
    private let isOver = Atomic(false)

    var isNow: Bool { !isOver.exchange(true, ordering: .relaxed) }
  }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    report()
    // Whoever waits in a loop must not run on without end.
    throw CancellationError()
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
///   - update: Changes the dependencies that are bound here. To read one in order to change a part
///     of it is no use of it.
///   - operation: What is run.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
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
///   - update: Changes the dependencies that are bound here. To read one in order to change a part
///     of it is no use of it.
///   - isolation: The actor on which the operation runs; the caller's.
///   - operation: What is run.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
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
  /// Runs an operation with the defaults of tests, made anew for it: the frame of one test.
  ///
  /// What was set around it is kept.
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - isolation: The actor on which the operation runs; the caller's.
  ///   - operation: What is run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @discardableResult
  public static func withTest<R>(
    _ update: (inout DependencyValues) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    let context = DependencyContext.current
    let values = (context.values ?? .process).forTest().updated(update)
    return try await DependencyContext.$current.withValue(
      context.with(values: values), operation: operation)
  }

  /// These values, changed.
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
