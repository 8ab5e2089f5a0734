// SPDX-License-Identifier: MIT

public import Foundation

/// A collection, whose visible elements are created by a data source.
///
/// Each element has a cell of its own, and changes are not animated.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
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

  /// Sets the layout, without an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
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
  ) {}
  /// Has no effect, because no element is highlighted.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

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

  /// A direction of scrolling.
  @nonexhaustive(warn)
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }

  /// The position of an element after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = Self(rawValue: 1)
    /// The vertical center.
    public static let centeredVertically = Self(rawValue: 2)
    /// The bottom.
    public static let bottom = Self(rawValue: 4)
    /// The left edge.
    public static let left = Self(rawValue: 8)
    /// The horizontal center.
    public static let centeredHorizontally = Self(rawValue: 16)
    /// The right edge.
    public static let right = Self(rawValue: 32)
  }

  /// A class of cells with the closure that sets their content.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void

    /// Creates a registration.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
  }

  /// The kind of headers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
