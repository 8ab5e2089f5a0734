// SPDX-License-Identifier: MIT

public import Foundation

/// An object with the items of dragged rows; its methods are never called.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a row.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// An object that receives items dropped on rows; its methods are never called.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called for dropped items.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// A drop on the rows of a table, which does not happen.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The row before which the items are dropped; `nil` if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The answer about the drop.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Animates an item to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped on a table.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row that was dragged; `nil` if it is of another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview in points.
  var previewSize: CGSize { get }
}

/// The answer about a drop on a table.
@MainActor @preconcurrency
open class UITableViewDropProposal: UIDropProposal {
  /// The place of dropped items.
  @nonexhaustive(warn)
  public enum Intent: Int, Sendable {
    /// None.
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    /// In a row.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or in a row.
    case automatic = 3
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
