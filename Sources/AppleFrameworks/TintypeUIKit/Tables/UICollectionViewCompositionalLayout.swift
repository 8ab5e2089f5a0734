// SPDX-License-Identifier: MIT

public import Foundation

/// The container of a compositional layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size of the container in points.
  var containerSize: CGSize { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The values of a list in a collection.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  @nonexhaustive(warn)
  public enum Appearance: Int, Sendable {
    /// Rows without groups.
    case plain = 0
    /// Groups of rows.
    case grouped = 1
    /// Groups of rows with round corners.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar of rows without groups.
    case sidebarPlain = 4
  }

  /// The appearance.
  public let appearance: Appearance
  /// A Boolean value that indicates whether lines separate rows.
  public var showsSeparators = true
  /// The color behind the rows; that of the appearance by default.
  public var backgroundColor: UIColor?

  /// Creates the values of an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// A layout of sections of groups or rows.
///
/// Headers, footers and separators are not shown.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A closure that returns a section.
  public typealias SectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0

  /// Creates a layout of sections that look alike.
  public init(section: NSCollectionLayoutSection) { provider = { _, _ in section } }
  /// Creates a layout of sections that a closure returns.
  public init(sectionProvider: @escaping SectionProvider) { provider = sectionProvider }
  /// Returns a layout that looks like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration))
  }

  /// The size of all elements in points.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: end)
  }
  /// Returns the elements in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes.filter { $0.frame.intersects(rect) } }
  /// Returns the attributes of an element.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes.first { $0.indexPath == indexPath } }

  /// Places the elements.
  open override func prepare() {
    (attributes, end) = ([], 0)
    guard let view = collectionView else { return }
    for section in 0..<max(view.numberOfSections, 0) {
      guard let values = provider(section, LayoutContainer(view)) else { continue }
      let count = max(view.numberOfItems(inSection: section), 0)
      end += values.contentInsets.top
      if let list = values.list {
        addRows(of: section, count, list, in: view)
      } else if let group = values.group {
        addGroups(of: section, count, group, values, in: view)
      }
      end += values.contentInsets.bottom
    }
  }

  private func add(_ item: Int, _ section: Int, _ frame: CGRect) {
    let own = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: section))
    own.frame = frame
    attributes.append(own)
  }

  private func addRows(
    of section: Int, _ count: Int, _ list: UICollectionLayoutListConfiguration,
    in view: UICollectionView
  ) {
    let inset: CGFloat = list.appearance == .insetGrouped ? 16 : 0
    let isPlain = list.appearance == .plain || list.appearance == .sidebarPlain
    let width = max(view.bounds.width - 2 * inset, 0)
    view.backgroundColor =
      list.backgroundColor ?? (isPlain ? .systemBackground : .systemGroupedBackground)
    if !isPlain { end += 17.5 }
    for item in 0..<count {
      var height: CGFloat = 44
      if end < view.bounds.maxY,
        let cell = view.cell(at: IndexPath(item: item, section: section))
      {
        height = max(cell.height(in: width) ?? 44, 44)
        cell.backgroundColor =
          cell.backgroundColor
          ?? (isPlain ? .systemBackground : .secondarySystemGroupedBackground)
      }
      add(item, section, CGRect(x: inset, y: end, width: width, height: height))
      end += height
    }
    if !isPlain { end += 17.5 }
  }

  private func addGroups(
    of section: Int, _ count: Int, _ group: NSCollectionLayoutGroup,
    _ values: NSCollectionLayoutSection, in view: UICollectionView
  ) {
    let insets = values.contentInsets
    let container = CGSize(
      width: max(view.bounds.width - insets.leading - insets.trailing, 0),
      height: view.bounds.height)
    let (frames, size) = (group.frames(in: container), group.layoutSize.size(in: container))
    guard !frames.isEmpty, count > 0 else { return }
    let isAcross = values.orthogonalScrollingBehavior != .none
    for item in 0..<count {
      let index = CGFloat(item / frames.count)
      let (x, y) =
        isAcross
        ? (index * (size.width + values.interGroupSpacing), 0)
        : (0, index * (size.height + values.interGroupSpacing))
      add(
        item, section, frames[item % frames.count].offsetBy(dx: insets.leading + x, dy: end + y))
    }
    let lines = isAcross ? 1 : CGFloat((count - 1) / frames.count + 1)
    end += lines * size.height + (lines - 1) * values.interGroupSpacing
  }
}

private final class LayoutContainer: NSObject, NSCollectionLayoutEnvironment {
  let containerSize: CGSize
  let traitCollection: UITraitCollection

  init(_ view: UIView) {
    (containerSize, traitCollection) = (view.bounds.size, view.traitCollection)
  }
}
