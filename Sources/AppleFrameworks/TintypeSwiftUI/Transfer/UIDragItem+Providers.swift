// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

extension UIDragItem {
  /// Creates the item of a provider.
  public convenience init(itemProvider: NSItemProvider) { self.init(provider: itemProvider) }

  /// The provider of the item.
  public var itemProvider: NSItemProvider { provider as? NSItemProvider ?? NSItemProvider() }
}

extension UIDragDropSession {
  /// Returns whether an item has a type of content that conforms to one of several identifiers.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { $0.itemProvider.conforms(to: typeIdentifiers) }
  }

  /// Returns whether an item can be loaded as an object of a class.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Returns whether an item can be loaded as a value of a type that Foundation bridges.
  @_disfavoredOverload
  public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

extension UIDropSession {
  /// Loads the items that have an object of a class.
  ///
  /// - Returns: The progress of the session.
  @discardableResult
  public func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    load(completion) { item, completion in
      item.loadObject(ofClass: aClass) { object, _ in completion(object) }
    }
  }

  /// Loads the items that have a value of a type that Foundation bridges.
  ///
  /// - Returns: The progress of the session.
  @_disfavoredOverload
  @discardableResult
  public func loadObjects<T>(
    ofClass aClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress
  where T: _ObjectiveCBridgeable & Sendable, T._ObjectiveCType: NSItemProviderReading {
    load(completion) { item, completion in
      item.loadObject(ofClass: aClass) { value, _ in completion(value) }
    }
  }

  /// Loads the objects of all items, one after the other, and passes them to a closure.
  private func load<Object>(
    _ completion: @escaping @MainActor ([Object]) -> Void,
    object: @escaping (NSItemProvider, @escaping @Sendable (Object?) -> Void) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider)
    Task { @MainActor in
      var objects: [Object] = []
      for provider in providers {
        // Proof of safety: the object is passed from the closure to this task, and to no other.
        nonisolated(unsafe) var loaded: Object?
        await withCheckedContinuation { continuation in
          object(provider) {
            loaded = $0
            continuation.resume()
          }
        }
        if let loaded { objects.append(loaded) }
      }
      completion(objects)
    }
    return progress
  }
}
