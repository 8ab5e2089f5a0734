// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The object that restores an index; its methods are never called.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {}

// Proof of safety: no items are stored.
/// The items of an app that a search finds, which are discarded.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "default")

  /// The object that restores the index.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// Creates an index.
  public init(name: String) { super.init() }

  /// Creates an index with a protection of its file, which has no effect.
  public convenience init(name: String, protectionClass: FileProtectionType?) {
    self.init(name: name)
  }

  /// Returns the index of the app.
  open class func `default`() -> CSSearchableIndex { shared }

  /// Returns `false`, because there is no search.
  open class func isIndexingAvailable() -> Bool { false }

  /// Discards items, and calls the handler.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Discards items.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}

  /// Calls the handler.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Does nothing, because items are discarded.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

  /// Calls the handler.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Does nothing, because items are discarded.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String]
  ) async throws {}

  /// Calls the handler.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  /// Does nothing, because items are discarded.
  open func deleteAllSearchableItems() async throws {}

  /// Does nothing, because items are discarded.
  open func beginBatch() {}

  /// Calls the handler.
  open func endBatch(
    withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Calls the handler with no state.
  open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    completionHandler(nil, nil)
  }
}

/// An item that a search finds.
open class CSSearchableItem: NSObject {
  /// The identifier.
  open var uniqueIdentifier: String
  /// The identifier of a group of items.
  open var domainIdentifier: String?
  /// The day after which the item is not found.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var expirationDate: Date!
  /// The values.
  open var attributeSet: CSSearchableItemAttributeSet
  /// A Boolean value that indicates whether the values change an item.
  open var isUpdate = false

  /// Creates an item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// A search in the index of an app, which finds nothing.
open class CSSearchQuery: NSObject {
  /// Receives the found items; it is never called.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Called at the end.
  open var completionHandler: (((any Error)?) -> Void)?
  /// The number of found items: always 0.
  open var foundItemCount: Int { 0 }
  /// A Boolean value that indicates whether the search was canceled.
  open private(set) var isCancelled = false

  /// Creates a search.
  public init(queryString: String, attributes: [String]?) { super.init() }

  /// Calls the `completionHandler`.
  open func start() { completionHandler?(nil) }

  /// Cancels the search.
  open func cancel() { isCancelled = true }
}

/// The type of the activity that opens a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the identifier of the found item.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity that continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the text of the search.
public let CSSearchQueryString = "kCSSearchQueryString"
