// SPDX-License-Identifier: MIT

public import Foundation

/// The sections and elements of a table or a collection.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Creates a value without sections.
  public init() {}

  /// The sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  /// The elements of all sections.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of elements.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Returns the elements of a section; none for an unknown one.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections.first { $0.section == identifier }?.items ?? [] }
  /// Returns the number of elements of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.section == identifier }
  }

  /// Adds sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }
  /// Adds elements to a section, the last one by default; none without a section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    if let index { sections[index].items += identifiers }
  }
  /// Removes elements.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { removed.contains($0) } }
  }
  /// Removes sections.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.section) }
  }
  /// Removes all elements.
  public mutating func deleteAllItems() { sections = [] }
  /// Has no effect: all elements are created again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Has no effect: all elements are created again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  /// Has no effect: all elements are created again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  func items(at section: Int) -> [ItemIdentifierType] {
    sections.indices.contains(section) ? sections[section].items : []
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    let items = items(at: path.section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}

/// A data source of a table that shows the elements of a snapshot.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// The sections and elements.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// A closure that returns the cell of an element.
  public typealias CellProvider =
    (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of changes, which is not shown.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private var current = Snapshot()
  private let provider: CellProvider
  private weak var table: UITableView?

  /// Creates the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Shows elements, without an animation.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    table?.reloadData()
    completion?()
  }
  /// Returns the shown elements.
  open func snapshot() -> Snapshot { current }
  /// Returns the element at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Returns the number of elements of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.items(at: section).count
  }
  /// Returns the cell of an element.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Returns no title.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns no title.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

/// A data source of a collection that shows the elements of a snapshot.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// The sections and elements.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// A closure that returns the cell of an element.
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that returns a header or a footer, which is never called.
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// The closure that returns a header or a footer, which is never called.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private var current = Snapshot()
  private let provider: CellProvider
  private weak var collection: UICollectionView?

  /// Creates the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (collection, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows elements, without an animation.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    collection?.reloadData()
    completion?()
  }
  /// Returns the shown elements.
  open func snapshot() -> Snapshot { current }
  /// Returns the element at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// Returns the number of elements of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.items(at: section).count }
  /// Returns the cell of an element.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
}
