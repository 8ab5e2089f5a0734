// SPDX-License-Identifier: MIT

public import Foundation

extension UITableView {
  /// The style of the sections.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// Rows without groups.
    case plain = 0
    /// Groups of rows.
    case grouped = 1
    /// Groups of rows with round corners.
    case insetGrouped = 2
  }

  /// The animation of a change, which is not shown.
  @nonexhaustive(warn)
  public enum RowAnimation: Int, Sendable {
    /// It appears.
    case fade = 0
    /// It moves to the right.
    case right = 1
    /// It moves to the left.
    case left = 2
    /// It moves to the top.
    case top = 3
    /// It moves to the bottom.
    case bottom = 4
    /// None.
    case none = 5
    /// It moves to the middle.
    case middle = 6
    /// The animation of the system.
    case automatic = 100
  }

  /// The position of a row after scrolling.
  @nonexhaustive(warn)
  public enum ScrollPosition: Int, Sendable {
    /// Any.
    case none = 0
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// The edges from which separators are inset.
  @nonexhaustive(warn)
  public enum SeparatorInsetReference: Int, Sendable {
    /// Those of the row.
    case fromCellEdges = 0
    /// Those of the insets that the system chooses.
    case fromAutomaticInsets = 1
  }

  /// The change of heights after a change of content.
  @nonexhaustive(warn)
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// After a request.
    case enabled = 1
    /// After each change of constraints.
    case enabledIncludingConstraints = 2
  }

  /// The symbol of the search in an index.
  public nonisolated class var indexSearch: String { "{search}" }
  /// The notification of another selection, which is never posted.
  public nonisolated class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("UITableViewSelectionDidChangeNotification")
  }
}

/// The elements that determine the height of a table.
@nonexhaustive(warn)
public enum UITableViewContentHuggingElements: Int, Sendable {
  /// None.
  case none = 0
  /// The headers of sections.
  case sectionHeaders = 8
}

/// An object that prepares rows; its methods are never called.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Cancels the preparation of rows.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// An object that prepares elements; its methods are never called.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares elements.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Cancels the preparation of elements.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
