// SPDX-License-Identifier: MIT

public import Foundation

/// A table, whose visible rows are created by a data source.
///
/// Each row has a cell of its own, and changes are not animated.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The style of the sections.
  open private(set) var style: Style = .plain
  /// The object that creates rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The style of the separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the separators.
  open var separatorColor: UIColor?
  /// The insets of the separators in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The height of a row in points; −1 for the height of its content.
  open var rowHeight: CGFloat = -1
  /// The height of a section's header in points; −1 for the height of its content.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of a section's footer in points; −1 for the height of its content.
  open var sectionFooterHeight: CGFloat = -1
  /// The assumed height of a row, which has no effect.
  open var estimatedRowHeight: CGFloat = -1
  /// The assumed height of a header, which has no effect.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// The assumed height of a footer, which has no effect.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// The distance above a section's header in points; −1 by default.
  open var sectionHeaderTopPadding: CGFloat = -1
  /// The view above the rows.
  open var tableHeaderView: UIView? { didSet { reloadData() } }
  /// The view below the rows.
  open var tableFooterView: UIView? { didSet { reloadData() } }
  /// The view behind the rows.
  open var backgroundView: UIView? { didSet { reloadData() } }
  /// A Boolean value that indicates whether a row can be selected.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether rows are edited, which is not shown.
  open var isEditing = false
  /// The object with the items of a drag; its methods are never called.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The object that receives dropped items; its methods are never called.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// A Boolean value that indicates whether items can be dragged; it has no effect.
  open var dragInteractionEnabled = true
  /// The height of the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  private var cellTypes: [String: UITableViewCell.Type] = [:]
  private var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var rows: TableRows?

  /// Creates a table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a plain table with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Registers a class of cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Registers a class of headers and footers.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerTypes[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a new cell; `nil` for an identifier that is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellTypes[identifier]?.made(identifier)
  }

  /// Returns a new cell, of the default class for an identifier that is not registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a new header or footer; `nil` for an identifier that is not registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headerTypes[identifier]?.made(identifier) }

  /// Creates the rows again at the next layout.
  open func reloadData() {
    rows = nil
    setNeedsLayout()
  }

  /// Creates the rows again, without an animation.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Creates the rows again, without an animation.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Creates the rows again, without an animation.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Creates the rows again, without an animation.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Performs changes at once, and creates the rows again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Has no effect.
  open func beginUpdates() {}
  /// Creates the rows again.
  open func endUpdates() { reloadData() }
  /// Selects a row, which is not highlighted.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Has no effect, because no row is highlighted.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Has no effect.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Has no effect.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Returns the cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows?.cells[indexPath] }
  /// Returns the path of the row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows?.cells.first { $0.value === cell }?.key
  }
  /// The cells of the visible rows, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    (rows?.cells ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
  /// The paths of the visible rows.
  open var indexPathsForVisibleRows: [IndexPath]? { rows?.cells.keys.sorted() }

  /// Creates the rows and sets their frames.
  open override func layoutSubviews() {
    guard rows?.bounds != bounds else { return }
    rows?.remove()
    rows = TableRows(self)
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
}
