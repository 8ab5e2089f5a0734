// SPDX-License-Identifier: MIT

import Foundation

/// An object of the app that actions use.
@propertyWrapper
public struct AppDependency<Value>: Sendable where Value: Sendable {
  private let key: AnyHashableKey?

  /// Creates a dependency on the object of its type that ``AppDependencyManager`` has.
  public init() { key = nil }

  /// Creates a dependency on the object with a key that ``AppDependencyManager`` has.
  public init(key: (some Hashable & Sendable)?) {
    self.key = key.map { AnyHashableKey(value: AnyHashable($0)) }
  }

  /// The object.
  ///
  /// As on Apple's systems, the process ends if it was not added.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(Value.self, key?.value) else {
      preconditionFailure(
        """
        AppDependencyManager has no \(Value.self)\(key.map { " for the key “\($0.value)”" } ?? ""). Call \
        AppDependencyManager.shared.add(dependency:) before the action is performed.
        """)
    }
    return value
  }
}

/// A key that can be passed between threads.
///
/// `@unchecked`: it is created from a sendable value.
private struct AnyHashableKey: @unchecked Sendable {
  let value: AnyHashable
}

/// The objects of the app that actions use.
///
/// `@unchecked`: a lock protects the objects.
public final class AppDependencyManager: @unchecked Sendable {
  /// The only manager.
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var makers: [AnyHashable: () -> Any] = [:]

  /// Adds an object, which replaces one with the same key or type.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    lock.withLock { makers[key ?? AnyHashable(ObjectIdentifier(Dependency.self))] = dependency }
  }

  fileprivate func value<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?) -> Dependency? {
    let make = lock.withLock { makers[key ?? AnyHashable(ObjectIdentifier(type))] }
    return make?() as? Dependency
  }
}

/// The action whose parameter a query completes.
///
/// It is never known.
@propertyWrapper
public struct IntentParameterDependency<Intent>: Sendable where Intent: AppIntent {
  /// Creates a dependency on parameters.
  public init<each Value>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

  /// The action: always `nil`.
  public var wrappedValue: Intent? { nil }
}
