// SPDX-License-Identifier: MIT

public import Foundation

/// A collection, whose visible elements are created by a data source.
///
/// Each element has a cell of its own, and changes are not animated.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// The object that prepares elements; its methods are never called.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether elements are prepared.
  open var isPrefetchingEnabled: Bool = true
  /// The speed at which elements move during a drag.
  open var reorderingCadence: ReorderingCadence = .immediate
  /// The change of sizes after a change of content.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// A Boolean value that indicates whether the focus returns to an element.
  open var remembersLastFocusedIndexPath: Bool = false
  /// A Boolean value that indicates whether the focus selects an element.
  open var selectionFollowsFocus: Bool = false
  /// A Boolean value that indicates whether an element can have the focus.
  open var allowsFocus: Bool = true
  /// A Boolean value that indicates whether an element can have the focus during editing.
  open var allowsFocusDuringEditing: Bool = false
  /// A Boolean value that indicates whether elements are edited, which is not shown.
  open var isEditing: Bool = false
  /// A Boolean value that indicates whether an element can be selected during editing.
  open var allowsSelectionDuringEditing: Bool = false
  /// A Boolean value that indicates whether several elements can be selected during editing.
  open var allowsMultipleSelectionDuringEditing: Bool = false
  /// A Boolean value that indicates whether a drag selects elements.
  open var isSpringLoaded: Bool = false
  /// A Boolean value that indicates whether elements are dragged: always `false`.
  open var hasActiveDrag: Bool { false }
  /// A Boolean value that indicates whether items are dropped: always `false`.
  open var hasActiveDrop: Bool { false }
  /// A Boolean value that indicates whether changes wait: always `false`.
  open var hasUncommittedUpdates: Bool { false }
  /// The interaction that shows a menu: always `nil`.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// The paths of the selected elements.
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  /// The object that creates elements.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The layout of the elements.
  open var collectionViewLayout: UICollectionViewLayout { didSet { connect() } }
  /// The view behind the elements.
  open var backgroundView: UIView?
  /// A Boolean value that indicates whether an element can be selected.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several elements can be selected.
  open var allowsMultipleSelection = false
  /// The object with the items of a drag; its methods are never called.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// The object that receives dropped items; its methods are never called.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// A Boolean value that indicates whether items can be dragged; it has no effect.
  open var dragInteractionEnabled = true
  private var types: [String: UICollectionReusableView.Type] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var shownBounds: CGRect?

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    connect()
  }

  /// Creates a collection in lines.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private func connect() {
    collectionViewLayout.collectionView = self
    reloadData()
  }

  /// Registers a class of cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    types[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Registers a class of headers and footers, which are not shown.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { types["\(elementKind) \(identifier)"] = viewClass as? UICollectionReusableView.Type }

  /// Returns a new cell, of the default class for an identifier that is not registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = types[identifier]?.made() as? UICollectionViewCell
    cell?.reuseIdentifier = identifier
    return cell ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a new header or footer.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    types["\(elementKind) \(identifier)"]?.made() as? UICollectionReusableView
      ?? UICollectionReusableView(frame: .zero)
  }

  /// Returns a new cell of a registration.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    guard let cell = Cell.made() as? Cell else {
      preconditionFailure("\(Cell.self) has no initializer init(frame:). Override it.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Creates the elements again at the next layout.
  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    (cells, shownBounds) = ([:], nil)
    setNeedsLayout()
  }

  /// Creates the elements again, without an animation.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Creates the elements again, without an animation.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Creates the elements again, without an animation.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Creates the elements again, without an animation.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Performs changes at once, and creates the elements again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Has no effect.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Selects an element, which is not highlighted.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    let others = allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []
    indexPathsForSelectedItems =
      indexPath.map { item in others.filter { $0 != item } + [item] } ?? []
  }
  /// Removes an element from the selected ones.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }
  /// Creates the elements again, without an animation.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Creates the elements again, without an animation.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Creates the elements again, without an animation.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Creates the elements again, without an animation.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Creates the elements again, without an animation.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Sets the layout, without an animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  /// Returns the attributes of an element.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the attributes of a header or footer.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns the path of the visible element at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.frame.contains(point) }?.key
  }
  /// Returns the path of the element of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// Returns `nil`, because headers and footers are not shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    nil
  }
  /// Returns no views, because headers and footers are not shown.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    []
  }
  /// Returns no paths, because headers and footers are not shown.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  /// Returns `false`, because elements are not moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Has no effect, because elements are not moved.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Has no effect, because elements are not moved.
  open func endInteractiveMovement() {}
  /// Has no effect, because elements are not moved.
  open func cancelInteractiveMovement() {}
  /// Has no effect, because interface files are not supported.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Has no effect, because interface files are not supported.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  /// Returns a new header or footer of a registration.
  open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    guard let view = Supplementary.made() as? Supplementary else {
      preconditionFailure("\(Supplementary.self) has no initializer init(frame:). Override it.")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// Returns the number of elements of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// Returns the cell of a visible element.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The cells of the visible elements.
  open var visibleCells: [UICollectionViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The paths of the visible elements.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// Returns the cell of an element, which is created by the first call.
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    if let cell = cells[path] { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    (delegate as? any UICollectionViewDelegate)?
      .collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
    return cell
  }

  /// Creates the elements and sets their frames.
  open override func layoutSubviews() {
    guard shownBounds != bounds else { return }
    reloadData()
    shownBounds = bounds
    if let backgroundView {
      backgroundView.frame = bounds
      if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    }
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    for values in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [] {
      guard let cell = cell(at: values.indexPath) else { continue }
      (cell.alpha, cell.isHidden) = (values.alpha, values.isHidden)
      cell.layer.zPosition = CGFloat(values.zIndex)
      CellContent.layOut(cell, at: values.frame)
    }
  }
}
