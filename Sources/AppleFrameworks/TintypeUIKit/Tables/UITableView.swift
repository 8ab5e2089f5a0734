// SPDX-License-Identifier: MIT

public import Foundation

/// A table, whose visible rows are created by a data source.
///
/// Each row has a cell of its own, and changes are not animated.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The object that prepares rows; its methods are never called.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether rows are prepared.
  open var isPrefetchingEnabled: Bool = true
  /// The height of empty rows in points, which are not shown.
  open var fillerRowHeight: CGFloat = -1
  /// The edges from which the separators are inset.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  /// The effect of the separators, which is not shown.
  open var separatorEffect: UIVisualEffect?
  /// The change of heights after a change of content.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// The elements that determine the height.
  open var contentHuggingElements: UITableViewContentHuggingElements = .sectionHeaders
  /// A Boolean value that indicates whether a row can be selected during editing.
  open var allowsSelectionDuringEditing: Bool = false
  /// A Boolean value that indicates whether several rows can be selected during editing.
  open var allowsMultipleSelectionDuringEditing: Bool = false
  /// The number of rows from which the index is shown; it is not.
  open var sectionIndexMinimumDisplayRowCount: Int = 0
  /// The color of the index.
  open var sectionIndexColor: UIColor?
  /// The color behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The color behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// A Boolean value that indicates whether rows are as wide as a readable text.
  open var cellLayoutMarginsFollowReadableWidth: Bool = false
  /// A Boolean value that indicates whether the content of rows respects the safe area.
  open var insetsContentViewsToSafeArea: Bool = true
  /// A Boolean value that indicates whether the focus returns to a row.
  open var remembersLastFocusedIndexPath: Bool = false
  /// A Boolean value that indicates whether the focus selects a row.
  open var selectionFollowsFocus: Bool = false
  /// A Boolean value that indicates whether a row can have the focus.
  open var allowsFocus: Bool = true
  /// A Boolean value that indicates whether a row can have the focus during editing.
  open var allowsFocusDuringEditing: Bool = false
  /// A Boolean value that indicates whether a drag selects rows.
  open var isSpringLoaded: Bool = false
  /// A Boolean value that indicates whether rows are dragged: always `false`.
  open var hasActiveDrag: Bool { false }
  /// A Boolean value that indicates whether items are dropped: always `false`.
  open var hasActiveDrop: Bool { false }
  /// A Boolean value that indicates whether changes wait: always `false`.
  open var hasUncommittedUpdates: Bool { false }
  /// The interaction that shows a menu: always `nil`.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// The paths of the selected rows.
  open private(set) var indexPathsForSelectedRows: [IndexPath]?
  /// The path of the first selected row.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
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
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let others = allowsMultipleSelection ? indexPathsForSelectedRows ?? [] : []
    indexPathsForSelectedRows = indexPath.map { row in others.filter { $0 != row } + [row] }
  }
  /// Removes a row from the selected ones.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
  }
  /// Creates the rows again, without an animation.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Creates the rows again, without an animation.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Creates the rows again, without an animation.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Creates the rows again, without an animation.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Creates the rows again, without an animation.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  /// Has no effect, because there is no index.
  open func reloadSectionIndexTitles() {}
  /// Has no effect.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Returns the frame of a visible row in points; an empty one for another row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rows?.cells[indexPath]?.frame ?? .zero }
  /// Returns the frame of the visible rows of a section in points.
  open func rect(forSection section: Int) -> CGRect {
    let frames = (rows?.cells ?? [:]).filter { $0.key.section == section }.map(\.value.frame)
    return frames.isEmpty ? .zero : frames.reduce(.null) { $0.union($1) }
  }
  /// Returns an empty frame, because headers are not known.
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  /// Returns an empty frame, because footers are not known.
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  /// Returns the path of the visible row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows?.cells.first { $0.value.frame.contains(point) }?.key
  }
  /// Returns the paths of the visible rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rows?.cells.filter { $0.value.frame.intersects(rect) }.keys.sorted()
  }
  /// Returns `nil`, because headers are not known.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Returns `nil`, because footers are not known.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Has no effect, because interface files are not supported.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Has no effect, because interface files are not supported.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
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
}
