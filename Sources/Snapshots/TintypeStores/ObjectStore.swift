// SPDX-License-Identifier: MIT

/// A store of objects.
protocol ObjectStore: Sendable {
  /// Fetches an object; the caller checks its contents.
  ///
  /// - Parameter object: The object.
  /// - Returns: The contents that the store has under the object's name.
  /// - Throws: `StoreError.missing` if the store has no such object, another `StoreError` if the
  ///   store cannot be used.
  func bytes(of object: StoredObject) throws(StoreError) -> [UInt8]

  /// Returns whether the store has a file of the object's size under the object's name.
  func contains(_ object: StoredObject) throws(StoreError) -> Bool

  /// Puts an object into the store.
  func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError)
}
