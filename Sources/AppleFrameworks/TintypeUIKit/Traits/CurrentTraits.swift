// SPDX-License-Identifier: MIT

internal import Foundation
internal import Synchronization

/// The storage of `UITraitCollection.current`.
enum CurrentTraits {
  /// The collection of `performAsCurrent(_:)`.
  @TaskLocal private static var performed: ChangedTraits?

  /// The current collection.
  static var value: UITraitCollection {
    get {
      let environment = UIKitEnvironment.current
      let changed = performed ?? environment.changedTraits
      return (changed.map(\.value) ?? threadValue) ?? environment.traitCollection
    }
    set {
      if let changed = performed ?? UIKitEnvironment.current.changedTraits {
        changed.value = newValue
      } else {
        threadValue = newValue
      }
    }
  }

  /// Calls a closure with another current collection.
  static func withValue(_ value: UITraitCollection, _ actions: () -> Void) {
    let changed = ChangedTraits()
    changed.value = value
    $performed.withValue(changed, operation: actions)
  }

  /// The value of the thread, as in UIKit.
  private static var threadValue: UITraitCollection? {
    get { Thread.current.threadDictionary[threadKey] as? UITraitCollection }
    set { Thread.current.threadDictionary[threadKey] = newValue }
  }

  private static let threadKey = "TintypeUIKit.UITraitCollection.current"
}

/// A collection that replaces the environment's.
final class ChangedTraits: Sendable {
  private let stored = Mutex<UITraitCollection?>(nil)

  /// The collection; `nil` if it was not replaced.
  var value: UITraitCollection? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
