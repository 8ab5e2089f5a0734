// SPDX-License-Identifier: MIT

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

  /// Creates values of which none is set.
  ///
  /// - Parameter context: Whose values are taken instead; by default those of tests in the process
  ///   of a test.
  public init(context: Context = TestProcess.isCurrent ? .test : .live) {
    self.context = context
  }

  /// The values that are bound here.
  public static var current: DependencyValues { bound ?? process }

  @TaskLocal package static var bound: DependencyValues?
  private static let process = DependencyValues()

  /// Whether values are being set, so that reading one on the way is no use of it.
  @TaskLocal static var isSetting = false
  /// Where the dependency that is read was declared.
  @TaskLocal static var place: CreationPlace?

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
      case .live: defaults.value(key, .live, place: Self.place) { key.liveValue }.value
      case .test: testDefault(key)
      }
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  private func testDefault<Key: DependencyKey>(_ key: Key.Type) -> Key.Value {
    let found = defaults.value(key, .test, place: Self.place) { key.testValue }
    if found.isMissing, !Self.isSetting {
      IssueReporter.report(
        DependencyIssue.noTestValue(
          key: ValueText.name(of: key), value: ValueText.name(of: Key.Value.self)),
        at: Self.place)
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
    _ key: Key.Type, _ context: DependencyValues.Context, place: CreationPlace?,
    make: () -> Key.Value
  ) -> (value: Key.Value, isMissing: Bool) {
    let slot = Slot(key: ObjectIdentifier(key), context: context)
    if let entry = entries.withLock({ $0[slot] }), let value = entry.value as? Key.Value {
      return (value, entry.isMissing)
    }
    // Not under the lock: making one value may ask for another.
    let access = DependencyAccess(place: place)
    let made = DependencyAccess.$current.withValue(access) { make() }
    let entry = entries.withLock { entries in
      let entry = entries[slot] ?? Entry(value: made, isMissing: access.isMissingTestValue)
      entries[slot] = entry
      return entry
    }
    return (entry.value as? Key.Value ?? made, entry.isMissing)
  }
}
