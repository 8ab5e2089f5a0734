// SPDX-License-Identifier: MIT

import TintypeComponents

/// A key of a value that a view passes to the layout that arranges it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value that the layout around the view reads.
  public nonisolated func layoutValue<K>(key: K.Type, value: K.Value) -> some View
  where K: LayoutValueKey {
    modified {
      $0.layoutValue(key: EngineLayoutValue<K>.self, value: LayoutValueBox(value: value))
    }
  }
}

/// The key of a layout value in the engine.
enum EngineLayoutValue<Key: LayoutValueKey>: TintypeComponents.LayoutValueKey {
  static var defaultValue: LayoutValueBox<Key.Value> { LayoutValueBox(value: Key.defaultValue) }
}

/// A layout value, which need not be `Sendable`.
///
/// `@unchecked`: one thread at a time evaluates and lays out views.
struct LayoutValueBox<Value>: @unchecked Sendable {
  let value: Value
}
