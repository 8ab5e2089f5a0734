// SPDX-License-Identifier: MIT

/// The previews of a catalog, which need not be in memory at once.
package protocol CatalogPreviews {
  associatedtype Failure: Error

  /// The number of previews.
  var count: Int { get }

  /// Returns a preview, which is read again each time.
  ///
  /// - Parameter index: The index in the order of the list.
  /// - Returns: The preview, the same each time.
  /// - Throws: The reason why it cannot be read.
  func preview(at index: Int) throws(Failure) -> Catalog.Preview
}

extension Array: CatalogPreviews where Element == Catalog.Preview {
  package typealias Failure = Never

  package func preview(at index: Int) throws(Never) -> Catalog.Preview { self[index] }
}
