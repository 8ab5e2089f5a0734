// SPDX-License-Identifier: MIT

public import Foundation

/// An object with the items of dragged elements; its methods are never called.
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items of an element.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// An object that receives items dropped on a collection; its methods are never called.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called for dropped items.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// A drop on a collection, which does not happen.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The element before which the items are dropped; `nil` if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The answer about the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Animates an item to an element.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows an element until an item is loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// An item that is dropped on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The element that was dragged; `nil` if it is of another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview in points.
  var previewSize: CGSize { get }
}

/// The answer about a drop on a collection.
@MainActor @preconcurrency
open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of dropped items.
  @nonexhaustive(warn)
  public enum Intent: Int, Sendable {
    /// None.
    case unspecified = 0
    /// Between elements.
    case insertAtDestinationIndexPath = 1
    /// In an element.
    case insertIntoDestinationIndexPath = 2
  }

  /// The place.
  public let intent: Intent

  /// Creates an answer with a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates an answer without a place.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// An element in place of an item that is being loaded.
@MainActor @preconcurrency
open class UICollectionViewPlaceholder: NSObject {
  /// The position.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cell.
  public let reuseIdentifier: String
  /// The closure that sets the values of the cell; it is never called.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates an element.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
  }
}

/// An element in place of a dropped item that is being loaded.
@MainActor @preconcurrency
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}

/// An element in place of a dropped item, which is not shown.
@MainActor @preconcurrency
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the element; returns whether it exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the element; returns whether it exists.
  @discardableResult
  func deletePlaceholder() -> Bool
}
