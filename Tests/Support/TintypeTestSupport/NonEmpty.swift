// SPDX-License-Identifier: MIT

/// Returns a collection that a test iterates over, and throws if the test would assert nothing.
///
/// - Parameters:
///   - collection: The collection.
///   - fileID: The file of the call.
///   - line: The line of the call.
/// - Returns: The collection.
/// - Throws: ``EmptyCollection`` if the collection has no elements.
public func nonEmpty<Elements: Collection>(
  _ collection: Elements, fileID: String = #fileID, line: Int = #line
) throws(EmptyCollection) -> Elements {
  guard !collection.isEmpty else { throw EmptyCollection(fileID: fileID, line: line) }
  return collection
}

/// The error of a test that would pass because a collection is empty.
public struct EmptyCollection: Error, Hashable, CustomStringConvertible {
  /// The file of the call, as in `#fileID`.
  public let fileID: String
  /// The line of the call.
  public let line: Int

  /// The description of the error.
  public var description: String {
    """
    The collection at \(fileID):\(line) is empty, so the test would assert nothing. Correct what it \
    is made from.
    """
  }
}
