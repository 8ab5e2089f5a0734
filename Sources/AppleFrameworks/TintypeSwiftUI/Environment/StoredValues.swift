// SPDX-License-Identifier: MIT

import Foundation

/// User defaults in memory, which nothing on the machine changes.
///
/// ```swift
/// let defaults = InMemoryUserDefaults(["userName": "Mei", "isGuest": false])
/// assertSnapshot(of: ProfileView().defaultAppStorage(defaults), as: .image)
/// ```
public final class InMemoryUserDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any]

  /// Creates user defaults.
  ///
  /// - Parameter values: The initial values by key, such as numbers, strings, dates and URLs.
  public init(_ values: [String: Any] = [:]) {
    self.values = values
    // Only the name of another app makes the initializer fail.
    // swift-format-ignore: NeverForceUnwrap
    super.init(suiteName: nil)!
  }

  public override func object(forKey defaultName: String) -> Any? {
    lock.withLock { values[defaultName] }
  }

  public override func set(_ value: Any?, forKey defaultName: String) {
    lock.withLock { values[defaultName] = value }
  }

  public override func removeObject(forKey defaultName: String) {
    lock.withLock { values[defaultName] = nil }
  }

  public override func dictionaryRepresentation() -> [String: Any] { lock.withLock { values } }
}

/// The values that the views of a tree store for the app and for the scene.
///
/// They are in memory, because the defaults of the machine would change the snapshots.
final class StoredValues {
  /// The values of the app if the environment has no other store.
  let app = InMemoryUserDefaults()
  /// The values of the scene.
  let scene = InMemoryUserDefaults()
}

extension EnvironmentValues {
  private enum AppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }

  /// The store of `@AppStorage`; `nil` for a store in memory.
  var appStorage: UserDefaults? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of the properties `@AppStorage` of the view.
  ///
  /// The standard store of the machine is replaced by one in memory.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformingEnvironment { $0.appStorage = store }
  }
}
