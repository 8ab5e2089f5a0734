// SPDX-License-Identifier: MIT

public import Foundation

/// A table, whose rows are not created; it stores default values.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The style of the sections.
  open private(set) var style: Style = .plain
  /// The style of the separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the separators.
  open var separatorColor: UIColor?
  /// The insets of the separators in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The height of a row in points; −1 for the height of its content.
  open var rowHeight: CGFloat = -1
  /// The height of a section's header in points; −1 for the height of its content.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of a section's footer in points; −1 for the height of its content.
  open var sectionFooterHeight: CGFloat = -1
  /// The distance above a section's header in points; −1 by default.
  open var sectionHeaderTopPadding: CGFloat = -1
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// A Boolean value that indicates whether a row can be selected.
  open var allowsSelection = true

  /// Creates a table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

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
}

/// A row of a table; it stores default values.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The background of a selected row.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected row.
  open var selectedBackgroundView: UIView?

  /// The background of a selected row.
  @nonexhaustive(warn)
  public enum SelectionStyle: Int, Sendable {
    /// None.
    case none = 0
    /// Blue.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The style of the system.
    case `default` = 3
  }

  /// The style of separators.
  @nonexhaustive(warn)
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}

/// The header or the footer of a section; it stores default values.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The view behind the content.
  open var backgroundView: UIView?
}

/// A collection, whose elements are not created; it stores default values.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// The view behind the elements.
  open var backgroundView: UIView?
  /// A Boolean value that indicates whether an element can be selected.
  open var allowsSelection = true
}
