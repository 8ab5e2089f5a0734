// SPDX-License-Identifier: MIT

import TintypeUIKit

/// A key for an environment value that is also a trait in UIKit.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Returns the value of a collection of traits.
  static func read(from traitCollection: UITraitCollection) -> Self.Value

  /// Writes a value to traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}

extension EnvironmentValues {
  /// The value of a key that is a trait of UIKit, too.
  ///
  /// If no view sets it, it is the value of the current traits.
  public subscript<K>(key: K.Type) -> K.Value where K: UITraitBridgedEnvironmentKey {
    get { customValue(of: key) ?? K.read(from: UITraitCollection.current) }
    set {
      setCustomValue(newValue, of: key)
      bridgedWrites.removeAll { $0.key == ObjectIdentifier(key) }
      bridgedWrites.append(
        BridgedWrite(key: ObjectIdentifier(key)) { K.write(to: &$0, value: newValue) })
    }
  }

  /// Calls a closure, during which the current traits have the values that views have set.
  func performWithBridgedTraits(_ actions: () -> Void) {
    let writes = bridgedWrites
    guard !writes.isEmpty else { return actions() }
    UITraitCollection.current.modifyingTraits { traits in
      for write in writes { write.perform(&traits) }
    }.performAsCurrent(actions)
  }

  /// A function that writes the value of a key to traits.
  private struct BridgedWrite {
    let key: ObjectIdentifier
    let perform: (inout any UIMutableTraits) -> Void
  }

  private enum BridgedWritesKey: EnvironmentKey {
    static var defaultValue: [BridgedWrite] { [] }
  }

  /// The functions that write the values of keys to traits, in the order of the values.
  private var bridgedWrites: [BridgedWrite] {
    get { self[BridgedWritesKey.self] }
    set { self[BridgedWritesKey.self] = newValue }
  }
}
